import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  FULL,
  PHONE,
  dialog,
  expectAccessible,
  expectFits,
  expectSession,
  region,
} from '../helpers'
import { RETAIL_SESSIONS, bundles, sessionsPath } from '../pages'
import { bodyRows, headers, tools } from './list'

// Text of the services header: the accessible name, then the services' short names.
const services = ['Services', 'Phone', 'OCR', 'Live', 'Face', 'NTRA', 'CSO'].join('')

test(
  'arranges columns by keyboard and by dragging, and remembers and resets the arrangement',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('client', RETAIL_SESSIONS)
    await expect(headers(page)).toHaveText([
      'Session',
      'Started',
      'Duration',
      'Status',
      services,
      'User reference',
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
    await expect(menu.getByRole('status')).toHaveText('Started: position 4 of 13')
    await page.keyboard.press('Escape')
    await expect(tools(page).getByRole('button', { name: 'Columns' })).toBeFocused()
    const mine = [
      'Session',
      'Status',
      'Started',
      services,
      'User reference',
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
    await menu.getByRole('radio', { name: 'Dense' }).check()
    await expect.poll(async () => (await bodyRows(page).first().boundingBox())?.height).toBe(32)

    const items = page.getByRole('list', { name: 'Columns' }).getByRole('listitem')
    const from = await items.filter({ hasText: 'Last error' }).boundingBox()
    const to = await items.filter({ hasText: 'Started' }).boundingBox()
    if (!from || !to) throw new Error('nothing to drag')
    await page.mouse.move(from.x + 10, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(to.x + 10, to.y + to.height / 2, { steps: 8 })
    await page.mouse.up()
    await expect(headers(page).nth(1)).toHaveText('Last error')
  },
)

test(
  'shows selectable cards on a phone and keeps filters and menus within the screen',
  { tag: FULL },
  async ({ page, openAs }) => {
    await page.setViewportSize(PHONE)
    await openAs('client', sessionsPath(bundles.retail, '?status=failed&from=2026-10-01'))
    const filters = page.getByRole('button', { name: 'Filters (2)' })
    await filters.click()
    await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible()
    await expectAccessible(page, 'filters')
    await expectFits(page)
    await filters.click()
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

    const tabs = page.getByRole('navigation', { name: 'Bundle' })
    await tabs.getByRole('link', { name: 'Transactions' }).click()
    const transactions = page.getByRole('list', { name: 'Transactions' }).getByRole('listitem')
    await expect(transactions).toHaveCount(25)
    await page.getByRole('button', { name: 'Filters (1)' }).click()
    await expect(page.getByRole('combobox', { name: 'Outcome' })).toBeVisible()
    await expectAccessible(page, 'transactions and their filters')
    await expectFits(page)
  },
)

test(
  'keeps the first column in place when the other columns scroll sideways',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('client', RETAIL_SESSIONS)
    await expect(bodyRows(page)).toHaveCount(25)
    await expect(bodyRows(page).first()).toHaveCSS('height', '40px')
    await tools(page).getByRole('button', { name: 'Columns' }).click()
    for (const name of ['Name', 'National ID', 'Document type', 'Platform'])
      await page.getByRole('checkbox', { name }).check()
    await page.keyboard.press('Escape')
    const first = bodyRows(page).first().getByRole('rowheader')
    const before = await first.boundingBox()
    await region(page, 'Sessions').evaluate((list) => list.scrollTo({ left: 400 }))
    await expect.poll(async () => (await first.boundingBox())?.x).toBe(before?.x)
    // A click elsewhere in the row still opens the session.
    await bodyRows(page).first().getByText('Egyptian national ID').click()
    await expectSession(page)
  },
)
