import { expect, type Page, type Route } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import {
  MOCK,
  FULL,
  PHONE,
  button,
  expectHeading,
  expectPath,
  holdRequests,
  openHeld,
  scripts,
} from '../helpers'
import { ADMIN_LOGIN, AUTH_ERROR, FORGOT_PASSWORD, HOME, LOGIN, SIGNUP } from '../pages'

// Screens that tools/vite/prerender.ts builds as HTML, so they appear before any code runs.

const { email, password } = personas.client
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Inserts text like a paste or a password manager, without the clipboard. */
const paste = (page: Page, text: string) => page.keyboard.insertText(text)

test(
  'J5 J8 sends an early sign-in once, after the sign-in scripts have loaded',
  { tag: MOCK },
  async ({ page, mock }) => {
    const release = await openHeld(page, LOGIN)
    await expect(field(page, 'Email')).toBeFocused()
    await page.keyboard.type(email)
    await field(page, 'Password').focus()
    await paste(page, password)
    await page.keyboard.press('Enter')
    await button(page, 'Sign in').click()
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(LOGIN)
    expect(await mock.log('login')).toEqual([])
    // Row J5: the document never contains the password.
    expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(password)
    release()
    await expectPath(page, HOME)
    expect(await mock.log('login')).toHaveLength(1)
  },
)

test(
  'J8 marks a field that was submitted empty before the scripts had loaded',
  { tag: FULL },
  async ({ page }) => {
    const release = await openHeld(page, LOGIN)
    await field(page, 'Email').fill(email)
    await button(page, 'Sign in').click()
    release()
    await expect(field(page, 'Password')).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, 'Password')).toBeFocused()
    await expect(field(page, 'Email')).toHaveValue(email)
  },
)

test('J8 keeps the focus, the selection and the typed text when the sign-in scripts load', async ({
  page,
}) => {
  const release = await openHeld(page, LOGIN)
  await field(page, 'Password').fill(password)
  await field(page, 'Email').fill(email)
  await field(page, 'Email').selectText()
  const readSelection = () => page.evaluate(() => String(document.getSelection()))
  expect(await readSelection()).toBe(email)
  release()
  await expect(page.locator('form[data-ready]')).toBeVisible()
  await expect(field(page, 'Email')).toBeFocused()
  expect(await readSelection()).toBe(email)
  await expect(field(page, 'Password')).toHaveValue(password)
  await button(page, 'Show password').click()
  await expect(field(page, 'Password')).toHaveValue(password)
})

test(
  'applies a language that is chosen before the sign-in scripts have loaded',
  { tag: FULL },
  async ({ page }) => {
    const release = await openHeld(page, LOGIN)
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Français')
    release()
    await expectHeading(page, 'Se connecter')
  },
)

/** Returns every element's tag, position and size. */
const places = (page: Page) =>
  page.locator('#root').evaluate((root) =>
    Array.from(root.querySelectorAll('*'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.tagName, x, y, width, height].join(' ')
    }),
  )

for (const [path, layout, size, tag] of [
  [LOGIN, {}, PHONE, MOCK],
  [LOGIN, { direction: 'rtl', density: 'dense' }, undefined, FULL],
  [ADMIN_LOGIN, {}, undefined, FULL],
  [FORGOT_PASSWORD, {}, undefined, FULL],
  [SIGNUP, {}, undefined, FULL],
  [AUTH_ERROR, {}, PHONE, FULL],
] as const) {
  test(`hydrates ${path} in place, layout ${JSON.stringify(layout)}`, { tag }, async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.addInitScript((stored) => {
      localStorage.setItem('STORAGE_VERSION', '2')
      localStorage.setItem('layout', JSON.stringify(stored))
    }, layout)
    if (size) await page.setViewportSize(size)
    const release = await openHeld(page, path)
    // The error screen's drawing is prerendered, so the drawing must stay even if its code loads late.
    const releaseDrawings = await holdRequests(page, /\/assets\/illustration-drawings/)
    await expectHeading(page, /./)
    await expect(page.locator('html')).toHaveAttribute('data-screen', path)
    const title = await page.title()
    const first = await page.locator('h1').elementHandle()
    const before = await places(page)
    release()
    const handlers = () =>
      page
        .locator('main a')
        .first()
        .evaluate((link) => Object.keys(link).length)
    await expect.poll(handlers).toBeGreaterThan(0)
    await page.waitForLoadState()
    expect(await first?.evaluate((heading) => heading.isConnected)).toBe(true)
    expect(await places(page)).toEqual(before)
    releaseDrawings()
    expect(await page.title()).toBe(title)
    expect(warnings).toEqual([])
  })
}

/** Records the page's text in every frame, from the first frame on. */
async function watchTexts(page: Page) {
  await page.addInitScript(() => {
    const seenTexts = new Set<string>()
    Object.assign(window, { texts: seenTexts })
    const note = () => {
      seenTexts.add(document.body?.innerText ?? '')
      requestAnimationFrame(note)
    }
    note()
  })
  return () =>
    page.evaluate(() => {
      const seen: unknown = Reflect.get(window, 'texts')
      return seen instanceof Set ? [...seen].join('\n') : ''
    })
}

test(
  'never shows the English sign-in screen when the language is Arabic',
  { tag: FULL },
  async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('STORAGE_VERSION', '2')
      localStorage.setItem('layout', '{"locale":"ar","direction":"rtl"}')
    })
    const texts = await watchTexts(page)
    const release = await openHeld(page, LOGIN)
    await expect(page.locator('#root')).toBeAttached()
    release()
    await expectHeading(page, 'تسجيل الدخول')
    expect(await texts()).not.toMatch(/Sign in|Forgot/)
  },
)

test(
  'never shows the sign-in form to a user who is already signed in',
  { tag: FULL },
  async ({ page, signInAs }) => {
    await signInAs('client')
    const texts = await watchTexts(page)
    await page.goto(LOGIN)
    await expectPath(page, HOME)
    await expectHeading(page, 'Dashboard')
    expect(await texts()).not.toMatch(/Forgot your password/)
  },
)

for (const [name, tag, fail] of [
  ['are blocked', MOCK, (route: Route) => route.abort()],
  ['fail', FULL, (route: Route) => route.fulfill({ status: 500 })],
] as const) {
  test(
    `J5 J8 keeps the password in its field when scripts ${name}`,
    { tag },
    async ({ page, allowErrors }) => {
      allowErrors(/Failed to load resource/)
      await page.route(scripts, fail)
      await page.goto(LOGIN)
      await field(page, 'Email').fill(email)
      await field(page, 'Password').fill(password)
      await page.keyboard.press('Enter')
      await button(page, 'Sign in').click()
      await expect(field(page, 'Password')).toHaveValue(password)
      await expect(field(page, 'Email')).toHaveValue(email)
      expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(LOGIN)
      expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
    },
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('J5 hides the sign-in form and disables its button', async ({ page }) => {
    await page.goto(LOGIN)
    await expect(page.locator('form')).toBeHidden()
    await expect(page.locator('form [type=submit]')).toBeDisabled()
  })
})
