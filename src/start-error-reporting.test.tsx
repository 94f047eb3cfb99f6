import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setConsent } from '@/analytics/consent'
import { ApiError } from '@/api/core/api-error'
import { SessionEndedError } from '@/auth/session/session-errors'
import { ChunkLoadError } from '@/browser/chunk-loading'
import { errorReference, reportError } from '@/browser/report-error'
import { startErrorReporting } from './start-error-reporting'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))

const ELSEWHERE = 'https://errors.example/portal'

/** Starts error reporting to `url`, and returns a function that lists the reports so far. */
function follow(url = '/errors', route = () => '/app/pages/profile') {
  vi.stubGlobal('ERROR_REPORTS', url === ELSEWHERE ? 'other host' : 'own host')
  const sendBeacon = vi.fn<typeof navigator.sendBeacon>(() => true)
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true })
  const stop = startErrorReporting(url, route)
  onTestFinished(() => {
    stop()
    setConsent('denied')
    Reflect.deleteProperty(navigator, 'sendBeacon')
    vi.unstubAllGlobals()
  })
  return () =>
    sendBeacon.mock.calls.map(([address, body]) => {
      expect(address).toBe(url)
      // Only strings are sent as text/plain.
      if (typeof body !== 'string') throw new TypeError('The body is not a text')
      return JSON.parse(body)
    })
}

test("E15 reports an error's class, reference, route and version, but not its text", () => {
  const reports = follow()
  const error = new TypeError('Mona Saleh, 29001011234567', { cause: 'Mona Saleh' })
  reportError(error)
  expect(reports()).toEqual([
    {
      class: 'TypeError',
      reference: errorReference(error),
      route: '/app/pages/profile',
      version: '1.4.6',
    },
  ])
})

test.each([
  ['a name with other characters', Object.assign(new Error('x'), { name: 'Mona Saleh' })],
  ['a name that is too long', Object.assign(new Error('x'), { name: 'M'.repeat(41) })],
  ['a thrown text', 'Mona Saleh 1'],
])('E15 reports the class "Error" instead of %s', (_, error) => {
  const reports = follow()
  reportError(error)
  expect(reports()).toMatchObject([{ class: 'Error' }])
})

test.each([
  new DOMException('', 'AbortError'),
  new SessionEndedError('client'),
  new ApiError('status', 'x', { status: 500 }),
  new ApiError('no-response', 'x'),
  new ChunkLoadError('profile-1', 'missing'),
])('E15 does not report %s', (error) => {
  const reports = follow()
  reportError(error)
  expect(reports()).toEqual([])
})

test('E15 sends at most ten reports per page load and three per class and route', () => {
  let route = '/admin/clients'
  const reports = follow('/errors', () => route)
  const meet = () => reportError(new TypeError('x'))
  for (let met = 0; met < 5; met++) meet()
  expect(reports()).toHaveLength(3)
  reportError(new RangeError('x'))
  expect(reports()).toHaveLength(4)
  for (route of ['/admin/sessions', '/admin/transactions', '/admin/identities']) {
    for (let met = 0; met < 3; met++) meet()
  }
  expect(reports()).toHaveLength(10)
})

test('E15 reports an error to another host only if the user has already consented', () => {
  const reports = follow(ELSEWHERE)
  reportError(new Error('before the answer'))
  setConsent('denied')
  reportError(new Error('after a refusal'))
  expect(reports()).toEqual([])
  setConsent('granted')
  reportError(new Error('with consent'))
  expect(reports()).toHaveLength(1)
  setConsent('denied')
  reportError(new Error('after a withdrawal'))
  expect(reports()).toHaveLength(1)
})

test('E15 reports uncaught errors and rejections only if they come from the portal', () => {
  const reports = follow()
  const meet = (error: unknown, filename: string) =>
    window.dispatchEvent(Object.assign(new Event('error'), { error, filename }))
  meet(new RangeError('of an extension'), 'chrome-extension://x/content.js')
  // The browser reports a ResizeObserver loop without an error object.
  meet(null, location.href)
  expect(reports()).toEqual([])

  const handled = new TypeError('of an event handler')
  meet(handled, `${location.origin}/assets/profile-1.js`)
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  reject(new DOMException('', 'AbortError'))
  reject(new RangeError('of a promise'))
  expect(reports()).toMatchObject([
    { class: 'TypeError', reference: errorReference(handled) },
    { class: 'RangeError' },
  ])
  expect(console.error).toHaveBeenCalledTimes(2)
})

test('logs an error to the console if the browser has no beacons', () => {
  follow()
  vi.stubGlobal('navigator', {})
  reportError(new Error('x'))
  vi.unstubAllGlobals()
  expect(console.error).toHaveBeenCalledOnce()
})
