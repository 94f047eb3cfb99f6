import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeServiceWorkers } from './service-workers'

const events: string[] = []
const registration = (scope: string) => ({
  scope: `https://portal.test/${scope}`,
  unregister: async () => void events.push(`unregister ${scope}`),
})
let registrations: unknown[] = []

beforeEach(() => {
  events.length = 0
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: async () => registrations },
  })
  vi.stubGlobal('caches', {
    keys: async () => ['left-over'],
    delete: async (name: string) => void events.push(`delete ${name}`),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('G6 a worker of an earlier version goes at once, with its caches', async () => {
  registrations = [registration('')]
  await removeServiceWorkers()
  expect(events).toEqual(['unregister ', 'delete left-over'])
})

const exchangeScope = (age: number) => `assets/session-exchange/${Date.now() - age}-a1b2/`

test('G6 the worker of a token exchange that may still be running stays registered', async () => {
  registrations = [registration(exchangeScope(0)), registration(exchangeScope(300_000))]
  await removeServiceWorkers()
  expect(events).toEqual([])
})

test('G6 the worker of an exchange whose page has left goes after ten minutes, and no cache with it', async () => {
  const scope = exchangeScope(601_000)
  registrations = [registration(scope)]
  await removeServiceWorkers()
  expect(events).toEqual([`unregister ${scope}`])
})

test('without service workers there is nothing to remove', async () => {
  vi.stubGlobal('navigator', {})
  await removeServiceWorkers()
  expect(events).toEqual([])
})
