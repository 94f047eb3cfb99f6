import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  PHONE,
  dialog,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectAccessibleInDarkRtl,
  expectFits,
  expectHeading,
  pager,
} from '../helpers'
import { RETAIL_SESSIONS } from '../pages'
import {
  bodyRows,
  boxes,
  csvOf,
  exportDialog,
  headers,
  rowsOf,
  table,
  tools,
  withoutPicker,
} from './list'

test('columns are arranged by keyboard, remembered, and reset', async ({ page, openAs }) => {
  await openAs('client', RETAIL_SESSIONS)
  await expect(headers(page)).toHaveText([
    'Session',
    'Started',
    'Duration',
    'Status',
    'Services',
    'Reference user',
    'Transactions',
    'Last error',
  ])
  await tools(page).getByRole('button', { name: 'Columns' }).click()
  const menu = dialog(page, 'Columns')
  await expect(menu.getByRole('checkbox', { name: 'Session' })).toBeDisabled()
  await menu.getByRole('checkbox', { name: 'Duration' }).uncheck()
  await menu.getByRole('checkbox', { name: 'Platform' }).check()
  const down = menu.getByRole('button', { name: 'Move Started down' })
  await down.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(down).toBeFocused()
  await expect(menu.getByRole('status')).toHaveText('Started: position 4 of 12')
  await page.keyboard.press('Escape')
  await expect(tools(page).getByRole('button', { name: 'Columns' })).toBeFocused()
  const mine = [
    'Session',
    'Status',
    'Started',
    'Services',
    'Reference user',
    'Platform',
    'Transactions',
    'Last error',
  ]
  await expect(headers(page)).toHaveText(mine)
  await page.reload()
  await expect(headers(page)).toHaveText(mine)
  await tools(page).getByRole('button', { name: 'Columns' }).click()
  await menu.getByRole('button', { name: 'Reset columns' }).click()
  await expect(headers(page)).toHaveCount(8)
  await menu.getByRole('button', { name: 'Dense' }).click()
  await expect.poll(async () => (await bodyRows(page).first().boundingBox())?.height).toBe(32)
})

test('a column can be dragged to another place', async ({ page, openAs }) => {
  await openAs('client', RETAIL_SESSIONS)
  await tools(page).getByRole('button', { name: 'Columns' }).click()
  const items = page.getByRole('list', { name: 'Columns' }).getByRole('listitem')
  const from = await items.filter({ hasText: 'Last error' }).boundingBox()
  const to = await items.filter({ hasText: 'Started' }).boundingBox()
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 10, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 10, to.y + to.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(headers(page).nth(1)).toHaveText('Last error')
})

test('a saved view keeps the filters and relative days without the search text', async ({
  page,
  openAs,
}) => {
  await openAs('client', RETAIL_SESSIONS)
  const views = tools(page).getByRole('button').first()
  const menu = dialog(page, 'Saved views')
  await views.click()
  await expect(menu).toContainText('No saved views yet')
  await page.keyboard.press('Escape')

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Failed')
  await page.getByRole('button', { name: /^Period/ }).click()
  await page.getByRole('button', { name: 'Last 30 days' }).click()
  await page.getByRole('searchbox', { name: 'Search sessions' }).fill('محمد')
  await expect(page.getByText('Name', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/status=failed.*|from=/)
  await views.click()
  await expect(menu.getByRole('status')).toHaveText('The search text is not saved.')
  await menu.getByRole('textbox', { name: 'View name' }).fill('Failed lately')
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('button', { name: 'Failed lately', exact: true })).toBeVisible()
  const stored = await page.evaluate(() => localStorage.getItem('lists'))
  expect(stored).toContain('last30')
  expect(stored).not.toContain('محمد')
  await page.keyboard.press('Escape')
  await expect(views).toHaveText('Failed lately')

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(views).toHaveText('Views')
  await page.reload()
  await views.click()
  await menu.getByRole('button', { name: 'Failed lately', exact: true }).click()
  await expect(page).toHaveURL(/status=failed/)
  await expect(page).toHaveURL(/from=/)
  await expect(page.getByRole('searchbox', { name: 'Search sessions' })).toHaveValue('')
  await page.goBack()
  await expect(page).not.toHaveURL(/status=failed/)

  await views.click()
  await menu.getByRole('button', { name: 'Rename Failed lately' }).click()
  await menu.getByRole('textbox', { name: 'New name' }).fill('Last month')
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('button', { name: 'Last month', exact: true })).toBeVisible()
  const rename = menu.getByRole('button', { name: 'Rename Last month' })
  await expect(rename).toBeFocused()

  await menu.getByRole('textbox', { name: 'View name' }).fill('All')
  await page.keyboard.press('Enter')
  await rename.click()
  await menu.getByRole('textbox', { name: 'New name' }).fill('All')
  await page.keyboard.press('Enter')
  await expect(menu).toContainText('A view with this name already exists.')
  await page.keyboard.press('Escape')
  await expect(rename).toBeFocused()
  await menu.getByRole('button', { name: 'Delete All' }).click()
  await menu.getByRole('button', { name: 'Delete Last month' }).click()
  await expect(menu).toContainText('No saved views yet')
})

