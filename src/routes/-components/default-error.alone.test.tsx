import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { IDBFactory } from 'fake-indexeddb'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { createQueryClient } from '@/api/core/query-client'
import { authSession } from '@/api/core/auth-session-instance'
import { tokenManager } from '@/api/core/token-manager-instance'
import { SupersededError } from '@/auth/session/session-errors'
import { trackAuthSession } from '@/track-auth-session'
import { createAppRouter } from '@/router'
import { setLayout, useLayout } from '@/stores/layout'
import { scriptedServer } from '@/test/scripted-backend'
import { Dialog } from '@/ui/overlays/dialog'

beforeAll(() => scriptedServer.listen({ onUnhandledFrame: 'error' }))
afterEach(() => scriptedServer.resetHandlers())
afterAll(() => scriptedServer.close())

type Parts = { load?: () => unknown; Screen?: () => ReactNode; queryClient?: QueryClient }

const WorkingScreen = () => <p>The screen</p>

function BrokenScreen(): ReactNode {
  throw new Error('a renderer broke')
}

/** Renders the real routes, one of them with the given loader and component. */
async function open({ load, Screen = WorkingScreen, queryClient = createQueryClient() }: Parts) {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  scriptedServer.use(http.all('*', () => HttpResponse.json({ bundles: [], services: [] })))
  authSession.login('client', {
    name: 'Test',
    accessToken: 'a',
    refreshToken: 'r',
    isInitialized: true,
    bundles: [],
    permissions: [],
  })
  const history = createMemoryHistory({ initialEntries: ['/app/pages/sdk'] })
  const router = createAppRouter({ queryClient, auth: authSession, history })
  onTestFinished(trackAuthSession({ router, queryClient, auth: authSession, load: () => {} }))
  const route = router.routesById['/app/pages/sdk']
  Object.assign(route.options, { loader: load, component: Screen })
  const { unmount } = render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </I18nProvider>,
  )
  return { user: userEvent.setup(), router, errors, unmount }
}

const heading = () => screen.findByRole('heading', { level: 1, name: 'SDK' })
const refusal = (status: number, message: string) =>
  new ApiError('status', 'x', { status, body: { message } })

