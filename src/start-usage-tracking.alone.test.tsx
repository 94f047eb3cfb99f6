import { waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setConsent } from '@/analytics/consent'
import type { UsageVendor } from '@/analytics/events'
import { clearEvents, recordedEvents } from '@/analytics/usage'
import * as vendors from '@/analytics/vendors'
import { measureWebVitals } from '@/analytics/web-vitals'
import { authSession } from '@/api/core/auth-session-instance'
import type { PersonaName } from '@mocks/personas'
import { renderPortal } from '@/test/render-portal'
import { createLoginFacts } from '@/test/auth-harness'
import { startUsageTracking } from './start-usage-tracking'

vi.mock('@/analytics/vendors')

/** The callbacks that web-vitals would call, keyed by metric name. */
const { reports } = vi.hoisted(() => ({ reports: new Map<string, (metric: object) => void>() }))
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (report: (metric: object) => void) => reports.set(name, report),
    ]),
  ),
)

const vendor = { send: vi.fn(), reset: vi.fn(), stop: vi.fn() } satisfies UsageVendor
const getSentEvents = () => vendor.send.mock.calls.map(([event]) => event)
const lines = () =>
  recordedEvents().map(({ event }) => ('route' in event ? event.route : event.name))

beforeEach(() => {
  clearEvents()
  reports.clear()
  for (const mock of Object.values(vendor)) mock.mockReset()
  vi.mocked(vendors.loadVendors)
    .mockReset()
    .mockResolvedValue(() => [vendor])
})

async function follow(persona: PersonaName | null, path: string, hasSignedIn = false) {
  const portal = await renderPortal(persona, path)
  await waitFor(() => expect(portal.router.state.status).toBe('idle'))
  const stop = startUsageTracking({ router: portal.router, auth: authSession, hasSignedIn })
  onTestFinished(() => {
    setConsent('denied')
    stop()
  })
  const open = async (href: string) => {
    await portal.open(href)
    await waitFor(() => expect(portal.router.state.status).toBe('idle'))
  }
  return { ...portal, open }
}

test('I2 I3 counts each screen once by its route pattern, and only with consent', async () => {
  const { open } = await follow('client', '/app/pages/profile')
  expect(vendors.loadVendors).not.toHaveBeenCalled()
  expect(lines()).toEqual([])

  setConsent('granted')
  await waitFor(() => expect(getSentEvents()).toHaveLength(1))
  await open('/app/pages/bundle/20063/sessions')
  await open('/app/pages/bundle/20063/sessions?tab=transactions')
  await open('/app/pages/bundle/20024/sessions?q=nothing-has-this-9')
  // Redirects to the administrators' login page.
  await open('/admin/clients')
  const patterns = [
    '/app/pages/profile',
    '/app/pages/bundle/$bundleId/sessions',
    '/app/pages/bundle/$bundleId/sessions',
    '/auth/login/admin',
  ]
  expect(lines()).toEqual(patterns)
  expect(getSentEvents().map(({ route }) => route)).toEqual(patterns)

  setConsent('denied')
  expect(vendor.stop).toHaveBeenCalledOnce()
  expect(lines()).toEqual([])
  await open('/app/pages/profile')
  expect(lines()).toEqual([])
  expect(getSentEvents()).toHaveLength(patterns.length)

  setConsent('granted')
  await waitFor(() => expect(getSentEvents()).toHaveLength(patterns.length + 1))
  expect(lines()).toEqual(['/app/pages/profile'])
})

test('I3 starts no vendors if consent is withdrawn while they load', async () => {
  const { promise, resolve } = Promise.withResolvers<() => UsageVendor[]>()
  const startVendors = vi.fn(() => [vendor])
  vi.mocked(vendors.loadVendors).mockReturnValue(promise)
  await follow(null, '/auth/login')
  setConsent('granted')
  setConsent('denied')
  resolve(startVendors)
  await promise
  expect(startVendors).not.toHaveBeenCalled()
  expect(getSentEvents()).toEqual([])

  setConsent('granted')
  await waitFor(() => expect(getSentEvents()).toHaveLength(1))
  expect(startVendors).toHaveBeenCalledOnce()
})

test('I5 counts a sign-in that happened before the tracking code loaded', async () => {
  setConsent('granted')
  await follow('client', '/app/pages/profile', true)
  await waitFor(() => expect(getSentEvents()).toHaveLength(2))
  expect(getSentEvents().map(({ name }) => name)).toEqual(['page_view', 'sign_in'])
})

