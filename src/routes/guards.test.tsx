import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { database } from '@mocks/db'
import { personas } from '@mocks/personas'
import { authSession } from '@/api/core/auth-session-instance'
import { fillSignIn } from '@/test/auth-forms'
import { renderPortal } from '@/test/render-portal'
import { screenPaths } from '@/test/screen-paths'

const LOGIN = '/auth/login'
const SIGNUP = '/auth/signup'
const HOME = '/app/pages/home'
const RETAIL = '/app/pages/bundle/20011/sessions'

const client = ['/app', ...screenPaths('/app')]
const admin = ['/admin', ...screenPaths('/admin')]
const auth = screenPaths('/auth')
const isLaterStep = (path: string) => path.startsWith(`${SIGNUP}/`)

type Portal = Awaited<ReturnType<typeof renderPortal>>

/** Navigates within the portal, and returns the final path. */
async function follow({ open, path, router }: Portal, to: string): Promise<string> {
  await open(to)
  await waitFor(() => {
    const { status, location, resolvedLocation } = router.state
    expect([status, location.pathname, resolvedLocation?.pathname]).toEqual([
      'idle',
      path(),
      path(),
    ])
  })
  return path()
}

async function screenName(): Promise<string | null> {
  const main = within(await screen.findByRole('main'))
  return (await main.findByRole('heading', { level: 1 })).textContent
}

test('contains the expected screens in each area', () => {
  expect(client).toContain(RETAIL)
  expect(admin).toContain('/admin/clients/1001/20011')
  expect(auth).toEqual(expect.arrayContaining([LOGIN, SIGNUP, `${SIGNUP}/role`]))
})

test('D1 redirects a signed-out visitor to the right login page, and sends no private request', async () => {
  for (const [paths, login, deepLink] of [
    [client, LOGIN, RETAIL],
    [admin, `${LOGIN}/admin`, '/admin/sessions'],
  ] as const) {
    const portal = await renderPortal(null, deepLink)
    await waitFor(() => expect(portal.path()).toBe(login))
    for (const path of paths) {
      expect(await follow(portal, path), path).toBe(login)
      const isStart = path === '/app' || path === '/admin' || path === HOME
      expect(portal.search().get('redirect')).toBe(isStart ? null : path)
    }
    expect(portal.calls()).toEqual([])
  }
})

test('redirects to the requested URL with its filters after a sign-in', async () => {
  const { user, path, search } = await renderPortal(null, `${RETAIL}?status=failed`)
  await waitFor(() => expect(path()).toBe(LOGIN))
  await fillSignIn(user, personas.client.email, personas.client.password)
  await waitFor(() => expect(path()).toBe(RETAIL))
  expect(search().get('status')).toBe('failed')
})

// guards.test.ts covers more values. e2e/auth/guards.spec.ts covers a value in a browser because the origin could
// change there.
for (const hostile of ['//evil.example', '/admin/clients']) {
  test(`D2 D3 redirects to the home page after a sign-in with redirect=${hostile}`, async () => {
    const { user, router } = await renderPortal(
      null,
      `${LOGIN}?redirect=${encodeURIComponent(hostile)}`,
    )
    // With the first value, a browser would leave the portal.
    const visitedRoutes = new Set<string>()
    router.history.subscribe(({ location }) => void visitedRoutes.add(location.href))
    await fillSignIn(user, personas.client.email, personas.client.password)
    await waitFor(() => expect(router.state.location.href).toBe(HOME))
    expect([...visitedRoutes]).toEqual([HOME])
  })
}

// answers.test.tsx opens every route.
test('redirects a client from unknown paths to the home page', async () => {
  const portal = await renderPortal('client', '/app')
  for (const path of [
    '/app',
    '/',
    '/app/nothing',
    '/app/pages',
    '/app/pages/nothing',
    '/nothing',
    '/auth',
    '/auth/nothing',
    LOGIN,
  ])
    expect(await follow(portal, path), path).toBe(HOME)
  expect(await screenName()).toBeTruthy()
})

test("redirects an administrator from unknown paths to the area's first screen", async () => {
  // This administrator has no dashboard permission, so there are no figures to draw.
  const portal = await renderPortal('admin-none', '/admin')
  for (const path of [
    '/admin',
    '/',
    '/app',
    '/admin/nothing',
    '/nothing',
    LOGIN,
    `${LOGIN}/admin`,
    '/auth/nothing',
  ])
    expect(await follow(portal, path), path).toBe('/admin/sessions')
  expect(await screenName()).toBeTruthy()
})

