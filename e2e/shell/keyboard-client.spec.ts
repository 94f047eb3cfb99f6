import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  MOCK,
  FULL,
  PHONE,
  button,
  dialog,
  expectAccessibleInBothLooks,
  expectFits,
} from '../helpers'
import { ID_OCR, SANCTION_LISTS, bundles, sessionsPath } from '../pages'
import {
  boxes,
  bodyRows,
  exportDialog,
  headers,
  table,
  tools,
  withoutPicker,
} from '../record-list/list'
import { photo } from '../recognition/photo'
import { chooseFile, enter, go, tick, write } from './by-keyboard'

// A client's tasks by keyboard. Related journeys: keyboard.spec.ts (navigation, records, extra results), e2e/account
// (password), e2e/record-list/list-export.spec.ts (period, export).

const BACK = 'Shift+Tab'

test(
  'K5 filters and sorts a list, adds a column, reveals a value and exports a selection by keyboard',
  { tag: MOCK },
  async ({ page, openAs }) => {
    await withoutPicker(page)
    await openAs('client', sessionsPath(bundles.wallet, '?page_size=10'))
    await write(page, page.getByRole('combobox', { name: 'Status' }), 'Ver')
    await expect(page).toHaveURL(/status=success/)
    const columns = tools(page).getByRole('button', { name: 'Columns' })
    await enter(page, columns)
    await tick(page, dialog(page, 'Columns').getByRole('checkbox', { name: 'Platform' }))
    await page.keyboard.press('Escape')
    await expect(columns).toBeFocused()
    await expect(headers(page).filter({ hasText: 'Platform' })).toBeVisible()
    await enter(page, page.getByRole('button', { name: 'Duration', exact: true }))
    await expect(headers(page).filter({ hasText: 'Duration' })).toHaveAttribute('aria-sort', /\w+/)
    await expect(table(page)).not.toHaveAttribute('aria-busy')
    await tick(page, boxes(page).first())
    await expect(boxes(page).first()).toBeChecked()
    const reveal = bodyRows(page).first().getByRole('button', { name: 'Reveal User reference' })
    await enter(page, reveal)
    await expect(
      bodyRows(page)
        .first()
        .getByRole('button', { name: /^Hide / }),
    ).toBeFocused()
    await enter(page, tools(page).getByRole('button', { name: 'Export as CSV' }), BACK)
    const download = page.waitForEvent('download')
    await enter(
      page,
      exportDialog(page)
        .getByRole('button', { name: /^Export/ })
        .last(),
    )
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  },
)

test('K5 reads a document from two photos by keyboard', { tag: FULL }, async ({ page, openAs }) => {
  await openAs('client', ID_OCR)
  for (const side of ['Front side', 'Back side']) {
    // Uses a different photo for each side.
    const buffer = await photo(page, side)
    const file = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer }
    await chooseFile(page, button(page, `Choose a photo for ${side}`), file)
    await expect(page.getByRole('img', { name: side })).toBeVisible()
  }
  await enter(page, button(page, 'Read the document'))
  const result = page.getByRole('region', { name: 'Result' })
  await expect(result.getByRole('button', { name: /^Reveal/ }).first()).toBeVisible()
  await enter(page, result.getByRole('button', { name: /^Reveal/ }).first())
  await expect(result.getByRole('button', { name: /^Hide/ }).first()).toBeFocused()
  await page.setViewportSize(PHONE)
  await expectFits(page)
  await expectAccessibleInBothLooks(page, 'a result')
})

test(
  'K5 appends a file to a sanction list by keyboard',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('client-sanctions', SANCTION_LISTS)
    const buffer = Buffer.from('Name,Document,Year\nLayla Test,D1,1980\nOmar Test,D2,1990\n')
    await chooseFile(page, button(page, 'Choose file'), {
      name: 'list.csv',
      mimeType: 'text/csv',
      buffer,
    })
    await tick(page, page.getByRole('radio', { name: /^Append/ }))
    await enter(page, button(page, 'Preview changes'))
    await enter(page, page.getByRole('button', { name: /^Append \d/ }))
    await expect(page.getByText('2 rows were accepted')).toBeVisible()
    await go(page, button(page, 'Choose file'))
  },
)
