import { readFile, readdir } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test as base } from '../fixtures'
import { expectAccessible, expectHeading, expectPath, fillSignIn } from '../helpers'
import { mockHost, type BuiltHost, withBuild } from '../network/built-host'
import { ADMIN_LOGIN, HOME, LOGIN, PROFILE } from '../pages'

/** A build with a Google client id. */
const test = base.extend<object, { configured: BuiltHost }>({
  configured: [
    ({}, use) =>
      withBuild(
        { env: { VITE_GOOGLE_CLIENT_ID: 'journey.apps.googleusercontent.com' }, backend: mockHost },
        use,
      ),
    { scope: 'worker' },
  ],
  baseURL: async ({ configured }, use) => use(configured.url),
})

// In one worker, so that there is one build.
test.describe.configure({ mode: 'default' })

/** The part of Google's script that the portal uses: its button hands over a credential. */
const script = (credential: string) => `
  let options
  window.google = { accounts: { id: {
    initialize: (given) => { options = given },
    renderButton: (place) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Continue with Google'
      button.onclick = () => options.callback({ credential: '${credential}', client_id: options.client_id })
      place.replaceChildren(button)
    },
    prompt() {}, cancel() {},
  } } }`

/** Google's host, which the mock backend cannot stand in for. */
const google = (page: Page) => ({
  gives: (credential: string) =>
    page.route('https://accounts.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script(credential) }),
    ),
  isBlocked: () =>
    page.route('https://accounts.google.com/**', (route) => route.abort('blockedbyclient')),
  hangs: () => page.route('https://accounts.google.com/**', () => {}),
})

const googleButton = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })
const { client } = personas

test('Google signs in once by keyboard and leads to the requested screen', async ({
  page,
  mock,
}) => {
  await google(page).gives('mock-google-credential')
  await mock.faults([{ path: 'social-login', kind: 'latency', ms: 500 }])
  await page.goto(PROFILE)
  await expectPath(page, LOGIN)
  await expect(googleButton(page)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await expectAccessible(page, 'with Google')
  await googleButton(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Signing in with Google…')).toBeVisible()
  await expectPath(page, PROFILE)
  await expectHeading(page, 'My Account')
  await expect(page.getByRole('region', { name: 'Sign-in' }).getByText('Google')).toBeVisible()
  const calls = await mock.log('social-login')
  expect(calls.map(({ status, auth }) => [status, auth])).toEqual([[200, null]])
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, location.href]))
  expect(stored).not.toContain('mock-google-credential')
})

test('a credential that the backend refuses is reported and the password still works', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/social-login/)
  await google(page).gives('somebody-else')
  await page.goto(LOGIN)
  await googleButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Google did not confirm who you are')
  await expect(page.getByText('Signing in with Google…')).toHaveCount(0)
  await expectAccessible(page, 'refused')
  await fillSignIn(page, client.email, client.password)
  await expectPath(page, HOME)
})

for (const [name, how] of [
  ['blocked', 'isBlocked'],
  ['slow', 'hangs'],
] as const) {
  test(`the sign-in works without Google when its script is ${name}`, async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/accounts\.google\.com/)
    await google(page)[how]()
    const request = page.waitForRequest(/accounts\.google\.com\/gsi\/client/)
    await page.goto(LOGIN)
    await request
    await expect(page.getByText('or', { exact: true })).toHaveCount(0)
    await fillSignIn(page, client.email, client.password)
    await expectPath(page, HOME)
  })
}

test('only clients of a portal with Google get its button', async ({ page }) => {
  await google(page).gives('mock-google-credential')
  await page.goto(LOGIN)
  await expect(googleButton(page)).toBeVisible()
  await page.goto(ADMIN_LOGIN)
  await expectHeading(page, 'Administrator sign in')
  await expect(googleButton(page)).toHaveCount(0)
  const names = (await readdir('dist/assets')).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(names.map((name) => readFile(`dist/assets/${name}`, 'utf8')))
  expect(texts.filter((text) => text.includes('accounts.google.com/gsi'))).toHaveLength(0)
})
