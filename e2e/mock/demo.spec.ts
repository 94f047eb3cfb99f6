import { expect } from '@playwright/test'
import { test as base } from '../fixtures'
import {
  FULL,
  expectHeading,
  expectSession,
  expectPath,
  menuLink,
  onPlainHttp,
  signInByForm,
  signOut,
} from '../helpers'
import { BUILD_TIMEOUT, type BuiltHost, withBuild } from '../network/built-host'
import { LOGIN } from '../pages'

/** Runs journeys on the static demo, served only from its files. */
const test = base.extend<object, { demo: BuiltHost }>({
  demo: [
    ({}, use) => withBuild({ args: ['--mode', 'demo'], backend: 'http://localhost:1' }, use),
    { scope: 'worker', timeout: BUILD_TIMEOUT },
  ],
  baseURL: async ({ demo }, use) => use(demo.url),
})

// Runs in one worker, so there is only one build.
test.describe.configure({ mode: 'default' })

test(
  'runs the static demo without a backend from sign-in to sign-out',
  { tag: FULL },
  async ({ page }) => {
    await signInByForm(page, 'client')
    await expectHeading(page, 'Dashboard')
    await expect(page.getByText('Success rate')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Success rate')).toBeVisible()
    await menuLink(page, 'Retail onboarding').click()
    const rows = page.getByRole('table', { name: 'Sessions' }).getByRole('row')
    await rows.nth(1).getByRole('link').first().click()
    await expectSession(page)
    await signOut(page, 'client')
    await expectPath(page, LOGIN)
  },
)

test(
  'explains over plain HTTP that the static demo needs a service worker',
  { tag: FULL },
  async ({ page, baseURL, allowErrors }) => {
    allowErrors(/no service workers/, /Cross-Origin-Opener-Policy/)
    await page.goto(onPlainHttp(baseURL))
    await expect(page.getByText('This demo needs a service worker.')).toBeVisible()
  },
)
