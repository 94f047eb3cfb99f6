import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  banner,
  button,
  copiedText,
  dialog,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectAccessibleInDarkRtl,
  expectHeading,
  expectToast,
  FULL,
  heading,
  region,
  watchShifts,
} from '../helpers'
import { adminBundleSessionsPath, bundles, sessionsPath } from '../pages'
import { bodyRows, table } from '../record-list/list'
import { choose, drawer, found, openRow, passed, steps, timeOfNext } from './session-detail'

test('the print view is masked until the box is ticked and prints without its controls', async ({
  page,
  signInAs,
}) => {
  await page.addInitScript(() => {
    window.print = () => console.log('printed')
  })
  await signInAs('client')
  const { name, values } = await passed(page)
  await button(page, 'Reveal all').click()
  await expect(region(page, 'Extracted fields')).toContainText(name)
  await choose(page, 'Print view')
  const sheet = page.getByRole('article')
  await expect(sheet.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  const box = page.getByRole('checkbox', { name: 'Include personal data' })
  await expect(box).not.toBeChecked()
  await expect(sheet).not.toContainText(name)
  expect(await found(page, values)).toEqual([])
  await box.check()
  await expect(sheet).toContainText(name)
  await box.uncheck()
  await expect(sheet).not.toContainText(name)

  const printed = page.waitForEvent('console', (message) => message.text() === 'printed')
  await button(page, 'Print').click()
  await printed
  await page.emulateMedia({ media: 'print' })
  await expect(button(page, 'Print')).toBeHidden()
  await expect(banner(page)).toBeHidden()
  await expect(sheet).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Back to the session' }).click()
  await expectHeading(page, /^Session [\da-f]/)
})

test('two sessions are compared, masked and with their differences marked, also on a phone', async ({
  page,
  signInAs,
}) => {
  await signInAs('client')
  const { values } = await passed(page)
  await choose(page, 'Compare with another session')
  const field = page.getByRole('textbox', { name: 'ID of the other session' })
  await expect(field).toBeFocused()

  await page.getByRole('link', { name: 'With the next session' }).click()
  const compared = page.getByRole('table')
  await expect(compared.getByRole('row', { name: /^National ID, front Differs/ })).toBeVisible()
  await expect(compared.getByRole('row', { name: /^Document Egyptian/ })).not.toContainText(
    'Differs',
  )
  expect(await found(page, values)).toEqual([])
  await button(page, 'Reveal all').click()
  expect(await found(page, values.slice(2))).toEqual(values.slice(2))

  await page.setViewportSize({ width: 390, height: 800 })
  const second = compared
    .getByRole('row', { name: /^Status/ })
    .getByRole('cell')
    .last()
  await expect(second).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('what closes on a session gives the focus back to what opened it', async ({
  page,
  openAs,
}) => {
  await openAs('admin', adminBundleSessionsPath(bundles.retail, '?status=success'))
  await bodyRows(page).nth(2).getByRole('link').click()
  const event = region(page, 'Timeline').getByRole('link', { name: 'CSO' }).first()
  await event.click()
  await expect(drawer(page)).toBeVisible()
  const scrolled = await page.evaluate(() => scrollY)
  await page.keyboard.press('Escape')
  await expect(event).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)

  const image = page.getByRole('link', { name: /^Open Back side/ })
  await image.press('Enter')
  await dialog(page, 'Back side · ID OCR').getByRole('button', { name: 'Close' }).click()
  await expect(image).toBeFocused()

  await choose(page, 'Compare with another session')
  await page.getByRole('link', { name: 'With the next session' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await page.goBack()
  await expect(button(page, 'More')).toBeFocused()
  await choose(page, 'Print view')
  await expect(heading(page, /^Session/)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, 'More')).toBeFocused()
})

test('the summary and the raw JSON contain no personal data', async ({
  page,
  context,
  signInAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs('client')
  const { id, name, values } = await passed(page)
  await choose(page, 'Copy summary')
  await expectToast(page, 'Summary copied, without personal data')
  await expectAccessible(page, 'toast')
  const summary = await copiedText(page)
  expect(summary).toContain(id)
  expect(summary).toContain('ID OCR: passed')
  expect(values.filter((value) => summary.includes(value))).toEqual([])

  await button(page, 'Raw JSON').click()
  await expect(region(page, 'Raw JSON')).toContainText('"front_nid": "')
  expect(await found(page, values)).toEqual([])
  await button(page, 'Copy JSON').click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  const copied = await copiedText(page)
  expect(JSON.parse(copied)).toMatchObject({ session_id: id, status: 'success' })
  expect(values.filter((value) => copied.includes(value))).toEqual([])

  const download = page.waitForEvent('download')
  await button(page, 'Download').click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`session-${id}.json`)
  const saved = await readFile(await file.path(), 'utf8')
  expect(values.filter((value) => saved.includes(value))).toEqual([])

  await button(page, 'Reveal all').click()
  await expect(region(page, 'Raw JSON')).toContainText(name)
})

test('a session appears within 200 ms of its response without layout shifts', async ({
  page,
  signInAs,
}) => {
  const shifts = await watchShifts(page)
  await signInAs('client')
  // Near the end, where the position in the list is at its widest.
  await openRow(page, sessionsPath(bundles.retail, '?page_size=100&page=1000'))
  await page.reload()
  await expect(steps(page)).toContainText('99,901 of 100,000')
  expect(await shifts()).toEqual([])

  // The best of three: another test may have used the processor.
  const times = [await timeOfNext(page), await timeOfNext(page), await timeOfNext(page)]
  expect(Math.min(...times), `${times.join()} ms`).toBeLessThan(200)
})

test(
  'K1 a session, its menu, record, drawer, print view and comparison are accessible',
  { tag: FULL },
  async ({ page, signInAs }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAs('client')
    const { name } = await passed(page)
    const fields = region(page, 'Extracted fields')
    await expect(button(page, 'Reveal Full name')).toBeVisible()
    await expect(fields).not.toContainText(name)
    await expectAccessibleInBothLooks(page, 'a masked session')
    await button(page, 'Reveal all').click()
    await expect(fields).toContainText(name)
    await expectAccessible(page, 'a revealed session')

    await page.getByRole('link', { name: 'Back to the list' }).click()
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Failed')
    await page.getByRole('combobox', { name: 'Has service' }).selectOption('Has Liveness')
    await expect(page).toHaveURL(/service=liveness/)
    await expect(table(page)).not.toHaveAttribute('aria-busy', 'true')
    await expect(bodyRows(page).first()).toContainText('Failed')
    await bodyRows(page).first().getByRole('link').click()
    const checks = region(page, 'Checks').getByRole('listitem')
    await expect(checks.filter({ hasText: 'Face match' })).toContainText('Skipped')
    await button(page, 'Raw JSON').click()
    await expect(region(page, 'Raw JSON')).toBeVisible()
    await button(page, 'More').click()
    await expectAccessibleInBothLooks(page, 'a failed session with its menu and record')
    await page.keyboard.press('Escape')
    await region(page, 'Timeline').getByRole('link', { name: 'Liveness' }).first().click()
    await expect(drawer(page).getByText('Transaction ID')).toBeVisible()
    await expectAccessibleInDarkRtl(page, 'drawer')
    await page.goBack()
    await expect(drawer(page)).toHaveCount(0)

    await choose(page, 'Print view')
    await expect(page.getByRole('article')).toBeVisible()
    await expectAccessibleInDarkRtl(page, 'sheet')
    await page.goBack()
    await choose(page, 'Compare with another session')
    await page.getByRole('link', { name: 'With the next session' }).click()
    await expect(page.getByRole('table')).toBeVisible()
    await expectAccessible(page, 'comparison')
  },
)
