import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { personas } from '@mocks/personas'
import { alertText, fillSignIn, findButton } from '@/test/auth-forms'
import { holdResponses } from '@/test/hold-responses'
import { renderPortal } from '@/test/render-portal'

// Sets the variable before the sign-in screen reads it.
vi.hoisted(() => vi.stubEnv('VITE_GOOGLE_CLIENT_ID', 'test.apps.googleusercontent.com'))

const LOGIN = '/auth/login'
const HOME = '/app/pages/home'
const PROFILE = '/app/pages/profile'
const { client } = personas

// Changes the type of scripts, because happy-dom would report that it can't load them. A script then stays pending
// until a test settles it.
beforeEach(() => {
  const append = document.body.appendChild.bind(document.body)
  vi.spyOn(document.body, 'appendChild').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) node.type = 'text/plain'
    return append(node)
  })
})

/** Waits until the page requests the Google script, and returns it. */
async function findScript(): Promise<Element> {
  return waitFor(() => {
    const script = document.querySelector('script[src^="https://accounts.google.com/gsi/client"]')
    if (!script) throw new Error('Google was not asked for')
    return script
  })
}

type Callback = (response: { credential: string; client_id: string }) => void

/** Loads a fake Google script with only the part that the portal uses: a button that returns a credential. */
async function googleGives(credential: string) {
  let callback: Callback | undefined
  const id = {
    initialize: (options: { callback: Callback }) => void (callback = options.callback),
    renderButton: (place: HTMLElement) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Continue with Google'
      button.addEventListener('click', () => callback?.({ credential, client_id: 'test' }))
      place.replaceChildren(button)
    },
  }
  vi.stubGlobal('google', { accounts: { id } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const script = await findScript()
  act(() => void script.dispatchEvent(new Event('load')))
}

const googleButton = () => findButton('Continue with Google')

test('signs in with Google once by keyboard and opens the requested screen', async () => {
  const { user, path, calls } = await renderPortal(null, PROFILE)
  await waitFor(() => expect(path()).toBe(LOGIN))
  await googleGives('mock-google-credential')
  const release = holdResponses('social-login')
  const button = await googleButton()
  button.focus()
  await user.keyboard('{Enter}{Enter}')
  expect(await screen.findByText('Signing in with Google…')).toBeTruthy()
  release()
  await waitFor(() => expect(path()).toBe(PROFILE))
  const signIn = within(await screen.findByRole('region', { name: 'Sign-in' }))
  expect(signIn.getByText('Google')).toBeTruthy()
  expect(calls('social-login').map(({ status, auth }) => [status, auth])).toEqual([[200, null]])
  expect(JSON.stringify({ ...localStorage })).not.toContain('mock-google-credential')
})

test('reports a Google credential that the backend rejects, and still accepts the password', async () => {
  const { user, path } = await renderPortal(null, LOGIN)
  await googleGives('somebody-else')
  await user.click(await googleButton())
  expect(await alertText()).toContain('Google could not confirm your identity')
  expect(screen.queryByText('Signing in with Google…')).toBeNull()
  await fillSignIn(user, client.email, client.password)
  await waitFor(() => expect(path()).toBe(HOME))
})

test("signs in without Google when Google's script is slow or blocked", async () => {
  const { user, path } = await renderPortal(null, LOGIN)
  const script = await findScript()
  expect(screen.queryByText('or')).toBeNull()
  await fillSignIn(user, client.email, 'wrong')
  expect(await alertText()).toContain('The email or password is incorrect')
  act(() => void script.dispatchEvent(new Event('error')))
  expect(screen.queryByText('or')).toBeNull()
  await fillSignIn(user, client.email, client.password)
  await waitFor(() => expect(path()).toBe(HOME))
})

test('shows the Google button only on the client sign-in page', async () => {
  await renderPortal(null, LOGIN)
  await googleGives('mock-google-credential')
  expect(await googleButton()).toBeTruthy()
  await renderPortal(null, `${LOGIN}/admin`)
  await screen.findByRole('heading', { level: 1, name: 'Administrator sign-in' })
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
  expect(document.querySelector('script[src^="https://accounts.google.com"]')).toBeNull()
})

test('requests nothing from Google without a secure connection, and explains why', async () => {
  vi.stubGlobal('isSecureContext', false)
  await renderPortal(null, LOGIN)
  expect(await screen.findByText(/^Signing in with Google needs a secure connection/)).toBeTruthy()
  expect(document.querySelector('script[src*="google"]')).toBeNull()
})