test('E13 keeps a render error inside its screen and fetches the data again on retry', async () => {
  const queryClient = createQueryClient()
  const responses = ['a broken response', 'The screen']
  const query = { queryKey: ['x'], queryFn: vi.fn(async () => responses.shift() ?? '') }
  function Screen() {
    const { data } = useSuspenseQuery(query)
    return data === 'a broken response' ? <BrokenScreen /> : <p>{data}</p>
  }
  const load = () => queryClient.ensureQueryData(query)
  const { user } = await open({ queryClient, load, Screen })
  await heading()
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong')
  // Menu and sign-out are behind the header's buttons.
  expect(screen.getByRole('button', { name: 'Test' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  expect(screen.queryByText(/a renderer broke/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The screen')
  expect(query.queryFn).toHaveBeenCalledTimes(2)
})

const shownReference = async () =>
  (await screen.findByText(/^Error reference: \w{6}$/)).textContent.split(' ').at(-1)

test('E15 shows the same error reference on the screen and in the console', async () => {
  const { errors, user } = await open({ Screen: BrokenScreen })
  const reference = await shownReference()
  const listReferenceLogs = () =>
    errors.mock.calls.filter(([line]) => String(line).includes('reference'))
  expect(listReferenceLogs()).toEqual([[`Error: a renderer broke (error reference ${reference})`]])
  // Each error gets a new reference.
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(listReferenceLogs()).toHaveLength(2))
  const next = await shownReference()
  expect(next).not.toBe(reference)
  expect(listReferenceLogs().at(-1)).toEqual([`Error: a renderer broke (error reference ${next})`])
})

test("E13 shows a dialog's error in place of its screen until the user navigates", async () => {
  const { router } = await open({
    Screen: () => (
      <Dialog title="Broken" onClose={() => {}}>
        <BrokenScreen />
      </Dialog>
    ),
  })
  await heading()
  expect(await shownReference()).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Test' })).toBeTruthy()
  await router.navigate({ to: '/app/pages/change-password' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/pages/change-password'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('E13 shows the loading state during a retry', async () => {
  const load = vi.fn(() => Promise.reject<unknown>(refusal(500, 'x')))
  const { user } = await open({ load })
  await screen.findByRole('alert')
  load.mockImplementation(() => new Promise(() => {}))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Loading')
  expect(screen.queryByRole('alert')).toBeNull()
})

test.each([
  [
    'a server error',
    refusal(500, 'The database sleeps.'),
    'Internal Server Error',
    'The database sleeps.',
    0,
  ],
  ['a contract error', new ApiError('contract', 'x'), 'Something went wrong', 'Sorry !', 1],
  ['no response', new ApiError('no-response', 'x'), 'No connection', 'internet connection', 0],
])('E13 shows an error with a retry after %s', async (_what, error, title, text, count) => {
  const load = vi.fn(() => Promise.reject<unknown>(error))
  const { user } = await open({ load })
  await heading()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(title)
  expect(alert.textContent).toContain(text)
  expect(screen.queryAllByText(/^Error reference/)).toHaveLength(count)
  load.mockImplementation(() => Promise.resolve(null))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The screen')
})

test('E13 replaces the screen with a 404 error and offers no retry', async () => {
  await open({ load: () => Promise.reject(refusal(404, 'No such thing.')) })
  const alert = await screen.findByRole('alert')
  await heading()
  expect(alert.textContent).toContain('Not FoundNo such thing.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Search by ID' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy()
})

test('offers a link home but no retry after a 403 response', async () => {
  await open({ load: () => Promise.reject(refusal(403, 'Ask your administrator.')) })
  await heading()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('You do not have access to this')
  expect(alert.textContent).toContain('Ask your administrator.You are signed in')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy()
})

test('A3 explains a 403 response that has no message, and does not suggest signing in again', async () => {
  await open({ load: () => Promise.reject(new ApiError('status', 'x', { status: 403 })) })
  await heading()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('You do not have access to this')
  expect(alert.textContent).toContain(
    'You are signed in, but your account does not have access to this.',
  )
  expect(alert.textContent).not.toContain('Please login again')
})

test("shows no error when another login has replaced the request's login", async () => {
  await open({ load: () => Promise.reject(new SupersededError()) })
  await screen.findByText('Loading')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('E6 reloads a failed screen once when the network is back', async () => {
  const load = vi.fn(() => Promise.reject<unknown>(new ApiError('no-response', 'x')))
  await open({ load })
  await screen.findByRole('alert')
  load.mockImplementation(() => Promise.resolve(null))
  const loads = load.mock.calls.length
  window.dispatchEvent(new Event('online'))
  await screen.findByText('The screen')
  expect(load.mock.calls.length).toBe(loads + 1)
})

test.each(['/app', '__root__'] as const)(
  'E13 offers a reload and a new sign-in when the shell itself fails: %s',
  async (id) => {
    const { router, unmount } = await open({})
    await screen.findByText('The screen')
    unmount()
    const { options } = router.routesById[id]
    const { component } = options
    Object.assign(options, { component: BrokenScreen })
    try {
      await open({})
      expect((await screen.findByRole('alert')).textContent).toContain('Sorry !')
      expect(await shownReference()).toBeTruthy()
      expect(screen.getByRole('main')).toBeTruthy()
      expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
      expect(screen.getByRole('button', { name: 'Sign in again' })).toBeTruthy()
    } finally {
      Object.assign(options, { component })
    }
  },
)

test('E13 signs out on the backend and in other tabs when the user clicks "Sign in again"', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  onTestFinished(() => void vi.unstubAllGlobals())
  const { router, unmount } = await open({})
  await screen.findByText('The screen')
  unmount()
  const area = router.routesById['/app']
  const { component } = area.options
  Object.assign(area.options, { component: BrokenScreen })
  try {
    const { user } = await open({})
    const logout = vi.fn(() => HttpResponse.json({}))
    scriptedServer.use(http.get('*/authentication/logout/', logout))
    setLayout({ currentTheme: 'dark' })
    const sid = authSession.snapshot()?.sid ?? ''
    await user.click(await screen.findByRole('button', { name: 'Sign in again' }))
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    await waitFor(() => expect(logout).toHaveBeenCalledOnce())
    expect(authSession.snapshot()).toBeNull()
    expect(useLayout.getState().currentTheme).toBe('light')
    expect(await tokenManager.hasEnded(sid)).toBe(true)
  } finally {
    Object.assign(area.options, { component })
  }
})