test('opens auth screens when signed out, but redirects later sign-up steps', async () => {
  for (const path of auth.filter((each) => !isLaterStep(each))) {
    const portal = await renderPortal(null, path)
    expect(await screenName(), path).toBeTruthy()
    // Row H7: a token doesn't stay in the URL.
    expect(portal.path()).toBe(path.replace(/\/t$/, '/-'))
    expect(document.documentElement.dataset['mantineColorScheme']).toBe('light')
  }
  const portal = await renderPortal(null, SIGNUP)
  for (const path of auth.filter(isLaterStep)) expect(await follow(portal, path), path).toBe(SIGNUP)
})

test('J6 D5 limits an incomplete account to the steps that complete it', async () => {
  const portal = await renderPortal('client-new', '/')
  for (const path of [
    '/',
    HOME,
    '/app/pages/profile',
    LOGIN,
    SIGNUP,
    `${SIGNUP}/otp-verification`,
    `${SIGNUP}/create-password`,
  ])
    expect(await follow(portal, path), path).toBe(`${SIGNUP}/user-details`)
  for (const step of ['name', 'user-details', 'phone-number']) {
    expect(await follow(portal, `${SIGNUP}/${step}`)).toBe(`${SIGNUP}/${step}`)
    expect(await screenName(), step).toBeTruthy()
  }
  for (const step of ['industry', 'role', 'company-name', 'company-website'])
    expect(await follow(portal, `${SIGNUP}/${step}`), `${SIGNUP}/${step}`).toBe(
      `${SIGNUP}/phone-number`,
    )
})

test('J6 D5 redirects a complete account from every sign-up step to the home page', async () => {
  const portal = await renderPortal('client', '/')
  for (const path of [SIGNUP, ...auth.filter(isLaterStep)])
    expect(await follow(portal, path), path).toBe(HOME)
})

for (const id of ['x'.repeat(10_000), 'a%00b', 'a%C2%85b', '%2e%2e']) {
  test(`D10 sends no request for the ID ${id.slice(0, 24)}`, async () => {
    const { calls } = await renderPortal('client', `/app/pages/bundle/${id}/sessions`)
    await screen.findByRole('heading', { level: 1, name: /Not Found|Dashboard/ })
    expect(calls('bundle-sessions')).toEqual([])
  })
}

for (const id of ['%3Cimg%20src=x%20onerror=alert(1)%3E', '%2e%2e%2f']) {
  test(`D10 requests ${id} from the backend and shows its Not Found response`, async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { calls } = await renderPortal('client', `/app/pages/bundle/${id}/sessions`)
    expect((await screen.findByRole('alert')).textContent).toContain('Not Found')
    expect(calls('bundle-sessions').map(({ status }) => status)).toEqual([404])
    expect(document.querySelector('img')).toBeNull()
  })
}

test('D10 opens a bundle with a base64 ID from its link, and again after a sign-in', async () => {
  const { bundles } = database()
  const seed = bundles.get('20024')
  if (!seed) throw new Error('The seeds have no such bundle.')
  bundles.delete('20024')
  bundles.set('q8+/Zg==', { ...seed, id: 'q8+/Zg==' })
  const portal = await renderPortal('client', '/app/pages/bundle?view=table')
  await portal.user.click(await screen.findByRole('link', { name: 'Wallet sign-up' }))
  const list = '/app/pages/bundle/q8%2B%2FZg%3D%3D/sessions'
  await waitFor(() => expect(portal.path()).toBe(list))
  const table = within(await screen.findByRole('table', { name: 'Sessions' }))
  const [session] = await table.findAllByRole('link')
  await portal.user.click(session ?? document.body)
  await screen.findByRole('heading', { level: 1, name: /^Session/ })
  const { href } = portal.router.state.location
  expect(href).toMatch(list)

  await act(async () => authSession.announceEnd(authSession.snapshot()?.sid ?? '', 'client'))
  await waitFor(() => expect(portal.path()).toBe(LOGIN))
  await fillSignIn(portal.user, personas.client.email, personas.client.password)
  await waitFor(() => expect(portal.router.state.location.href).toBe(href))
  expect(await screen.findByRole('heading', { level: 1, name: /^Session/ })).toBeTruthy()
})
