import { expect } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import { expectPath, fillSignIn } from '../helpers'
import { HOME, loginPathTo } from '../pages'

// Other redirects, and where every address leads: src/routes/guards.test.tsx and src/redirects.test.tsx.
test('D2 D3 a sign-in with redirect=//evil.example stays on the origin', async ({
  page,
  baseURL,
}) => {
  await page.goto(loginPathTo('//evil.example'))
  await fillSignIn(page, personas.client.email, personas.client.password)
  await expectPath(page, HOME)
  expect(new URL(page.url()).origin).toBe(baseURL)
})
