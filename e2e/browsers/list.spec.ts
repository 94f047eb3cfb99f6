import { expect } from '@playwright/test'
import { ADMIN_BILLING, ADMIN_HOME, RETAIL_SESSIONS } from '../pages'
import { test } from './fixtures'
import { expectPath, expectRows, heading, rowLinks } from './helpers'
import { eventually } from './part'

test('filters, sorts and pages a list, and returns to the opened row on Back', async ({
  tab,
  openAs,
}) => {
  const search = () => tab.evaluate(() => location.search)
  await openAs('client', RETAIL_SESSIONS)
  await expectRows(tab)
  await tab.role('combobox', 'Status').choose('Failed')
  await eventually(search).toMatch(/status=failed/)
  // Until the next rows arrive, the list shows the previous rows.
  const failedRows = tab.role('table', 'Sessions').role('row', /Failed/)
  await eventually(async () => (await failedRows.all()).length).toBe(25)
  const newest = (await rowLinks(tab).nth(0).one()).text
  await tab
    .role('columnheader', /^Started/)
    .role('button')
    .click()
  await eventually(async () => (await rowLinks(tab).nth(0).one()).text).not.toBe(newest)
  const oldest = (await rowLinks(tab).nth(0).one()).text
  await tab.button('Next page').click()
  await eventually(search).toMatch(/page=2/)
  await tab.text(/^26–50 of/).isShown()
  expect((await rowLinks(tab).nth(0).one()).text).not.toBe(oldest)

  await rowLinks(tab).nth(20).click()
  await heading(tab, /^Session \w/).isShown()
  await tab.back()
  await rowLinks(tab).nth(20).hasFocus()
  expect(await rowLinks(tab).nth(20).one()).toMatchObject({ isInViewport: true, coveredBy: null })
})

test('reveals personal data and hides it again', async ({ tab, openAs }) => {
  await openAs('client', `${RETAIL_SESSIONS}?status=success`)
  await rowLinks(tab).nth(0).click()
  const fields = tab.role('region', 'Extracted fields')
  await fields.hasText(/•••/)
  await tab.button('Reveal all').click()
  await eventually(async () => (await fields.one()).text).not.toMatch(/•••/)
  await tab.button('Hide').click()
  await fields.hasText(/•••/)
})

test('puts text typed immediately after Ctrl K into the search box', async ({ tab, openAs }) => {
  await openAs('admin', ADMIN_HOME)
  // Waits for the shell, because it handles the shortcut and may appear after the screen's heading.
  await tab.role('banner').role('combobox', 'Search').isShown()
  await tab.press('Control+k')
  await tab.type('billing')
  await tab.press('Enter')
  await expectPath(tab, ADMIN_BILLING)
})
