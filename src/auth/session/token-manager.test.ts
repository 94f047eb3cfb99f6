import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createHarness,
  createLoginFacts,
  createRow,
  createTokens,
  refused,
  unreachable,
} from '@/test/auth-harness'
import { brokenLogins, memoryLogins } from '@/test/memory-logins'
import { createTabLock } from '@/auth/refresh/lock'
import type { LoginRow, Logins } from '@/auth/refresh/logins'
import { REFRESH_AFTER } from './stored-session'
import { StorageFullError } from './session-errors'

// Tests request tokens, page starts, sign-ins and sign-outs in one tab.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const getName = (promise: Promise<unknown>) => promise.catch((error: Error) => error.name)

test('S7 authorize: throws without a login in this realm', async () => {
  const { calls, auth } = createHarness({ realm: 'admin' })
  expect(await getName(calls.authorize('client'))).toBe('SessionEndedError')
  expect(await getName(calls.authorize('client', 'sid-first'))).toBe('SupersededError')
  auth.signOut()
  expect(await getName(calls.authorize('admin'))).toBe('SessionEndedError')
})

test('S2 authorize: rejects a request of an old login and announces the new login', async () => {
  const { calls, auth, storage, events } = createHarness()
  auth.reconcile()
  storage.set('session_rev', 'sid-second.0')
  expect(await getName(calls.authorize('client', 'sid-first'))).toBe('SupersededError')
  expect(events).toEqual([{ type: 'replaced', was: 'client', by: 'client' }])
})

test('S2 authorize: throws if the login is replaced during the refresh', async () => {
  const harness = createHarness({
    send: (...request) => {
      harness.auth.login('client', createLoginFacts('second'), 'sid-second')
      return unreachable(...request)
    },
  })
  await vi.advanceTimersByTimeAsync(REFRESH_AFTER)
  expect(await getName(harness.calls.authorize('client', 'sid-first'))).toBe('SupersededError')
})

test('authorize: waits for a running refresh even if the token is recent', async () => {
  const gate = Promise.withResolvers<void>()
  const { calls, refresh } = createHarness({
    send: () => gate.promise.then(() => ({ type: 'tokens', ...createTokens(1) })),
  })
  await calls.start()
  const refreshed = refresh()
  await vi.advanceTimersByTimeAsync(0)
  const authorized = calls.authorize('client')
  gate.resolve()
  await refreshed
  expect(await authorized).toMatchObject({ gen: 1, accessToken: 'first-access-1' })
})

test('S1 authorize: does not refresh again right after a refresh has mirrored its tokens', async () => {
  const { calls, refresh, sentTokens, storage } = createHarness()
  const { set } = storage
  let authorized: Promise<unknown> | undefined
  storage.set = (key, value) => {
    set(key, value)
    if (key === 'session_rev') authorized = calls.authorize('client')
  }
  await refresh()
  expect(await authorized).toMatchObject({ accessToken: 'first-access-1' })
  expect(sentTokens).toHaveLength(1)
})

test('A5 authorize: refreshes after exactly ten minutes, and not before', async () => {
  const { calls, sentTokens } = createHarness()
  for (const later of [0, REFRESH_AFTER - 1]) {
    await vi.advanceTimersByTimeAsync(later)
    await calls.authorize('client')
  }
  expect(sentTokens).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  await calls.authorize('client')
  expect(sentTokens).toHaveLength(1)
})

test('A9 authorize: uses the old token and pauses refreshes for 5 to 60 s after temporary failures', async () => {
  const { calls, sentTokens } = createHarness({ send: unreachable })
  await vi.advanceTimersByTimeAsync(REFRESH_AFTER)
  for (const [count, rest] of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000].entries()) {
    expect(await calls.authorize('client')).toMatchObject({ accessToken: 'first-access-0' })
    await vi.advanceTimersByTimeAsync(rest - 1)
    await calls.authorize('client')
    expect(sentTokens).toHaveLength(count + 1)
    await vi.advanceTimersByTimeAsync(1)
  }
})