test('a selection spans pages and lasts until the filter changes', async ({ page, openAs }) => {
  await withoutPicker(page)
  await openAs('client', RETAIL_SESSIONS)
  const count = page.getByRole('status').filter({ hasText: 'selected' })
  await boxes(page).nth(2).click()
  await expect(count).toHaveText('1 selected')
  await boxes(page)
    .nth(6)
    .click({ modifiers: ['Shift'] })
  await expect(count).toHaveText('5 selected')
  await boxes(page).nth(4).click()
  await expect(count).toHaveText('4 selected')

  const pages = pager(page)
  await pages.getByRole('button', { name: 'Next page' }).click()
  await expect(pages).toContainText('26–50')
  await expect(table(page)).not.toHaveAttribute('aria-busy', 'true')
  await table(page).getByRole('checkbox', { name: 'Select all on this page' }).click()
  await expect(count).toHaveText('29 selected')
  await pages.getByRole('button', { name: 'Previous page' }).click()
  await expect(boxes(page).nth(2)).toBeChecked()
  await expect(boxes(page).nth(4)).not.toBeChecked()

  await page.getByRole('button', { name: 'Export selection' }).click()
  await expect(
    exportDialog(page).getByRole('radio', { name: 'The 29 selected rows' }),
  ).toBeChecked()
  const maskedDownload = page.waitForEvent('download')
  await exportDialog(page).getByRole('button', { name: 'Export rows' }).click()
  const masked = await csvOf(await maskedDownload)
  expect(rowsOf(masked)).toHaveLength(29)
  expect(masked).toContain('••')
  await expect(exportDialog(page)).toBeHidden()

  await page.getByRole('button', { name: 'Export selection' }).click()
  await exportDialog(page)
    .getByRole('checkbox', { name: /Include personal data/ })
    .check()
  const openDownload = page.waitForEvent('download')
  await exportDialog(page).getByRole('button', { name: 'Export rows' }).click()
  const unmasked = await csvOf(await openDownload)
  expect(unmasked).not.toContain('••')
  expect(unmasked).toMatch(/,\d{14}\r\n/)
  await expect(exportDialog(page)).toBeHidden()

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Failed')
  await expect(count).toHaveCount(0)
  await page.goBack()
  await expect(boxes(page).nth(2)).not.toBeChecked()
})

test('K1 the panels and dialogs of a list are accessible', async ({ page, openAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs('client', RETAIL_SESSIONS)
  await boxes(page).nth(1).click()
  for (const name of ['Columns', /^Views/] as const) {
    await tools(page).getByRole('button', { name }).click()
    await expect(page.getByRole('dialog').getByRole('status').last()).toBeAttached()
    await expectAccessible(page, String(name))
    if (name === 'Columns') await expectAccessibleInDarkRtl(page, name)
    await page.keyboard.press('Escape')
  }
  await page.getByRole('button', { name: 'Export selection' }).click()
  await expect(exportDialog(page)).toBeVisible()
  await expectAccessibleInBothLooks(page, 'export')
  await page.keyboard.press('Escape')
  await expect(exportDialog(page)).toBeHidden()
})

test('on a phone the list is selectable cards with menus inside the screen', async ({
  page,
  openAs,
}) => {
  await page.setViewportSize(PHONE)
  await openAs('client', RETAIL_SESSIONS)
  const cards = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await cards.first().getByRole('checkbox').check()
  await expect(page.getByRole('status').filter({ hasText: '1 selected' })).toBeVisible()
  await expectAccessible(page, 'cards')
  for (const name of ['Columns', /^Views/] as const) {
    await tools(page).getByRole('button', { name }).click()
    const box = await page.getByRole('dialog').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390)
    await page.keyboard.press('Escape')
  }
  await expectFits(page)
})

test('the default columns fit 1440 px and the first one stays in place when there are more', async ({
  page,
  openAs,
}) => {
  await openAs('client', RETAIL_SESSIONS)
  const region = page.getByRole('region', { name: 'Sessions' })
  await expect(bodyRows(page)).toHaveCount(25)
  expect(await region.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0)
  await expect(bodyRows(page).first()).toHaveCSS('height', '40px')
  await tools(page).getByRole('button', { name: 'Columns' }).click()
  for (const name of ['Name', 'National id', 'Document type', 'Platform'])
    await page.getByRole('checkbox', { name }).check()
  await page.keyboard.press('Escape')
  const first = bodyRows(page).first().getByRole('rowheader')
  const before = await first.boundingBox()
  await region.evaluate((list) => list.scrollTo({ left: 400 }))
  await expect.poll(async () => (await first.boundingBox())?.x).toBe(before?.x)
  // The rest of the row still leads to the session.
  await bodyRows(page).first().getByText('Egyptian national id').click()
  await expectHeading(page, /^Session/)
})
