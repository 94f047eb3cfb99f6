import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, useSuspenseQuery, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { configure, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { createQueryClient } from '@/api/query-client'
import { authSession } from '@/api/auth-session'
import { SupersededError } from '@/auth/session/session-errors'
import { createAppRouter } from '@/router'
import { server } from '@/test/scripted-backend'

// The whole portal is loaded by the first of these, on whatever machine.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

type Parts = { load?: () => unknown; Shown?: () => ReactNode; queryClient?: QueryClient }

const Whole = () => <p>The screen</p>

function Broken(): ReactNode {
  throw new Error('a renderer broke')
}

/** The real routes, with one screen that does as it is told. */
async function open({ load, Shown = Whole, queryClient = createQueryClient() }: Parts) {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.use(http.all('*', () => HttpResponse.json({ bundles: [], services: [] })))
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
  const route = router.routesById['/app/pages/sdk']
  Object.assign(route.options, { loader: load, component: Shown })
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

test('E13 a render error stays in its screen; trying again fetches what broke it', async () => {
  const queryClient = createQueryClient()
  const answers = ['a broken answer', 'The screen']
  const query = { queryKey: ['x'], queryFn: vi.fn(async () => answers.shift() ?? '') }
  function Shown() {
    const { data } = useSuspenseQuery(query)
    return data === 'a broken answer' ? <Broken /> : <p>{data}</p>
  }
  const load = () => queryClient.ensureQueryData(query)
  const { user } = await open({ queryClient, load, Shown })
  await heading()
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong')
  // Menu and sign-out are behind the header's buttons.
  expect(screen.getByRole('button', { name: 'Test' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the start' }).getAttribute('href')).toBe('/')
  expect(screen.queryByText(/a renderer broke/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The screen')
  expect(query.queryFn).toHaveBeenCalledTimes(2)
})

test('E13 while it tries again it is seen to', async () => {
  const load = vi.fn(() => Promise.reject<unknown>(refusal(500, 'x')))
  const { user } = await open({ load })
  await screen.findByRole('alert')
  load.mockImplementation(() => new Promise(() => {}))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Loading')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('E13 going to another screen leaves the error behind', async () => {
  const { router } = await open({ Shown: Broken })
  await screen.findByRole('alert')
  await router.navigate({ to: '/app/pages/api' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/pages/api'))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test.each([
  [
    'a loader',
    refusal(500, 'The database sleeps.'),
    'Internal Server Error',
    'The database sleeps.',
  ],
  ['a 404', refusal(404, 'No such thing.'), 'Not Found', 'No such thing.'],
  ['a broken contract', new ApiError('contract', 'x'), 'Something went wrong', 'Sorry !'],
  ['no response', new ApiError('no-response', 'x'), 'No connection', 'internet connection'],
])('E13 %s is told in place, with a way to try again', async (_what, error, title, text) => {
  const load = vi.fn(() => Promise.reject<unknown>(error))
  const { user } = await open({ load })
  await heading()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(title)
  expect(alert.textContent).toContain(text)
  load.mockImplementation(() => Promise.resolve(null))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The screen')
})

test('a refusal is no error to try again: it is told with a way out', async () => {
  await open({ load: () => Promise.reject(refusal(403, 'Ask your administrator.')) })
  await heading()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('You are not allowed to see this')
  expect(alert.textContent).toContain('Ask your administrator.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to the start' })).toBeTruthy()
})

test('nobody is told that a login was superseded', async () => {
  await open({ load: () => Promise.reject(new SupersededError()) })
  await screen.findByText('Loading')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('E6 no connection: the screen is loaded once when the network is back', async () => {
  const load = vi.fn(() => Promise.reject<unknown>(new ApiError('no-response', 'x')))
  await open({ load })
  await screen.findByRole('alert')
  load.mockImplementation(() => Promise.resolve(null))
  const loads = load.mock.calls.length
  window.dispatchEvent(new Event('online'))
  await screen.findByText('The screen')
  expect(load.mock.calls.length).toBe(loads + 1)
})

test('E13 an error of the shell itself leaves a page with a reload and another sign-in', async () => {
  const { router, unmount } = await open({})
  await screen.findByText('The screen')
  unmount()
  const area = router.routesById['/app']
  const { component } = area.options
  Object.assign(area.options, { component: Broken })
  try {
    await open({})
    expect((await screen.findByRole('alert')).textContent).toContain('Sorry !')
    expect(screen.getByRole('main')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sign in again' })).toBeTruthy()
  } finally {
    Object.assign(area.options, { component })
  }
})
