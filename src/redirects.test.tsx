import { createMemoryHistory } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createQueryClient } from '@/api/core/query-client'
import { safeRedirect } from '@/auth/guards'
import type { RealmName } from '@/lib/realm'
import { createAuthSession } from '@/auth/session/auth-session'
import { createSafeStorage } from '@/lib/safe-storage'
import { createLoginFacts } from '@/test/auth-harness'
import { Portal } from './portal'
import { createAppRouter } from './router'

const paths = [
  '/',
  '/nothing',
  '/app',
  '/app/nothing',
  '/admin',
  '/admin/nothing',
  '/auth',
  '/auth/nothing',
  '/auth/login',
  '/auth/login/admin',
  '/auth/signup/role',
]

const visitors: { name: string; realm?: RealmName; isInitialized?: boolean; home: string }[] = [
  { name: 'a signed-out visitor', home: '/auth/login' },
  { name: 'an incomplete account', realm: 'client', isInitialized: false, home: '/auth/signup/' },
  { name: 'a client', realm: 'client', home: '/app/pages/home' },
  { name: 'an administrator', realm: 'admin', home: '/admin/' },
]

/** Opens a URL with a login and records the redirects. */
function open(path: string, realm: RealmName | undefined, isInitialized = true) {
  localStorage.clear()
  const auth = createAuthSession({ storage: createSafeStorage(() => localStorage) })
  if (realm) auth.login(realm, { ...createLoginFacts('first'), isInitialized })
  const history = createMemoryHistory({ initialEntries: [path] })
  const redirects: string[] = []
  const replace = history.replace
  history.replace = (href, ...rest) => {
    if (href !== history.location.href) redirects.push(href)
    replace(href, ...rest)
  }
  const queryClient = createQueryClient()
  return {
    redirects,
    history,
    queryClient,
    router: createAppRouter({ queryClient, auth, history }),
  }
}

/** Follows a visit's redirects without rendering the final screen. */
async function visit(path: string, realm: RealmName | undefined, isInitialized: boolean) {
  const { redirects, history, router } = open(path, realm, isInitialized)
  await router.load()
  return { redirects, end: history.location.pathname }
}

for (const { name, realm, isInitialized = true, home } of visitors) {
  test(`D4 redirects ${name} at most three times from any URL`, async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
    for (const path of paths) {
      const { redirects } = await visit(path, realm, isInitialized)
      expect(redirects.length, `${path}: ${redirects.join(' ')}`).toBeLessThanOrEqual(3)
    }
    expect((await visit('/', realm, isInitialized)).end).toContain(home)
  })
}

test('D4 reaches the final screen within three redirects', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
  for (const [realm, path, end, count] of [
    [undefined, '/', '/auth/login', 3],
    ['client', '/', '/app/pages/home', 2],
    ['admin', '/auth/nothing', '/admin/sessions', 3],
  ] as const) {
    const { redirects, history, queryClient, router } = open(path, realm)
    render(<Portal router={router} queryClient={queryClient} />)
    await screen.findByRole('heading', { level: 1 })
    expect(history.location.pathname).toBe(end)
    expect(redirects, redirects.join(' ')).toHaveLength(count)
    cleanup()
  }
})

test('shows the screen of a navigation that starts before React renders', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
  const { history, queryClient, router } = open('/auth/login', undefined)
  void router.load()
  history.push('/auth/forgot-password')
  render(<Portal router={router} queryClient={queryClient} />)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Forgot your password?' }),
  ).toBeTruthy()
})

test('keeps the current screen until the next frame is painted, except when going back', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }))
  const { history, queryClient, router } = open('/app/pages/home', 'client')
  render(<Portal router={router} queryClient={queryClient} />)
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  await router.preloadRoute({ to: '/app/pages/change-password' })
  let paint: FrameRequestCallback = () => {}
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => (paint = callback))
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers().unstubAllGlobals())
  act(() => history.push('/app/pages/change-password'))
  // Longer than `defaultPendingMs`, after which a pending screen would be shown.
  await act(() => vi.advanceTimersByTimeAsync(450))
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dashboard')
  await act(async () => {
    paint(0)
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Change Password')

  // The browser restores the scroll position right after the event.
  await act(async () => history.back())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dashboard')
})

const nestedText = '/app/pages/bundle/q8%2B%2FZg%3D%3D/sessions/a%2Fb%5Cc?status=failed'
/** A path that stays on the portal's origin, because the slashes belong to the ID. */
const hiddenText = '/app/pages/bundle/%2f%2fevil.example/sessions'
const ofClient = '/admin/clients/q8%2B%2FZg%3D%3D'

test.each<[string, RealmName, string | null]>([
  [nestedText, 'client', nestedText],
  [nestedText, 'admin', null],
  [ofClient, 'admin', ofClient],
  [`${ofClient}/new-bundle`, 'admin', `${ofClient}/new-bundle`],
  [hiddenText, 'client', hiddenText],
  ['/app/pages%2Fhome', 'client', null],
  ['/app/%2f%2fevil.example', 'client', null],
  ['/app/nothing/a%2Fb', 'client', null],
  ['/admin/clients/a%2Fb/nothing/more', 'admin', null],
  ['/admin/clients/%00%2F', 'admin', null],
  [`/admin/clients/%2F${'x'.repeat(300)}`, 'admin', null],
  ['/admin/clients/%2F%ff', 'admin', null],
])(
  'D2 accepts encoded slashes in a redirect only in IDs: %s for %s becomes %s',
  (raw, realm, target) => {
    const { router } = open('/auth/login', undefined)
    expect(safeRedirect(raw, realm, router.getMatchedRoutes)).toBe(target)
  },
)
