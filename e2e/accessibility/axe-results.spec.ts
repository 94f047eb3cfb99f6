import { expect, type Page } from '@playwright/test'
import { serviceCredentials } from '../../mocks/personas'
import { test } from '../fixtures'
import { FULL, button, expectHeading, expectAccessibleInBothLooks } from '../helpers'
import {
  ADMIN_CLIENTS,
  ADMIN_NAME_MATCH,
  ADMIN_SANCTION,
  API_DOCS,
  BUNDLES,
  HOME,
  SANCTION_LISTS,
  SDK_DOCS,
} from '../pages'

// Runs axe on states that appear only after a submitted form, a search or a choice.

const write = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text)

test(
  'K1 passes axe on compared names, sanction matches and rejected forms in the admin area',
  { tag: FULL },
  async ({ page, openAs }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAs('admin', ADMIN_NAME_MATCH)
    await write(page, 'Name A', 'أحمد عبد الرحمن')
    await write(page, 'Name B', 'Abd El-Rahman Ahmed Saleh')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('No match')
    await expectAccessibleInBothLooks(page, 'two names')
    await page.getByRole('radio', { name: 'Multiple pairs' }).click()
    await write(page, 'Name pairs', 'منى صالح\tMona Saleh\nAli\tOmar')
    await button(page, 'Compare 2 pairs').click()
    await expect(page.getByText('2 of 2 pairs compared')).toBeVisible()
    await expectAccessibleInBothLooks(page, 'pairs')

    await page.goto(ADMIN_SANCTION)
    await write(page, 'Full name', 'محمد محمود القمراني')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: /^\d+ matches$/ })).toBeFocused()
    await expectAccessibleInBothLooks(page, 'matches')
    await page.getByRole('link', { name: 'Decide and print' }).click()
    await expect(page.getByRole('article')).toBeVisible()
    await expectAccessibleInBothLooks(page, 'the sheet of a search')

    await page.goto(`${ADMIN_CLIENTS}/1001/edit`)
    await write(page, 'Name', '')
    await button(page, 'Save changes').click()
    await expect(page.getByText('Enter the client name')).toBeVisible()
    await expectAccessibleInBothLooks(page, 'a refused client')
    await page.goto(`${ADMIN_CLIENTS}/1001/new-bundle`)
    await button(page, 'Review bundle').click()
    await expect(page.getByRole('textbox', { name: 'Bundle name' })).toBeFocused()
    await expectAccessibleInBothLooks(page, 'a refused bundle')
  },
)

test(
  'K1 passes axe on API responses, a checked sanction list and other results in the client area',
  { tag: FULL },
  async ({ page, openAs }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAs('client-sanctions', SANCTION_LISTS)
    const buffer = Buffer.from(
      'Name,Document,Year\nLayla Test,D1,1980\nOmar Test,D2,99\n007,D3,1970\n',
    )
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByText('Rows to review')).toBeVisible()
    await page.getByRole('radio', { name: /^Append/ }).click()
    await button(page, 'Preview changes').click()
    await expect(page.getByRole('region', { name: 'Pending changes' })).toContainText(
      'Rows skipped1',
    )
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expectAccessibleInBothLooks(page, 'a checked list')

    await page.goto(`${BUNDLES}?view=table`)
    await expect(page.getByRole('row', { name: /[\d.]+%/ }).first()).toBeVisible()
    await expectAccessibleInBothLooks(page, 'the table of bundles')
    await page.goto(`${BUNDLES}?q=nothing-has-this`)
    await expect(page.getByText('Nothing matches these filters')).toBeVisible()
    await expectAccessibleInBothLooks(page, 'no bundle')
    await page.goto(HOME)
    await button(page, 'Show Sessions by day as a table').click()
    await button(page, 'Show Services as a table').click()
    await expect(page.getByRole('table', { name: 'Services' })).toBeVisible()
    await expectAccessibleInBothLooks(page, 'figures as tables')

    await page.goto(`${SDK_DOCS}?sdk=biometrics&config=liveness_time_per_action:99`)
    await expect(page.getByText('A whole number from 3 to 60.')).toBeVisible()
    await expectAccessibleInBothLooks(page, 'a wrong value')
    await page.goto(`${SDK_DOCS}?q=camera`)
    await expect(page.getByRole('heading', { level: 3, name: /7006/ })).toBeVisible()
    await expectAccessibleInBothLooks(page, 'what a search has found')

    await page.goto(`${API_DOCS}?service=egy-nid`)
    await expect(page.getByRole('table', { name: 'Request fields' })).toBeVisible()
    await expectAccessibleInBothLooks(page, 'a service')
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Access token', exact: true })
      .first()
      .click()
    await expectHeading(page, 'Access token')
    await page.getByRole('link', { name: 'Try it' }).click()
    for (const name of ['username', 'password', 'client_id', 'client_secret'] as const)
      await write(page, name, serviceCredentials[name])
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Response', exact: true })).toContainText('200')
    await expectAccessibleInBothLooks(page, 'an answer')
  },
)
