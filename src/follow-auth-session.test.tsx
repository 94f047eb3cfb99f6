import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/api/query-client'
import type { RealmName } from '@/auth/realm'
import { createSafeStorage } from '@/auth/session/safe-storage'
import { createAuthSession } from '@/auth/session/auth-session'
import { watchAuthSession } from '@/auth/session/watch-auth-session'
import { factsOf } from '@/test/auth-rig'
import { followAuthSession } from './follow-auth-session'
import { createAppRouter } from './router'

let stop = () => {}
const root = document.documentElement
const hasEnded = vi.fn(async (_sid: string) => false)

beforeEach(() => {
  root.style.cssText = ''
  hasEnded.mockReset().mockResolvedValue(false)
})
afterEach(() => stop())

/** A page of the portal at this address, and what the other tabs do to its storage. */
function openPage(realm: RealmName | undefined, path: string) {
  const storage = createSafeStorage(() => localStorage)
  const auth = createAuthSession({ storage })
  if (realm) auth.login(realm, factsOf('first'), 'sid-first')
  const queryClient = createQueryClient()
  queryClient.setQueryData(['private'], 1)
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter({ queryClient, auth, history })
  const load = vi.fn<(to: string) => void>()
  const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue()
  followAuthSession({ router, queryClient, auth, load })
  stop = watchAuthSession(auth, hasEnded)
  const elsewhere = createAuthSession({ storage: createSafeStorage(() => localStorage) })
  const hear = (key: string | null = 'session_rev') =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  const show = (type: string, persisted = true) =>
    window.dispatchEvent(Object.assign(new Event(type), { persisted }))
  return { auth, storage, queryClient, load, invalidate, elsewhere, hear, show }
}

for (const [realm, login] of [
  ['client', '/auth/login'],
  ['admin', '/auth/login/admin'],
] as const) {
  test(`B6 signed out in another tab: the ${realm}'s page is hidden at once, and its login page loaded`, () => {
    const { elsewhere, hear, load, queryClient } = openPage(realm, '/app/pages/home')
    elsewhere.signOut()
    hear()
    hear('access_token')
    expect(load.mock.calls).toEqual([[login]])
    expect(root.style.display).toBe('none')
    expect(queryClient.getQueryData(['private'])).toBeUndefined()
  })
}

test('B7 B8 another login: its own area is loaded', () => {
  const { elsewhere, hear, load } = openPage('client', '/app/pages/home')
  elsewhere.login('admin', factsOf('second'))
  hear()
  expect(load.mock.calls).toEqual([['/admin']])
})

test('the whole storage is cleared: that is a sign-out', () => {
  const { hear, load } = openPage('client', '/app/pages/home')
  localStorage.clear()
  hear(null)
  expect(load.mock.calls).toEqual([['/auth/login']])
})

test('a refresh in another tab, or a key of no session, changes nothing', () => {
  const { elsewhere, hear, load } = openPage('client', '/app/pages/home')
  elsewhere.storage.set('session_rev', 'sid-first.1')
  hear()
  hear('layout')
  expect(load).not.toHaveBeenCalled()
})

test('signed in elsewhere: a login page goes on, a page of the sign-up stays', () => {
  for (const [path, times] of [
    ['/auth/login', 1],
    ['/auth/signup/name', 0],
  ] as const) {
    const { elsewhere, hear, load, invalidate } = openPage(undefined, path)
    elsewhere.login('client', factsOf('second'))
    hear()
    expect(invalidate).toHaveBeenCalledTimes(times)
    expect(load).not.toHaveBeenCalled()
    elsewhere.signOut()
    stop()
  }
})

test('this tab signs in or out by itself: nothing is loaded', () => {
  const { auth, hear, load, invalidate } = openPage('client', '/auth/login')
  auth.signOut()
  hear()
  auth.login('client', factsOf('second'))
  hear()
  expect(load).not.toHaveBeenCalled()
  expect(invalidate).not.toHaveBeenCalled()
})

test('I3 a pair of a login that has ended here is cleared when it arrives late', () => {
  const { auth, elsewhere, hear, load } = openPage('client', '/app/pages/home')
  auth.signOut()
  elsewhere.login('client', factsOf('first'), 'sid-first')
  hear()
  expect(localStorage.getItem('access_token')).toBeNull()
  expect(load).not.toHaveBeenCalled()
})

test('C2 a pair that only this tab has does not outlive the sign-out in another tab', () => {
  const { storage, elsewhere, hear, load } = openPage('client', '/app/pages/home')
  storage.keepInMemory('access_token', 'new')
  storage.keepInMemory('session_rev', 'sid-first.1')
  hear()
  expect(load).not.toHaveBeenCalled()
  elsewhere.signOut()
  hear()
  expect(load.mock.calls).toEqual([['/auth/login']])
  expect(storage.inMemory()).toBe(false)
})

test('D9 a page is hidden while it is kept for "back", and shown again while its login lasts', async () => {
  const { show, load } = openPage('client', '/app/pages/home')
  show('pagehide')
  expect(root.style.visibility).toBe('hidden')
  show('pageshow')
  await vi.waitFor(() => expect(root.style.visibility).toBe(''))
  expect(load).not.toHaveBeenCalled()
})

test('D9 back after a sign-out: it stays hidden and leads to the login', () => {
  const { show, load, elsewhere } = openPage('client', '/app/pages/home')
  show('pagehide')
  elsewhere.signOut()
  show('pageshow')
  expect(load.mock.calls).toEqual([['/auth/login']])
  expect(root.style.display).toBe('none')
})

test('D9 back after a sign-out that local storage does not show yet: the ledger knows', async () => {
  const { show, load } = openPage('client', '/app/pages/home')
  hasEnded.mockResolvedValue(true)
  show('pagehide')
  show('pageshow')
  expect(root.style.visibility).toBe('hidden')
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['/auth/login']]))
  expect(hasEnded).toHaveBeenCalledWith('sid-first')
  expect(root.style.display).toBe('none')
})

test('a page that is closed for good is not hidden', () => {
  openPage('client', '/app/pages/home').show('pagehide', false)
  expect(root.style.visibility).toBe('')
})

test('a tab that is looked at again compares', () => {
  const { load, elsewhere } = openPage('client', '/app/pages/home')
  elsewhere.signOut()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(load.mock.calls).toEqual([['/auth/login']])
})
