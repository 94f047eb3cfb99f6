import { expect } from '@playwright/test'
import { serviceCredentials } from '../../mocks/personas'
import { test } from '../fixtures'
import {
  MOCK,
  FULL,
  PHONE,
  button,
  expectAccessible,
  expectFits,
  expectHeading,
  heading,
  tabTo,
} from '../helpers'
import { API_DOCS } from '../pages'

const credentials = ['username', 'password', 'client_id', 'client_secret'] as const
const SERVICE = `${API_DOCS}?service=egy-nid`

// src/routes/app/pages/api.test.tsx and the tests in -components/api-docs cover the remaining cases.
test(
  'K1 sends two requests from the docs and verifies a signature by keyboard',
  { tag: MOCK },
  async ({ page, openAs }) => {
    await openAs('client', `${API_DOCS}?service=token&section=console`)
    const fill = async (name: string, text: string) => {
      await tabTo(page, page.getByRole('textbox', { name, exact: true }))
      await page.keyboard.insertText(text)
    }
    const answer = page.getByRole('region', { name: 'Response', exact: true })

    await page.getByRole('textbox', { name: 'username', exact: true }).focus()
    for (const name of credentials) await fill(name, serviceCredentials[name])
    await page.keyboard.press('Enter')
    await expect(answer).toContainText('200')

    // Moves the focus back, because the list of services comes before the form.
    await page.getByRole('searchbox', { name: 'Search the documentation' }).focus()
    const service = page.getByRole('main').getByRole('link', { name: 'Egyptian national ID' })
    await tabTo(page, service.first())
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Egyptian national ID')).toBeFocused()
    await tabTo(page, button(page, 'Use a sample image').first())
    await page.keyboard.press('Enter')
    await expect(page.getByText('specimen-front_img.png')).toBeVisible()
    await tabTo(page, button(page, 'Use a sample image').last())
    await page.keyboard.press('Enter')
    await expect(page.getByText('specimen-back_img.png')).toBeVisible()
    await fill('bundle_key', serviceCredentials.bundle_key)
    await page.keyboard.press('Enter')
    await expect(answer).toContainText('200')
    await expectAccessible(page, 'the console with an answer')

    await tabTo(page, button(page, 'Verify the signature').first())
    await page.keyboard.press('Enter')
    await expect(heading(page, 'HMAC verifier')).toBeFocused()
    await fill('Bundle HMAC key', serviceCredentials.hmac_key)
    await page.keyboard.press('Enter')
    await expect(page.getByText('The signature is valid')).toBeVisible()
  },
)

test(
  'opens a service at the section in the URL, fits a phone and prints without the search box',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('client', `${SERVICE}&section=errors`)
    await expect(page.getByRole('main').getByRole('link', { name: 'Errors' })).toBeInViewport()
    await page.getByRole('main').getByRole('link', { name: 'Sanction Shield search' }).click()
    await expect(heading(page, 'Sanction Shield search')).toBeInViewport()
    const table = page.getByRole('table', { name: 'Request fields' })
    await expect(table).toContainText('sanction_lists')

    await page.goto(SERVICE)
    await expect(table).toBeVisible()
    await page.setViewportSize(PHONE)
    await expectFits(page)
    const fold = button(page, 'Egyptian national ID')
    await fold.click()
    await page.getByRole('main').getByRole('link', { name: 'Face match' }).click()
    await expectHeading(page, 'Face match')
    await expect(button(page, 'Face match')).toHaveAttribute('aria-expanded', 'false')
    await page.getByRole('link', { name: 'Try it' }).click()
    await expect(button(page, 'Send the request')).toBeVisible()
    await expectFits(page)
    await page.goto(API_DOCS)
    await expect(page.locator('figure').first()).toBeVisible()
    await expectFits(page)

    await page.goto(SERVICE)
    await page.emulateMedia({ media: 'print' })
    await expect(table).toBeVisible()
    await expect(page.locator('figure').first()).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
  },
)
