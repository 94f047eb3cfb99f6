import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patient } from '@/test/patient'
import { createQueryClient } from '@/api/core/query-client'
import type { RealmName } from '@/lib/realm'
import { createDraftSlot } from '@/lib/kept-draft'
import { storePrivateText, getPrivateText } from '@/lib/private-text'
import { readPendingSignup, writePendingSignup, type PendingSignup } from '@/browser/pending-signup'
import { createSafeStorage } from '@/lib/safe-storage'
import { createAuthSession } from '@/auth/session/auth-session'
import { watchAuthSession } from '@/auth/session/watch-auth-session'
import { setLayout, useLayout } from '@/stores/layout'
import { createLoginFacts } from '@/test/auth-harness'
import { trackAuthSession } from './track-auth-session'
import { createAppRouter } from './router'

let stop = () => {}
const root = document.documentElement
const hasEnded = vi.fn(async (_sid: string) => false)

beforeEach(() => {
  root.style.cssText = ''
  hasEnded.mockReset().mockResolvedValue(false)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

/** Opens a page of the portal. `elsewhere` is the auth session of another tab that shares the storage. */
function openPage(realm: RealmName | undefined, path: string) {
  const storage = createSafeStorage(() => localStorage)
  const auth = createAuthSession({ storage })
  if (realm) auth.login(realm, createLoginFacts('first'), 'sid-first')
  const queryClient = createQueryClient()
  queryClient.setQueryData(['private'], 1)
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter({ queryClient, auth, history })
  const load = vi.fn<(to: string) => void>()
  const invalidate = vi.spyOn(router, 'invalidate').mockResolvedValue()
  const navigate = vi.spyOn(router, 'navigate').mockResolvedValue()
  trackAuthSession({ router, queryClient, auth, load })
  stop = watchAuthSession(auth, hasEnded)
  const elsewhere = createAuthSession({ storage: createSafeStorage(() => localStorage) })
  const fireStorageEvent = (key: string | null = 'session_rev') =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  const fire = (type: string, persisted = true) =>
    window.dispatchEvent(Object.assign(new Event(type), { persisted }))
  return { auth, queryClient, load, navigate, invalidate, elsewhere, fireStorageEvent, fire }
}

for (const [realm, login] of [
  ['client', '/auth/login'],
  ['admin', '/auth/login/admin'],
] as const) {
  test(`B6 hides the ${realm} page and loads its login page on a sign-out in another tab`, () => {
    const { elsewhere, fireStorageEvent, load, queryClient } = openPage(realm, '/app/pages/home')
    elsewhere.signOut()
    fireStorageEvent()
    fireStorageEvent('access_token')
    expect(load.mock.calls).toEqual([[login]])
    expect(root.style.display).toBe('none')
    expect(queryClient.getQueryData(['private'])).toBeUndefined()
  })
}

test("B7 B8 loads the new login's area on a sign-in in another tab", () => {
  const { elsewhere, fireStorageEvent, load } = openPage('client', '/app/pages/home')
  elsewhere.login('admin', createLoginFacts('second'))
  fireStorageEvent()
  expect(load.mock.calls).toEqual([['/admin']])
})

test('treats cleared local storage as a sign-out', () => {
  const { fireStorageEvent, load } = openPage('client', '/app/pages/home')
  localStorage.clear()
  fireStorageEvent(null)
  expect(load.mock.calls).toEqual([['/auth/login']])
})

test('ignores a token refresh in another tab and unrelated keys', () => {
  const { elsewhere, fireStorageEvent, load } = openPage('client', '/app/pages/home')
  elsewhere.storage.set('session_rev', 'sid-first.1')
  fireStorageEvent()
  fireStorageEvent('layout')
  expect(load).not.toHaveBeenCalled()
})

test('leaves the login page, but not the sign-up, on a sign-in in another tab', () => {
  for (const [path, times] of [
    ['/auth/login', 1],
    ['/auth/signup/name', 0],
  ] as const) {
    const { elsewhere, fireStorageEvent, load, invalidate } = openPage(undefined, path)
    elsewhere.login('client', createLoginFacts('second'))
    fireStorageEvent()
    expect(invalidate).toHaveBeenCalledTimes(times)
    expect(load).not.toHaveBeenCalled()
    elsewhere.signOut()
    stop()
  }
})

test('loads no page on a sign-in or sign-out in this tab', () => {
  const { auth, fireStorageEvent, load, invalidate } = openPage('client', '/auth/login')
  auth.signOut()
  fireStorageEvent()
  auth.login('client', createLoginFacts('second'))
  fireStorageEvent()
  expect(load).not.toHaveBeenCalled()
  expect(invalidate).not.toHaveBeenCalled()
})

const pendingSignup: PendingSignup = {
  token: 'of the previous person',
  verified: true,
  codeLength: 6,
  codeExpires: 0,
  resendFrom: 0,
}

/** Stores the data that a user leaves in the tab besides the login. */
function leaveTraces() {
  writePendingSignup(pendingSignup)
  sessionStorage.setItem('later', 'x')
  setLayout({ currentTheme: 'dark' })
}

for (const [what, end] of [
  ['a sign-out', ({ auth }) => auth.signOut()],
  ['the end of the auth session', ({ auth }) => auth.announceEnd('sid-first', 'client')],
  ['another login in this tab', ({ auth }) => auth.login('admin', createLoginFacts('second'))],
  [
    'another login in another tab',
    ({ elsewhere, fireStorageEvent }) => {
      elsewhere.login('client', createLoginFacts('second'))
      fireStorageEvent()
    },
  ],
] satisfies [string, (page: ReturnType<typeof openPage>) => void][]) {
  test(`C9 C10 ${what} resets session storage, queries, typed text and the theme`, async () => {
    const page = openPage('client', '/app/pages/home')
    leaveTraces()
    const key = storePrivateText('29001018800015')
    end(page)
    expect(readPendingSignup()).toBeUndefined()
    expect(sessionStorage.length).toBe(0)
    expect(useLayout.getState().currentTheme).toBe('light')
    await vi.waitFor(
      () => expect(page.queryClient.getQueryData(['private'])).toBeUndefined(),
      patient,
    )
    expect(getPrivateText(key)).toBeUndefined()
  })
}

const drafts = createDraftSlot<string>()
type Happen = (page: Pick<ReturnType<typeof openPage>, 'auth'>) => void
const signIn =
  (email?: string, realm: RealmName = 'client'): Happen =>
  ({ auth }) =>
    auth.login(realm, createLoginFacts('second'), 'sid-second', email)

for (const [what, isKept, ...happen] of [
  ['keeps a draft when its owner signs in', true, signIn('a@example.com')],
  [
    'keeps a draft when another login ends',
    true,
    ({ auth }) => auth.announceEnd('sid-other', 'client'),
  ],
  [
    'drops a draft when another tab ended the login',
    false,
    ({ auth }) => auth.announceEnd('sid-other', 'client', true),
  ],
  ['drops a draft on sign-out', false, signIn('a@example.com'), ({ auth }) => auth.signOut()],
  ['drops a draft on a sign-in with another email', false, signIn('b@example.com')],
  ['drops a draft on a sign-in to the other realm', false, signIn('a@example.com', 'admin')],
  ['drops a draft on a sign-in without a typed email', false, signIn()],
] satisfies [string, boolean, ...Happen[]][]) {
  test(`C9 ${what}`, () => {
    const page = openPage('client', '/app/pages/home')
    page.auth.announceEnd('sid-first', 'client')
    drafts.keep('client a@example.com', 'form', 'typed')
    for (const each of happen) each(page)
    expect(drafts.find('client a@example.com', 'form')).toBe(isKept ? 'typed' : undefined)
  })
}

test('C9 drops a draft on a sign-in in another tab', () => {
  const { elsewhere, fireStorageEvent } = openPage(undefined, '/auth/login')
  drafts.keep('client a@example.com', 'form', 'typed')
  elsewhere.login('client', createLoginFacts('second'))
  fireStorageEvent()
  expect(drafts.find('client a@example.com', 'form')).toBeUndefined()
})

test('C9 clears a pending sign-up stored only in memory on sign-out', () => {
  const { auth } = openPage('client', '/app/pages/home')
  const setItem = vi.spyOn(sessionStorage, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writePendingSignup(pendingSignup)
  setItem.mockRestore()
  expect(readPendingSignup()).toBeTruthy()
  auth.signOut()
  expect(readPendingSignup()).toBeUndefined()
})

test("keeps a visitor's pending sign-up when another tab signs in", () => {
  const { elsewhere, fireStorageEvent } = openPage(undefined, '/auth/signup/create-password')
  writePendingSignup(pendingSignup)
  elsewhere.login('client', createLoginFacts('second'))
  fireStorageEvent()
  expect(readPendingSignup()).toEqual(pendingSignup)
})

for (const [realm, to] of [
  ['client', '/'],
  ['admin', '/auth/login/admin'],
] as const) {
  test(`redirects ${realm === 'admin' ? 'an administrator' : 'a client'} to ${to} on sign-out`, () => {
    const { auth, navigate } = openPage(realm, '/app/pages/home')
    auth.signOut()
    expect(navigate.mock.calls).toEqual([[{ to }]])
  })
}

test('S3 ignores a login that ended in this tab even before its tokens are cleared', () => {
  const { auth, elsewhere } = openPage('client', '/app/pages/home')
  auth.signOut()
  elsewhere.login('client', createLoginFacts('first'), 'sid-first')
  expect(auth.snapshot()).toBeNull()
})

test('S3 clears a late token pair of a login that ended in this tab', () => {
  const { auth, elsewhere, fireStorageEvent, load } = openPage('client', '/app/pages/home')
  auth.signOut()
  elsewhere.login('client', createLoginFacts('first'), 'sid-first')
  vi.useFakeTimers()
  fireStorageEvent()
  vi.advanceTimersByTime(3_000)
  expect(localStorage.getItem('access_token')).toBeNull()
  expect(load).not.toHaveBeenCalled()
})

test('C2 drops an in-memory token pair after a sign-out in another tab', () => {
  const { auth, elsewhere, fireStorageEvent, load } = openPage('client', '/app/pages/home')
  auth.storage.keepInMemory('access_token', 'new')
  auth.storage.keepInMemory('session_rev', 'sid-first.1')
  fireStorageEvent()
  expect(load).not.toHaveBeenCalled()
  elsewhere.signOut()
  fireStorageEvent()
  expect(load.mock.calls).toEqual([['/auth/login']])
  expect(auth.storage.isMemoryUsed()).toBe(false)
})

test('D9 shows a page restored from the back-forward cache if its login is valid', async () => {
  const { fire, load } = openPage('client', '/app/pages/home')
  fire('pagehide')
  expect(root.style.visibility).toBe('hidden')
  fire('pageshow')
  await vi.waitFor(() => expect(root.style.visibility).toBe(''), patient)
  expect(load).not.toHaveBeenCalled()
})

test('D9 keeps a restored page hidden and loads the login page after a sign-out', () => {
  const { fire, load, elsewhere } = openPage('client', '/app/pages/home')
  fire('pagehide')
  elsewhere.signOut()
  fire('pageshow')
  expect(load.mock.calls).toEqual([['/auth/login']])
  expect(root.style.display).toBe('none')
})

test('D9 loads the login page if only the database records the sign-out', async () => {
  const { fire, load } = openPage('client', '/app/pages/home')
  hasEnded.mockResolvedValue(true)
  fire('pagehide')
  fire('pageshow')
  expect(root.style.visibility).toBe('hidden')
  await vi.waitFor(() => expect(load.mock.calls).toEqual([['/auth/login']]), patient)
  expect(hasEnded).toHaveBeenCalledWith('sid-first')
  expect(root.style.display).toBe('none')
})

test('does not hide a page that the back-forward cache does not keep', () => {
  openPage('client', '/app/pages/home').fire('pagehide', false)
  expect(root.style.visibility).toBe('')
})

test('detects a sign-out in another tab when this tab becomes visible', () => {
  const { load, elsewhere } = openPage('client', '/app/pages/home')
  elsewhere.signOut()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(load.mock.calls).toEqual([['/auth/login']])
})