test('I5 counts sign-ins and sign-outs by name, and resets the anonymous ID each time', async () => {
  setConsent('granted')
  await follow(null, '/auth/login')
  await waitFor(() => expect(getSentEvents()).toHaveLength(1))
  authSession.login('client', createLoginFacts('first'))
  expect(vendor.reset).toHaveBeenCalledOnce()
  authSession.signOut()
  expect(vendor.reset).toHaveBeenCalledTimes(2)
  expect(getSentEvents().slice(1, 3)).toEqual([{ name: 'sign_in' }, { name: 'sign_out' }])
  // The sign-out is sent with the old ID, and the sign-in gets a new ID.
  const [signIn = 0, signOut = 0] = vendor.send.mock.invocationCallOrder.slice(1)
  const [first = 0, second = 0] = vendor.reset.mock.invocationCallOrder
  expect([first < signIn, signOut < second]).toEqual([true, true])
})

test("I1 tracks a web vital with its screen's route pattern", async () => {
  setConsent('granted')
  const { open } = await follow('client', '/app/pages/bundle/20063/sessions')
  await waitFor(() => expect(reports.has('INP')).toBe(true))
  await open('/app/pages/profile')
  const values = {
    value: 90,
    delta: 90,
    rating: 'good',
    id: 'v6-1001',
    navigationType: 'navigate',
    navigationId: 1,
  } as const
  reports.get('LCP')?.({ ...values, name: 'LCP', entries: [] })
  reports.get('INP')?.({ ...values, name: 'INP', entries: [] })
  expect(getSentEvents().slice(-2)).toEqual([
    expect.objectContaining({
      metric: 'LCP',
      route: '/app/pages/bundle/$bundleId/sessions',
      at_most: 100,
    }),
    expect.objectContaining({ metric: 'INP', route: '/app/pages/profile', at_most: 100 }),
  ])
})

test('I4 continues to navigate and record events if a vendor throws', async () => {
  setConsent('granted')
  vendor.send.mockImplementation(() => {
    throw new Error('blocked')
  })
  const { open, path } = await follow('client', '/app/pages/profile')
  await waitFor(() => expect(getSentEvents()).toHaveLength(1))
  await open('/app/pages/change-password')
  expect(path()).toBe('/app/pages/change-password')
  expect(lines()).toEqual(['/app/pages/profile', '/app/pages/change-password'])
})

const LIST = '/app/pages/bundle/$bundleId'
const SESSION = '/app/pages/bundle/$bundleId/sessions/$sessionId'

/** Starts measuring on the bundle screen. `open` opens another screen, and `report` simulates a web-vitals value. */
function measure() {
  setConsent('granted')
  onTestFinished(() => {
    setConsent('denied')
    Reflect.deleteProperty(navigator, 'connection')
  })
  let route = LIST
  let showRoute = () => {}
  measureWebVitals({
    first: LIST,
    current: () => route,
    subscribe: (listener) => (showRoute = listener),
  })
  return {
    open: (next: string, at: number) => {
      vi.spyOn(performance, 'now').mockReturnValue(at)
      route = next
      showRoute()
    },
    report: (name: string, values: object = {}) => {
      const metric = { value: 1, rating: 'good', entries: [], navigationType: 'navigate' }
      reports.get(name)?.({ ...metric, name, ...values })
      return recordedEvents().at(-1)?.event
    },
  }
}

test('tracks a web vital as its rating and the upper limit of its step', () => {
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

test('records a slow click or layout shift for its own screen when the report arrives late', () => {
  const { open, report } = measure()
  open(SESSION, 5000)
  open('/app/pages/home', 9000)
  const during = (startTime: number) => ({ entries: [{ startTime: 10 }, { startTime }] })
  expect(report('INP', during(4999))).toHaveProperty('route', LIST)
  expect(report('INP', during(5000))).toHaveProperty('route', SESSION)
  expect(report('CLS', during(8999))).toHaveProperty('route', SESSION)
  expect(report('CLS')).toHaveProperty('route', '/app/pages/home')
})

test('assigns page-load metrics to the first screen unless the page was restored', () => {
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
])('I1 tracks the connection %s as %s', (effectiveType, connection) => {
  const value = { effectiveType, downlink: 1.45, rtt: 150, saveData: true }
  Object.defineProperty(navigator, 'connection', { value, configurable: true })
  expect(measure().report('FCP')).toHaveProperty('connection', connection)
})

test('I1 tracks an unknown navigation type as "navigate"', () => {
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

test('I3 tracks no web vital or screen change without consent', () => {
  const { open, report } = measure()
  open(SESSION, 5000)
  setConsent('denied')
  open('/app/pages/home', 9000)
  expect(report('LCP')).toBeUndefined()
  setConsent('granted')
  expect(report('INP', { entries: [{ startTime: 9500 }] })).toHaveProperty('route', LIST)
})