test('A9 authorize: pauses refreshes as long as Retry-After requires, except for a rejected request', async () => {
  let isDown = true
  const { calls, refresh, sentTokens } = createHarness({
    send: async () =>
      isDown
        ? { type: 'failed', failure: { kind: 'status', message: '503', retryAfter: 30_000 } }
        : { type: 'tokens', ...createTokens(1) },
  })
  await vi.advanceTimersByTimeAsync(REFRESH_AFTER)
  await calls.authorize('client')
  await vi.advanceTimersByTimeAsync(29_999)
  await calls.authorize('client')
  expect(sentTokens).toHaveLength(1)
  isDown = false
  // A rejected request doesn't wait for the Retry-After pause.
  expect(await refresh()).toMatchObject({ gen: 1 })
})

test('authorize: throws when the refresh token is rejected', async () => {
  const { calls } = createHarness({ send: refused })
  await vi.advanceTimersByTimeAsync(REFRESH_AFTER)
  expect(await getName(calls.authorize('client'))).toBe('SessionEndedError')
})

test("S2 assertCurrent: rejects a response for the previous login and announces that login's end", () => {
  const { calls, auth, storage, requestAuth, events } = createHarness()
  auth.reconcile()
  calls.assertCurrent(requestAuth)
  storage.remove('session_rev')
  expect(() => calls.assertCurrent(requestAuth)).toThrow('Superseded')
  expect(events).toEqual([{ type: 'replaced', was: 'client', by: undefined }])
})

