import { expect, test, vi } from 'vitest'
import { createTabLock } from '@/auth/refresh/lock'
import { createRefreshRegistry, type RegistryRow } from '@/auth/refresh/refresh-registry'
import { realClock } from '@/auth/refresh/clock'
import { memoryStore } from '@/test/memory-store'
import { revokeLogin } from './revoke-login'
import type { Snapshot } from './stored-session'

class Refused extends Error {}

const login: Snapshot = {
  sid: 'sid-first',
  gen: 0,
  accessToken: 'old-access',
  refreshToken: 'old-refresh',
  realm: 'client',
  loginTime: 0,
}

/** A backend that accepts only the access token of the next pair. `row` is the registry's state of the login. */
function harness(row: RegistryRow = { gen: 0, ended: 1 }) {
  const steps: string[] = []
  const lock = createTabLock()
  const exchange = vi.fn(async (_realm: string, refreshToken: string) => {
    steps.push(`exchange ${refreshToken}`)
    return { accessToken: 'new-access', refreshToken: 'new-refresh' }
  })
  const send = vi.fn(async (_realm: string, accessToken: string) => {
    steps.push(`send ${accessToken}`)
    if (accessToken === 'old-access') throw new Refused('expired')
  })
  const dependencies = {
    lock,
    registry: createRefreshRegistry(memoryStore(new Map([[login.sid, row]])), realClock),
    exchange,
    send,
    isRefused: (error: unknown) => error instanceof Refused,
  }
  const revoke = (cleared: Promise<unknown> = Promise.resolve()) =>
    revokeLogin(dependencies, login, cleared)
  return { steps, lock, exchange, send, revoke }
}

test('E14 a refused logout is sent once more with the token of one exchange', async () => {
  const { revoke, steps } = harness()
  await revoke()
  expect(steps).toEqual(['send old-access', 'exchange old-refresh', 'send new-access'])
})

test('E14 the logout is sent before the tabs agree that the login has ended, the exchange after it', async () => {
  const { revoke, steps } = harness()
  const clearedDeferred = Promise.withResolvers<void>()
  const revoked = revoke(clearedDeferred.promise)
  expect(steps).toEqual(['send old-access'])
  // Whatever does not wait for it has happened by the next task.
  await new Promise((resolve) => setTimeout(resolve))
  expect(steps).toHaveLength(1)
  clearedDeferred.resolve()
  await revoked
  expect(steps).toHaveLength(3)
})

test('E14 a logout that fails for another reason than a refusal is not repeated', async () => {
  const { revoke, send, exchange } = harness()
  send.mockRejectedValue(new Error('500'))
  await expect(revoke()).rejects.toThrow('500')
  expect(send).toHaveBeenCalledOnce()
  expect(exchange).not.toHaveBeenCalled()
})

test('E14 a logout that is refused again fails with the last refusal', async () => {
  const { revoke, send } = harness()
  send.mockRejectedValueOnce(new Refused('first')).mockRejectedValueOnce(new Refused('second'))
  await expect(revoke()).rejects.toThrow('second')
  expect(send).toHaveBeenCalledTimes(2)
})

test('E14 when the exchange fails, the logout fails with its own refusal', async () => {
  const { revoke, exchange, send } = harness()
  exchange.mockRejectedValue(new Error('no exchange'))
  await expect(revoke()).rejects.toThrow('expired')
  expect(send).toHaveBeenCalledOnce()
})

test('S1 a sign-out does not send a refresh token that another tab has used', async () => {
  const { revoke, exchange } = harness({ gen: 1, ended: 1 })
  await expect(revoke()).rejects.toThrow('expired')
  expect(exchange).not.toHaveBeenCalled()
})

test('B5 a sign-out waits for the refresh of another tab before it exchanges', async () => {
  const { revoke, lock, steps } = harness()
  const heldDeferred = Promise.withResolvers<void>()
  const holder = lock(new AbortController().signal, async () => {
    await heldDeferred.promise
    steps.push('released')
  })
  const revoked = revoke()
  heldDeferred.resolve()
  await Promise.all([holder, revoked])
  expect(steps.slice(0, 3)).toEqual(['send old-access', 'released', 'exchange old-refresh'])
})
