import { readFile, readdir } from 'node:fs/promises'
import { expect, test as withoutBuild } from '@playwright/test'
import { test as base } from '../fixtures'
import { MOCK, expectAccessible, expectHeading, expectPath, FULL } from '../helpers'
import { BUILD_TIMEOUT, mockHost, type BuiltHost, withBuild } from '../network/built-host'
import { LOGIN, PROFILE } from '../pages'

/** Runs journeys on a build with a Google client ID. */
const test = base.extend<object, { configured: BuiltHost }>({
  configured: [
    ({}, use) =>
      withBuild(
        { env: { VITE_GOOGLE_CLIENT_ID: 'journey.apps.googleusercontent.com' }, backend: mockHost },
        use,
      ),
    { scope: 'worker', timeout: BUILD_TIMEOUT },
  ],
  baseURL: async ({ configured }, use) => use(configured.url),
})

/** Stubs the part of Google's script that the portal uses. Each press of the button returns the next credential. */
const script = (...credentials: string[]) => `
  let options
  const credentials = ${JSON.stringify(credentials)}
  window.google = { accounts: { id: {
    initialize: (given) => { options = given },
    renderButton: (place) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Continue with Google'
      button.onclick = () => {
        const [credential] = credentials.length > 1 ? credentials.splice(0, 1) : credentials
        options.callback({ credential, client_id: options.client_id })
      }
      place.replaceChildren(button)
    },
    prompt() {}, cancel() {},
  } } }`

// src/routes/auth/-components/google-sign-in.test.tsx tests other states of the button.
test(
  'signs in once with Google by keyboard after a rejection, and opens the requested screen',
  { tag: FULL },
  async ({ page, mock, allowErrors }) => {
    allowErrors(/social-login/)
    // Uses a route, because the mock backend can't act as Google's host.
    await page.route('https://accounts.google.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: script('somebody-else', 'mock-google-credential'),
      }),
    )
    await page.goto(PROFILE)
    await expectPath(page, LOGIN)
    const google = page.getByRole('button', { name: 'Continue with Google' })
    await expect(google).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
    await expectAccessible(page, 'with Google')
    await google.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Google could not confirm your identity')
    await expectAccessible(page, 'refused')
    await mock.faults([{ path: 'social-login', kind: 'latency', ms: 500 }])
    await google.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Signing in with Google…')).toBeVisible()
    await expectPath(page, PROFILE)
    await expectHeading(page, 'My account')
    await expect(page.getByRole('region', { name: 'Sign-in' }).getByText('Google')).toBeVisible()
    const calls = await mock.log('social-login')
    expect(calls.map(({ status, auth }) => [status, auth])).toEqual([
      [400, null],
      [200, null],
    ])
    const storedText = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, location.href]),
    )
    expect(storedText).not.toContain('mock-google-credential')
  },
)

withoutBuild("contains none of Google's script without a client ID", { tag: MOCK }, async () => {
  const names = (await readdir('dist/assets')).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(names.map((name) => readFile(`dist/assets/${name}`, 'utf8')))
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => text.includes('accounts.google.com/gsi'))).toHaveLength(0)
})
