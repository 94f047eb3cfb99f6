import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { personas, type PersonaName } from '@mocks/personas'
import { fillField, fillSignIn, findButton, findField, signOutByMenu } from '@/test/auth-forms'
import { renderPortal, setWindowWidth } from '@/test/render-portal'

const { client } = personas
const LOGIN = '/auth/login'
const HOME = '/app/pages/home'
const PROFILE = '/app/pages/profile'

const landingPaths: Partial<Record<PersonaName, string>> = {
  'client-new': '/auth/signup/user-details',
  admin: '/admin/dashboard',
  'admin-monitoring': '/admin/sessions',
  'admin-none': '/admin/sessions',
}
const getLogin = (name: PersonaName) =>
  personas[name].realm === 'admin' ? `${LOGIN}/admin` : LOGIN

beforeEach(() => setWindowWidth(1440))

const menuEntries = async () => {
  const links = await within(await screen.findByRole('navigation', { name: 'Main' })).findAllByRole(
    'link',
  )
  return links.map(({ textContent }) => textContent)
}

/** Signs in through the form, and waits for the next screen. */
async function signIn(name: PersonaName = 'client', to = landingPaths[name] ?? HOME) {
  const portal = await renderPortal(null, getLogin(name))
  await fillSignIn(portal.user, personas[name].email, personas[name].password)
  await waitFor(() => expect(portal.path()).toBe(to))
  await screen.findByRole('heading', { level: 1, name: /^(?!.*ign in)/ })
  return portal
}

// For `client` and `admin` in a browser, see e2e/auth/sign-in.spec.ts.
test.each(['client-new', 'admin-monitoring', 'admin-none'] as const)(
  'signs %s in and opens a screen that the account may see',
  async (name) => {
    const { path } = await signIn(name)
    expect(path()).toBe(landingPaths[name])
  },
)

test.each(['client-otp', 'admin-monitoring'] as const)(
  'keeps %s signed in after a reload, and signs out',
  async (name) => {
    const landing = landingPaths[name] ?? PROFILE
    await renderPortal(name, landing)
    const { path, user } = await renderPortal(null, landing)
    await screen.findByRole('navigation', { name: 'Main' })
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1))
    expect(path()).toBe(landing)
    await signOutByMenu(user, personas[name].name)
    await waitFor(() => expect(path()).toBe(getLogin(name)))
    const again = await renderPortal(null, landing)
    await waitFor(() => expect(again.path()).toBe(getLogin(name)))
  },
)

test('shows only the menu entries that the account allows', async () => {
  const { user } = await renderPortal('client', PROFILE)
  expect(await menuEntries()).toEqual([
    'Dashboard',
    'My bundles',
    'Retail onboarding',
    'Wallet sign-up',
    'Branch tablets',
    'Passport holders',
    'Pilot 2027',
    'API',
    'SDK',
    'ID OCR',
    'My account',
    'Change Password',
  ])
  await user.click(await screen.findByRole('button', { name: client.name }))
  const items = within(await screen.findByRole('menu', { name: client.name }))
  expect(items.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'My account',
    'Change Password',
    'Sign out',
  ])

  await renderPortal('client-otp', PROFILE)
  const entries = await menuEntries()
  expect(entries).toContain('My account')
  expect(entries).not.toContain('Change Password')
  await renderPortal('client-sanctions', PROFILE)
  await waitFor(async () => expect(await menuEntries()).toContain('Upload'))
})

test("C8 uses an administrator's permissions only for the menus", async () => {
  await renderPortal('admin-monitoring', '/admin/sessions')
  const entries = await menuEntries()
  expect(entries).toContain('Sessions')
  expect(entries).not.toContain('Clients')
  localStorage.setItem('permissions', '["organization_management"]')
  // Every administrator can open the route. The server decides which content to return.
  await renderPortal(null, '/admin/dashboard')
  expect(await menuEntries()).toContain('Clients')
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toContain('do not have access')
})

test('J5 reports a wrong password and stores no password', async () => {
  const secret = 'Wrong-ü-secret-123'
  const { user, path, router } = await renderPortal(null, LOGIN)
  await fillSignIn(user, client.email, secret)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The email or password is incorrect',
  )
  expect((await findField('Email')).value).toBe(client.email)
  const password = await findField('Password')
  expect(password.value).toBe(secret)
  // The whole password is selected, so the next attempt replaces it.
  expect(document.activeElement).toBe(password)
  expect([password.selectionStart, password.selectionEnd]).toEqual([0, secret.length])
  await fillSignIn(user, client.email, client.password)
  await waitFor(() => expect(path()).toBe(HOME))
  const { href, state } = router.state.location
  const storedText = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, href, state])
  expect(storedText).toContain('access_token')
  expect(storedText).not.toContain(secret)
  expect(storedText).not.toContain(client.password)
})

const wrong = 'Sorry ! Something went wrong . Please try again later !'
test('shows why a sign-in failed, and signs in on the next attempt', async () => {
  const { user, path, faults } = await renderPortal(null, PROFILE)
  await fillField(user, 'Email', client.email)
  await fillField(user, 'Password', client.password)
  for (const [fault, text] of [
    [{ kind: 'drop' }, 'Please make sure of your internet connection!'],
    [{ kind: 'html' }, wrong],
    [
      { kind: 'status', status: 429, body: { message: 'Try again in a minute.' } },
      'Try again in a minute.',
    ],
  ] as const) {
    faults({ path: 'authentication/login', count: 'always', ...fault })
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text))
  }
  faults()
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(path()).toBe(PROFILE))
})

