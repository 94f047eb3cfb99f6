import { expect, type Page } from '@playwright/test'
import { serviceCredentials } from '../../mocks/personas'
import { test } from '../fixtures'
import { FULL, button, expectHeading, violationsInEachLook } from '../helpers'
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

// Like axe-matrix.spec.ts: what a form, a search or a choice leads to, which no address opens.

/** Every state is checked, even when one before has failed. */
const collected = expect.configure({ soft: true })

const check = async (page: Page, state: string) =>
  collected(await violationsInEachLook(page), `${page.url()}, ${state}`).toEqual([])

const write = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text)

test(
  'K1 axe, admin area: names, matches and refused forms, in each look',
  { tag: FULL },
  async ({ page, openAs }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAs('admin', ADMIN_NAME_MATCH)
    await write(page, 'Name A', 'أحمد عبد الرحمن')
    await write(page, 'Name B', 'Abd El-Rahman Ahmed Saleh')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('No match')
    await check(page, 'two names')
    await page.getByRole('radio', { name: 'Multiple pairs' }).click()
    await write(page, 'Name pairs', 'منى صالح\tMona Saleh\nAli\tOmar')
    await button(page, 'Compare 2 pairs').click()
    await expect(page.getByText('2 of 2 pairs compared')).toBeVisible()
    await check(page, 'pairs')

    await page.goto(ADMIN_SANCTION)
    await write(page, 'Full name', 'محمد محمود القمراني')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 2, name: /^\d+ matches$/ })).toBeFocused()
    await check(page, 'matches')
    await page.getByRole('link', { name: 'Decide and print' }).click()
    await expect(page.getByRole('article')).toBeVisible()
    await check(page, 'the sheet of a search')

    await page.goto(`${ADMIN_CLIENTS}/1001/edit`)
    await write(page, 'Name', '')
    await button(page, 'Save changes').click()
    await expect(page.getByText('Enter the client name')).toBeVisible()
    await check(page, 'a refused client')
    await page.goto(`${ADMIN_CLIENTS}/1001/new-bundle`)
    await button(page, 'Review bundle').click()
    await expect(page.getByRole('textbox', { name: 'Bundle name' })).toBeFocused()
    await check(page, 'a refused bundle')
  },
)

test(
  'K1 axe, client area: answers, checked files and other views, in each look',
  { tag: FULL },
  async ({ page, openAs }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAs('client-sanctions', SANCTION_LISTS)
    const buffer = Buffer.from('Name,Document,Year\nLayla Test,D1,1980\nOmar Test,D2,99\n')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByText('1 row has a problem')).toBeVisible()
    await page.getByRole('radio', { name: /^Append/ }).click()
    await button(page, 'Check changes').click()
    await expect(page.getByRole('region', { name: 'Pending changes' })).toContainText('1')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await check(page, 'a checked list')

    await page.goto(`${BUNDLES}?view=table`)
    await expect(page.getByRole('row', { name: /[\d.]+%/ }).first()).toBeVisible()
    await check(page, 'the table of bundles')
    await page.goto(`${BUNDLES}?q=nothing-has-this`)
    await expect(page.getByText('Nothing matches these filters')).toBeVisible()
    await check(page, 'no bundle')
    await page.goto(HOME)
    await button(page, 'Show Sessions by day as a table').click()
    await button(page, 'Show Services as a table').click()
    await expect(page.getByRole('table', { name: 'Services' })).toBeVisible()
    await check(page, 'figures as tables')

    await page.goto(`${SDK_DOCS}?sdk=biometrics&config=liveness_time_per_action:99`)
    await expect(page.getByText('A whole number from 3 to 60.')).toBeVisible()
    await check(page, 'a wrong value')
    await page.goto(`${SDK_DOCS}?q=camera`)
    await expect(page.getByRole('heading', { level: 3, name: /7006/ })).toBeVisible()
    await check(page, 'what a search has found')

    await page.goto(`${API_DOCS}?service=egy-nid`)
    await expect(page.getByRole('table', { name: 'Request fields' })).toBeVisible()
    await check(page, 'a service')
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
    await check(page, 'an answer')
  },
)
