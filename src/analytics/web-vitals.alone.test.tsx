import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setConsent } from './consent'
import { forgetEvents, recordedEvents } from './usage'
import { measureWebVitals } from './web-vitals'

/** What the library would call with each value. */
const { reports } = vi.hoisted(() => ({ reports: new Map<string, (metric: object) => void>() }))
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (report: (metric: object) => void) => reports.set(name, report),
    ]),
  ),
)

const LIST = '/app/pages/bundle/$bundleId'
const SESSION = '/app/pages/bundle/$bundleId/sessions/$sessionId'

beforeEach(() => {
  setConsent('granted')
  forgetEvents()
})
afterEach(() => {
  setConsent('denied')
  Reflect.deleteProperty(navigator, 'connection')
})

/** A page that was opened on the list. `open` goes on to another screen, `report` is a value from the library. */
function measure() {
  let route = LIST
  let follow = () => {}
  measureWebVitals({
    first: LIST,
    current: () => route,
    subscribe: (listener) => (follow = listener),
  })
  return {
    open: (next: string, at: number) => {
      vi.spyOn(performance, 'now').mockReturnValue(at)
      route = next
      follow()
    },
    report: (name: string, values: object = {}) => {
      const metric = { value: 1, rating: 'good', entries: [], navigationType: 'navigate' }
      reports.get(name)?.({ ...metric, name, ...values })
      return recordedEvents().at(-1)?.event
    },
  }
}

test('a value is tracked by its rating and the end of its step', () => {
  const { report } = measure()
  expect(report('LCP', { value: 1187.4, id: 'v6-1732500000000-1', delta: 3 })).toEqual({
    name: 'web_vital',
    route: LIST,
    metric: 'LCP',
    rating: 'good',
    at_most: 1200,
    connection: 'unknown',
    navigation: 'navigate',
  })
  for (const [name, value, step] of [
    ['TTFB', 0, 50],
    ['INP', 200, 200],
    ['FCP', 200.1, 300],
    ['LCP', 1e9, 60_000],
    ['CLS', 0, 0.01],
    ['CLS', 0.11, 0.25],
    ['CLS', 3, 1],
  ] as const)
    expect(report(name, { value })).toMatchObject({ metric: name, at_most: step })
})

test('a slow click or a shift is tracked on the screen where it was, however late it is reported', () => {
  const { open, report } = measure()
  open(SESSION, 5000)
  open('/app/pages/home', 9000)
  const during = (startTime: number) => ({ entries: [{ startTime: 10 }, { startTime }] })
  expect(report('INP', during(4999))).toHaveProperty('route', LIST)
  expect(report('INP', during(5000))).toHaveProperty('route', SESSION)
  expect(report('CLS', during(8999))).toHaveProperty('route', SESSION)
  expect(report('CLS')).toHaveProperty('route', '/app/pages/home')
})

test('what belongs to the opening of the page stays with its first screen, until the page is restored', () => {
  const { open, report } = measure()
  open(SESSION, 5000)
  for (const name of ['FCP', 'LCP', 'TTFB']) expect(report(name)).toHaveProperty('route', LIST)
  const restored = { navigationType: 'back-forward-cache' }
  expect(report('LCP', restored)).toMatchObject({
    route: SESSION,
    navigation: restored.navigationType,
  })
})

test.each([
  ['slow-2g', 'slow'],
  ['2g', 'slow'],
  ['3g', 'medium'],
  ['4g', 'fast'],
  ['5g of Mona Saleh', 'unknown'],
  [undefined, 'unknown'],
])('I1 the connection %s is tracked as %s', (effectiveType, connection) => {
  const value = { effectiveType, downlink: 1.45, rtt: 150, saveData: true }
  Object.defineProperty(navigator, 'connection', { value, configurable: true })
  expect(measure().report('FCP')).toHaveProperty('connection', connection)
})

test('I1 how the page was opened is one of six words', () => {
  const { report } = measure()
  expect(report('FCP', { navigationType: 'back-forward' })).toHaveProperty(
    'navigation',
    'back-forward',
  )
  expect(report('FCP', { navigationType: 'soft-navigation' })).toHaveProperty(
    'navigation',
    'navigate',
  )
  expect(report('FCP', { navigationType: undefined })).toHaveProperty('navigation', 'navigate')
})

test('I3 without consent nothing is tracked, and no screen is remembered', () => {
  const { open, report } = measure()
  open(SESSION, 5000)
  setConsent('denied')
  open('/app/pages/home', 9000)
  expect(report('LCP')).toBeUndefined()
  setConsent('granted')
  expect(report('INP', { entries: [{ startTime: 9500 }] })).toHaveProperty('route', LIST)
})