test('shows the error screen after an unreadable sign-in response, and keeps the email for another attempt', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { user, path, faults } = await renderPortal(null, PROFILE)
  faults({ path: 'authentication/login', kind: 'wrong_shape' })
  await fillSignIn(user, client.email, client.password)
  await waitFor(() => expect(path()).toBe('/auth/error-1'))
  expect(await screen.findByText(/^Error reference: [2-9B-Z]{6}$/)).toBeTruthy()
  await user.click(await findButton('Try again'))
  await waitFor(() => expect(path()).toBe(LOGIN))
  expect((await findField('Email')).value).toBe(client.email)
  faults()
  await fillField(user, 'Password', client.password)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(path()).toBe(PROFILE))
})

test('E14 reports a failed logout request and still signs out', async () => {
  const { user, path, faults } = await renderPortal('client', PROFILE)
  faults({ path: 'authentication/logout', kind: 'status', status: 500 })
  await signOutByMenu(user, client.name)
  await waitFor(() => expect(path()).toBe(LOGIN))
  expect((await screen.findByRole('alert')).textContent).toContain('somthing went wrong!')
})

test('E14 sends the logout request without waiting for the next screen', async () => {
  const { user, router, calls } = await renderPortal('client', PROFILE)
  vi.spyOn(router, 'navigate').mockReturnValue(new Promise(() => {}))
  await signOutByMenu(user, client.name)
  await waitFor(() => expect(calls('authentication/logout')).toHaveLength(1))
})

test('E14 ends the login on the backend when the user signs out with an expired token', async () => {
  const { user, path, calls, faults } = await renderPortal('client', PROFILE)
  faults({ path: 'authentication/logout', kind: 'expired_token' })
  await signOutByMenu(user, client.name)
  await waitFor(() => expect(calls('logout').map(({ status }) => status)).toEqual([401, 200]))
  await waitFor(() => expect(path()).toBe(LOGIN))
  const [first, second] = calls('logout')
  expect(second?.auth).not.toBe(first?.auth)
  expect(calls('refresh')).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(localStorage.getItem('access_token')).toBeNull()
})

test("E14 shows the backend's message when it permanently rejects a sign-out", async () => {
  const { user, path, calls, faults } = await renderPortal('client', PROFILE)
  faults(
    { path: 'authentication/refresh', kind: 'rejected_refresh' },
    { path: 'authentication/logout', kind: 'expired_token' },
  )
  await signOutByMenu(user, client.name)
  await waitFor(() => expect(path()).toBe(LOGIN))
  expect((await screen.findByRole('alert')).textContent).toContain('The token has expired')
  expect(calls('logout')).toHaveLength(1)
  expect(localStorage.getItem('access_token')).toBeNull()
})

test('C2 reports a sign-in that does not fit into storage, and stores nothing', async () => {
  const { user, path } = await renderPortal(null, LOGIN)
  // The flag turns the mock off, because happy-dom's storage never removes a spy on its methods.
  let isFull = true
  onTestFinished(() => void (isFull = false))
  const setItem = localStorage.setItem.bind(localStorage)
  vi.spyOn(localStorage, 'setItem').mockImplementation((key, value) => {
    if (isFull && key === 'access_token') throw new DOMException('full', 'QuotaExceededError')
    setItem(key, value)
  })
  await fillSignIn(user, client.email, client.password)
  expect((await screen.findByRole('alert')).textContent).toContain('Your browser’s storage is full')
  expect(Object.keys(localStorage)).toEqual([])
  expect(path()).toBe(LOGIN)
})

test('E11 aborts a running request at sign-out, and neither keeps nor announces its result', async () => {
  const { user, path, faults, calls, router } = await renderPortal('client', PROFILE)
  await screen.findByRole('heading', { level: 1, name: 'My account' })
  faults({ path: 'bundle-sessions', kind: 'hang' })
  const fetch = vi.spyOn(globalThis, 'fetch')
  const sentTo = (part: string) => {
    const requests = fetch.mock.calls.map(([request]) => request)
    const request = requests.find((each) => each instanceof Request && each.url.includes(part))
    if (!(request instanceof Request)) throw new Error(`nothing was sent to ${part}`)
    return request
  }
  const cache = router.options.context.queryClient.getQueryCache()
  const lists = () => cache.findAll({ predicate: ({ queryKey }) => queryKey[2] === 'sessions' })
  const menu = within(await screen.findByRole('navigation', { name: 'Main' }))
  await user.click(await menu.findByRole('link', { name: 'Wallet sign-up' }))
  const request = await waitFor(() => sentTo('bundle-sessions'))
  await screen.findByText(/^Loading/)
  const [list] = lists()
  expect(list?.state.fetchStatus).toBe('fetching')
  expect(request.signal.aborted).toBe(false)
  await signOutByMenu(user, client.name)
  await waitFor(() => expect(path()).toBe(LOGIN))
  expect(request.signal.aborted).toBe(true)
  expect(list?.state.data).toBeUndefined()
  expect(lists()).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(calls('bundle-sessions')).toHaveLength(1)
  expect(localStorage.getItem('access_token')).toBeNull()
})
