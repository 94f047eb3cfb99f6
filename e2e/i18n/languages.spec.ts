import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import { MOCK, FULL, PHONE, expectFits, expectPath } from '../helpers'
import { ADMIN_CLIENTS, HOME, LOGIN, bundles, sessionsPath } from '../pages'
import { backendLanguage, catalog, getDirection, translations } from './catalog'

/** Language names as the language menu shows them. */
const names = new Map([
  ['fr', 'Français'],
  ['zh', '简体中文'],
  ['ja', '日本語'],
  ['ar', 'العربية'],
])

const root = (page: Page) => page.locator('html')

for (const locale of translations) {
  const direction = getDirection(locale)
  // The short run tests only Arabic, because Arabic is right to left.
  const tag = locale === 'ar' ? MOCK : FULL
  test(`signs a client in, filters and opens a session in ${locale}`, { tag }, async ({ page }) => {
    const text = catalog(locale)
    await page.goto(LOGIN)
    await page.getByRole('combobox', { name: 'Language' }).selectOption(names.get(locale) ?? locale)
    await expect(root(page)).toHaveAttribute('lang', locale === 'zh' ? 'zh-Hans' : locale)
    await expect(root(page)).toHaveAttribute('dir', direction)
    await page.getByRole('textbox', { name: text('Email') }).fill(personas.client.email)
    await page.getByLabel(text('Password'), { exact: true }).fill(personas.client.password)
    const lang = backendLanguage(locale)
    const asksInLanguage = page.waitForRequest(
      (request) =>
        request.url().includes('dashboard-analytics') && request.url().includes(`lang=${lang}`),
    )
    await page.getByRole('button', { name: text('Sign in'), exact: true }).click()
    await asksInLanguage
    await expectPath(page, HOME)
    await expect(page.getByRole('heading', { level: 1, name: text('Dashboard') })).toBeVisible()

    await page.goto(sessionsPath(bundles.retail, '?status=failed'))
    const rows = page.getByRole('row').filter({ hasText: text('Failed') })
    await expect(rows).toHaveCount(25)
    await rows.first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 2, name: text('Timeline') })).toBeVisible()
  })
}

test('creates a bundle as an administrator in Arabic', { tag: FULL }, async ({ page, openAs }) => {
  const text = catalog('ar')
  await page.addInitScript(
    (layout) => localStorage.setItem('layout', layout),
    JSON.stringify({ locale: 'ar', direction: 'rtl' }),
  )
  await openAs('admin', `${ADMIN_CLIENTS}/1001`)
  await page.getByRole('link', { name: text('New bundle') }).click()
  await page.getByRole('textbox', { name: text('Bundle name') }).fill('Savings accounts')
  const service = page.getByRole('region', { name: text('ID OCR'), exact: true })
  await page.getByRole('checkbox', { name: text('ID OCR'), exact: true }).check()
  // Fills the fourth field, because attempts per session, minimum and maximum come first.
  await service.getByRole('textbox').nth(3).fill('1000')
  await page.getByRole('button', { name: text('Review bundle') }).click()
  await page.getByRole('button', { name: text('Create bundle') }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: text('Bundle Created Successfully!') }),
  ).toBeVisible()
  await page.setViewportSize(PHONE)
  await expectFits(page)
})

test(
  'changes the language without a reload and keeps the typed text',
  { tag: FULL },
  async ({ page, openAs }) => {
    const french = catalog('fr')
    await openAs('admin', `${ADMIN_CLIENTS}/new`)
    const field = page.getByRole('textbox').first()
    await field.fill('Heron Savings')
    await page.getByRole('button', { name: 'Appearance' }).click()
    await page.getByRole('radio', { name: 'Français' }).check()
    await expect(page.getByRole('dialog', { name: french('Appearance') })).toBeVisible()
    await expect(root(page)).toHaveAttribute('lang', 'fr')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1, name: french('New client') })).toBeVisible()
    await expect(field).toHaveValue('Heron Savings')
  },
)
