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

const waitForExchange = async () => void events.push('exchanged')

test('G6 a worker of an earlier version goes at once, with its caches', async () => {
  registrations = [registration('')]
  await removeServiceWorkers(waitForExchange)
  expect(events).toEqual(['unregister ', 'delete left-over'])
})

test('G6 the worker of the token exchange goes when its exchange is over, and no cache with it', async () => {
  registrations = [registration('assets/session-exchange/')]
  await removeServiceWorkers(waitForExchange)
  expect(events).toEqual(['exchanged', 'unregister assets/session-exchange/'])
})

test('G6 an exchange that does not end does not keep its worker registered', async () => {
  registrations = [registration('assets/session-exchange/')]
  await removeServiceWorkers(() => Promise.reject(new DOMException('', 'TimeoutError')))
  expect(events).toEqual(['unregister assets/session-exchange/'])
})

test('without service workers there is nothing to remove', async () => {
  vi.stubGlobal('navigator', {})
  await removeServiceWorkers(waitForExchange)
  expect(events).toEqual([])
})