test("start: waits for an earlier page's exchange before the first request, and uses the new tokens", async () => {
  const lock = createTabLock()
  const gate = Promise.withResolvers<void>()
  void lock(new AbortController().signal, () => gate.promise)
  const { calls, rows, sentTokens, storage } = createHarness({ lock })
  const authorized = calls.authorize('client')
  rows.set('sid-first', createRow(1))
  gate.resolve()
  expect(await authorized).toMatchObject({ gen: 1, accessToken: 'first-access-1' })
  expect(storage.get('session_rev')).toBe('sid-first.1')
  expect(sentTokens).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('waits up to 5 s, and only before the first request after start or startAgain', async () => {
  const tabLock = createTabLock()
  void tabLock(new AbortController().signal, () => new Promise(() => {}))
  let waits = 0
  const { calls } = createHarness({
    lock: (...request) => {
      waits += 1
      return tabLock(...request)
    },
  })
  for (const expected of [1, 2]) {
    const authorized = calls.authorize('client')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await authorized).toMatchObject({ accessToken: 'first-access-0' })
    await calls.authorize('client')
    await calls.start()
    expect(waits).toBe(expected)
    calls.startAgain()
  }
})

test('C2 start: keeps newer tokens if a failed write left an older row', async () => {
  const rows = new Map<string, LoginRow>([['sid-first', createRow(0)]])
  const { calls, mirror } = createHarness({ rows })
  mirror(1)
  expect(await calls.authorize('client')).toMatchObject({ gen: 1, accessToken: 'first-access-1' })
})

test('start: shares the lock with other pages that start', async () => {
  const modes: unknown[] = []
  const { calls } = createHarness({
    lock: (_, work, mode) => {
      modes.push(mode)
      return work()
    },
  })
  await calls.start()
  expect(modes).toEqual(['shared'])
})

test('S3 start: clears an ended login even if its mirror still exists', async () => {
  const { calls, rows, auth, events } = createHarness()
  rows.set('sid-first', { gen: 0, ended: 1 })
  const outcome = getName(calls.authorize('client'))
  await vi.advanceTimersByTimeAsync(3_100)
  expect(await outcome).toBe('SupersededError')
  expect(auth.snapshot()).toBeNull()
  expect(events).toEqual([{ type: 'ended', realm: 'client', isElsewhere: true }])
})

test('S2 start: throws without a refresh if the login changes during the wait', async () => {
  const lock = createTabLock()
  const gate = Promise.withResolvers<void>()
  void lock(new AbortController().signal, () => gate.promise)
  const { calls, auth, storage, sentTokens } = createHarness({ lock })
  const authorized = calls.authorize('client')
  auth.login('client', createLoginFacts('second'), 'sid-second')
  // A refresh of the new login is due.
  storage.remove('LOGIN_TIME')
  gate.resolve()
  await expect(authorized).rejects.toMatchObject({ name: 'SupersededError' })
  expect(sentTokens).toEqual([])
})

test('hasEnded: returns whether a tab has ended the login, and false without a database', async () => {
  const { calls, rows } = createHarness()
  expect(await calls.hasEnded('sid-first')).toBe(false)
  rows.set('sid-first', { gen: 0, ended: 1 })
  expect(await calls.hasEnded('sid-first')).toBe(true)
  expect(await createHarness({ logins: brokenLogins() }).calls.hasEnded('sid-first')).toBe(false)
})

test('S2 login: ends all previous logins and adds a new row', async () => {
  const { calls, rows, auth } = createHarness()
  rows.set('sid-of-another-tab', createRow(4))
  await calls.login('admin', createLoginFacts('second'))
  const login = auth.snapshot()
  expect(login).toMatchObject({ realm: 'admin', accessToken: 'second-access-0' })
  expect(rows.get('sid-of-another-tab')).toEqual({ gen: 4, ended: Date.now() })
  const tokens = { accessToken: 'second-access-0', refreshToken: 'second-refresh-0' }
  expect(rows.get(login?.sid ?? '')).toEqual({ gen: 0, ...tokens, loginTime: Date.now() })
})

test('login: stores the login once if its transaction fails late', async () => {
  const begin: Logins['begin'] = async (_sid, _row, onBegun) => {
    onBegun?.()
    throw new Error('late')
  }
  const { calls, events } = createHarness({ logins: brokenLogins({ begin }) })
  await calls.login('client', createLoginFacts('second'))
  expect(events).toHaveLength(1)
})

test('S2 login: mirrors nothing from a late refresh of the previous login, even without a database', async () => {
  const gate = Promise.withResolvers<void>()
  const { calls, refresh, auth } = createHarness({
    logins: brokenLogins(),
    send: () => gate.promise.then(() => ({ type: 'tokens', ...createTokens(1) })),
  })
  const outcome = refresh()
  await vi.advanceTimersByTimeAsync(0)
  await calls.login('client', createLoginFacts('second'))
  gate.resolve()
  expect(await outcome).toBe('SupersededError')
  expect(auth.snapshot()?.accessToken).toBe('second-access-0')
})

test('C2 login: reports full storage without a second attempt', async () => {
  const { calls, storage, auth } = createHarness()
  storage.set = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const signedIn = calls.login('client', createLoginFacts('second'))
  await expect(signedIn).rejects.toBeInstanceOf(StorageFullError)
  expect(storage.set).toHaveBeenCalledTimes(1)
  expect(auth.snapshot()).toBeNull()
})

test('S3 clears the login at a logout, and again if another tab mirrors tokens later', async () => {
  const rows = new Map<string, LoginRow>()
  const logins = memoryLogins(rows)
  const gate = Promise.withResolvers<void>()
  const update: Logins['update'] = (...step) => gate.promise.then(() => logins.update(...step))
  const { calls, storage, auth, mirror } = createHarness({ logins: { ...logins, update } })
  const signedOut = calls.logout()
  expect(auth.snapshot()).toBeNull()
  mirror(1)
  gate.resolve()
  expect(await signedOut).toMatchObject({ accessToken: 'first-access-0' })
  expect(rows.get('sid-first')).toEqual({ gen: 0, ended: Date.now() })
  expect(storage.get('access_token')).toBeNull()
})

test('logout: keeps a login that another tab has stored in the meantime', async () => {
  const rows = new Map<string, LoginRow>([['sid-first', createRow(0)]])
  const logins = memoryLogins(rows)
  const update: Logins['update'] = async (sid, change) => {
    // The other tab's sign-in finishes first and ends this login's row.
    await harness.calls.login('client', createLoginFacts('second'))
    return logins.update(sid, change)
  }
  const harness = createHarness({ logins: { ...logins, update } })
  await harness.calls.logout()
  expect(harness.auth.snapshot()?.accessToken).toBe('second-access-0')
})

test('login and logout: work without a database', async () => {
  const { calls, auth } = createHarness({ logins: brokenLogins() })
  await calls.login('client', createLoginFacts('second'))
  expect(auth.snapshot()?.accessToken).toBe('second-access-0')
  expect(await calls.logout()).toMatchObject({ accessToken: 'second-access-0' })
  expect(auth.snapshot()).toBeNull()
})
