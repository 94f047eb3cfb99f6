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

test("G6 immediately removes an earlier version's worker and its caches", async () => {
  registrations = [registration('')]
  await removeServiceWorkers()
  expect(events).toEqual(['unregister ', 'delete left-over'])
})

const exchangeScope = (age: number) => `assets/session-exchange/${Date.now() - age}-a1b2/`

test('G6 keeps the worker of a token exchange that may still be running', async () => {
  registrations = [registration(exchangeScope(0)), registration(exchangeScope(300_000))]
  await removeServiceWorkers()
  expect(events).toEqual([])
})

test('G6 removes an abandoned exchange worker after ten minutes but keeps the caches', async () => {
  const scope = exchangeScope(601_000)
  registrations = [registration(scope)]
  await removeServiceWorkers()
  expect(events).toEqual([`unregister ${scope}`])
})

test('removes nothing if service workers are unsupported', async () => {
  vi.stubGlobal('navigator', {})
  await removeServiceWorkers()
  expect(events).toEqual([])
})
