import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import { LOGIN } from '../pages'
import { catalogue, directionOf } from './catalogue'

/** Signs in with a wrong password, in a language. */
async function refusedSignIn(page: Page, locale: 'fr' | 'ar') {
  const text = catalogue(locale)
  await page.addInitScript(
    (layout) => localStorage.setItem('layout', layout),
    JSON.stringify({ locale, direction: directionOf(locale) }),
  )
  await page.goto(LOGIN)
  await page.locator('input[name="email"]').fill(personas.client.email)
  await page.locator('input[name="password"]').fill('wrong')
  await page.getByRole('button', { name: text('Sign in'), exact: true }).click()
}

test('what the backend says comes in the language of the screen', async ({ page, allowErrors }) => {
  allowErrors(/status of 400/)
  await refusedSignIn(page, 'fr')
  const message = page
    .getByRole('alert')
    .getByText('L’adresse e-mail ou le mot de passe est incorrect')
  await expect(message).toBeVisible()
  await expect(message).not.toHaveAttribute('lang')
})

test('what the backend says in another language is marked', async ({ page, allowErrors }) => {
  allowErrors(/status of 400/)
  await refusedSignIn(page, 'ar')
  const message = page.getByRole('alert').getByText('The email or password is incorrect')
  await expect(message).toHaveAttribute('lang', 'en')
  await expect(message).toHaveAttribute('dir', 'auto')
})
