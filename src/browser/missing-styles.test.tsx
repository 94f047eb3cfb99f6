import { expect, test, vi } from 'vitest'
import { tolerateMissingStyles } from './chunk-loading'

/** What vite reports for a file that does not load. Returns whether the screen is shown all the same. */
function fail(message: string): boolean {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
    payload: new Error(message),
  })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('G4 a missing stylesheet is logged by name, announced once and kept from failing its screen', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const notify = vi.fn()
  tolerateMissingStyles(notify)

  expect(fail('Failed to fetch dynamically imported module: /assets/home-1.js')).toBe(false)
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(fail('Unable to preload CSS for /assets/home-1.css')).toBe(false)
  expect(log).not.toHaveBeenCalled()
  expect(notify).not.toHaveBeenCalled()

  isOnline.mockReturnValue(true)
  expect(fail('Unable to preload CSS for /assets/home-1.css')).toBe(true)
  expect(fail('Unable to preload CSS for /assets/list-2.css')).toBe(true)
  expect(log.mock.calls).toEqual([
    ['CSS_CHUNK_LOAD_FAILED: home-1.css'],
    ['CSS_CHUNK_LOAD_FAILED: list-2.css'],
  ])
  expect(notify).toHaveBeenCalledTimes(1)
})
