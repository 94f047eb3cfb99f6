import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, FULL, button, dialog, expectAccessible, region } from '../helpers'
import { RETAIL_SESSIONS } from '../pages'
import {
  readCsvDownload,
  exportDialog,
  getCsvRows,
  tools,
  totalRows,
  withoutPicker,
} from '../record-list/list'
import { choose, findLeaks, openPassedSession } from '../sessions/session-detail'

test('masks copied and printed text like the screen', { tag: FULL }, async ({ page, signInAs }) => {
  await signInAs('client')
  const { values } = await openPassedSession(page)
  await expect(button(page, 'Reveal Full name')).toBeVisible()
  const selectedText = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.querySelector('main') ?? document.body)
    return getSelection()?.toString() ?? ''
  })
  expect(selectedText).toMatch(/\d•+\d\d/)
  expect(selectedText).not.toContain('Hidden')
  expect(values.filter((value) => selectedText.includes(value))).toEqual([])

  await page.emulateMedia({ media: 'print' })
  await expect(button(page, 'Reveal Full name')).toBeHidden()
  await expect(region(page, 'Extracted fields')).toContainText(/National ID, front\d•+\d\d/)
  expect(await findLeaks(page, values)).toEqual([])
})

test(
  'keeps the layout in place when a session is revealed, and shows when the reveal ends',
  { tag: FULL },
  async ({ page, signInAs }) => {
    await signInAs('client')
    await openPassedSession(page)
    const places = () =>
      page
        .locator('main :is(h1, h2, dt, dd, li, nav, button[aria-haspopup])')
        .evaluateAll((all) =>
          all.map((each) => [each.getBoundingClientRect().x, each.getBoundingClientRect().y]),
        )
    // At some of these widths, the screen has two columns and the checks are narrowest.
    for (const width of [390, 1000, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(button(page, 'Reveal all')).toBeVisible()
      const maskedPlaces = await places()
      await button(page, 'Reveal all').click()
      await expect(button(page, 'Hide')).toContainText(/^Reveal allHide(?:1m|\d+s)$/)
      expect(await places(), `${width} px`).toEqual(maskedPlaces)
      await button(page, 'Hide').click()
    }
  },
)

test(
  'exports personal data as CSV and as JSON after one confirmation each',
  { tag: MOCK },
  async ({ page, signInAs }) => {
    await withoutPicker(page)
    await signInAs('client')
    await page.goto(`${RETAIL_SESSIONS}?status=failed&from=2026-09-01&to=2026-09-07`)
    const matching = await totalRows(page)
    await tools(page).getByRole('button', { name: 'Export as CSV' }).click()
    await exportDialog(page)
      .getByRole('checkbox', { name: /Include personal data/ })
      .check()
    await expect(exportDialog(page)).toContainText(
      `Contains names, national IDs, user references, and personal details for up to ${matching} people.`,
    )
    const csv = page.waitForEvent('download')
    await button(page, 'Export with personal data').click()
    expect(getCsvRows(await readCsvDownload(await csv)).join()).not.toContain('••')

    const { name } = await openPassedSession(page)
    const record = page.getByRole('region', { name: 'Record' })
    await record.getByRole('button', { name: 'Raw JSON' }).click()
    await button(page, 'Reveal all').click()
    await record.getByRole('button', { name: 'Download' }).click()
    const question = dialog(page, 'Export personal data?')
    await expect(question).toContainText(/names, national IDs, .* for one person/)
    const json = page.waitForEvent('download')
    await question.getByRole('button', { name: 'Export with personal data' }).click()
    expect(await readFile(await (await json).path(), 'utf8')).toContain(name)
  },
)

test('prints personal data after a confirmation', { tag: FULL }, async ({ page, signInAs }) => {
  await page.addInitScript(() => {
    window.print = () => console.log('printed')
  })
  await signInAs('client')
  await openPassedSession(page)
  await choose(page, 'Print view')
  await expect(page.getByRole('article')).toContainText(/Printed by Mona Saleh, \w+day, .*UTC/)
  await page.getByRole('checkbox', { name: 'Include personal data' }).check()
  await button(page, 'Print with personal data').click()
  await expectAccessible(page, 'the question of a print')
  const printing = page.waitForEvent('console', (message) => message.text() === 'printed')
  await dialog(page, 'Print personal data?')
    .getByRole('button', { name: 'Print with personal data' })
    .click()
  await printing
  await expect(dialog(page, 'Print personal data?')).toHaveCount(0)
})
