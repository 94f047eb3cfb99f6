import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { textsByLanguage } from '../../mocks/texts/say'
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

test('what the backend says comes in the language of the screen', async ({ page }) => {
  await refusedSignIn(page, 'fr')
  const message = page.getByRole('alert').getByText(textsByLanguage.fr.wrongCredentials)
  await expect(message).toBeVisible()
  await expect(message).not.toHaveAttribute('lang')
})

test('what the backend says in another language is marked', async ({ page }) => {
  await refusedSignIn(page, 'ar')
  const message = page.getByRole('alert').getByText(textsByLanguage.en.wrongCredentials)
  await expect(message).toHaveAttribute('lang', 'en')
  await expect(message).toHaveAttribute('dir', 'auto')
})
