import { expect } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { getAccount, test } from '../fixtures'
import { MOCK, SMOKE, button, expectHeading, expectPath, fillSignIn } from '../helpers'
import {
  ADMIN_LOGIN,
  HOME,
  LOGIN,
  RETAIL_SESSIONS,
  USER_DETAILS,
  adminBundlePath,
  bundles,
  loginPathTo,
} from '../pages'

// src/routes/guards.test.tsx and src/redirects.test.tsx test other redirects and every URL's destination.
test(
  'D2 D3 stays on the origin after a sign-in with redirect=//evil.example',
  { tag: SMOKE },
  async ({ page, baseURL }) => {
    await page.goto(loginPathTo('//evil.example'))
    const { email, password } = getAccount('client')
    await fillSignIn(page, email, password)
    await expectPath(page, HOME)
    expect(new URL(page.url()).origin).toBe(baseURL)
  },
)

for (const [persona, login, path, heading] of [
  ['client', LOGIN, `${RETAIL_SESSIONS}?status=failed`, 'Retail onboarding'],
  ['admin', ADMIN_LOGIN, adminBundlePath('1001', bundles.retail), 'Retail onboarding'],
] as const) {
  test(
    `D1 redirects ${path} to ${login} without private requests, and back after the sign-in`,
    { tag: MOCK },
    async ({ page, mock }) => {
      const requests: string[] = []
      page.on('request', (request) => void requests.push(new URL(request.url()).pathname))
      await page.goto(path)
      await expectPath(page, login)
      await expect(button(page, 'Sign in')).toBeVisible()
      expect(requests.filter((url) => /(client|admin)-area/.test(url))).toEqual([])
      expect(await mock.log()).toEqual([])
      const { email, password } = personas[persona]
      await fillSignIn(page, email, password)
      await expectHeading(page, heading)
      expect(page.url()).toContain(path)
    },
  )
}

test(
  'D5 opens only sign-up screens for an incomplete account until the last step is done',
  { tag: MOCK },
  async ({ page, openAs, mock }) => {
    await openAs('client-at-website', RETAIL_SESSIONS)
    await expectPath(page, USER_DETAILS)
    expect(await mock.log('bundle')).toEqual([])
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByRole('main').getByRole('textbox').fill('example.com')
    await page.keyboard.press('Enter')
    await expectPath(page, HOME)
  },
)
