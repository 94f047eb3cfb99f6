import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  banner,
  button,
  dialog,
  expectAccessible,
  expectAccessibleInDarkRtl,
  expectHeading,
  expectToast,
  pager,
  region,
} from '../helpers'
import { RETAIL_SESSIONS, bundles, sessionPath, sessionsPath } from '../pages'
import { bodyRows } from '../record-list/list'
import { choose, failed, found, openRow, passed, steps, timeOfNext } from './session-detail'

test('the national id is read in the browser, compared with the card, and masked like it', async ({
  page,
  signInAs,
}) => {
  await signInAs('client')
  const { values } = await passed(page)
  const reading = region(page, 'National id reading')
  await expect(reading.getByText('Derived in your browser')).toBeVisible()
  await expect(reading.getByText('Agrees', { exact: true })).toHaveCount(4)
  await expect(
    page.getByText(/^The session started on .* The person was verified\.$/),
  ).toBeVisible()
  expect(await found(page, values)).toEqual([])
  const born = reading.getByRole('listitem').filter({ hasText: 'Date of birth' })
  await expect(born).toContainText('••••-••-••')
  await button(page, 'Reveal: Date of birth, derived').click()
  await expect(born).toContainText(/\d{4}/)
  await button(page, 'Reveal: IP address').click()
  await expect(page.getByText('203.0.113.')).toBeVisible()
})

test('[ and ] step through the filtered list across pages', async ({ page, signInAs }) => {
  await signInAs('client')
  const { id } = await openRow(page, sessionsPath(bundles.retail, '?status=failed&page_size=10'), 9)
  await expect(steps(page)).toContainText(/^10 of/)
  await expect(steps(page).getByRole('link', { name: 'Next session' })).toHaveAttribute(
    'href',
    /page=2/,
  )
  await page.keyboard.press(']')
  await expect(steps(page)).toContainText(/^11 of/)
  await expect(page).toHaveURL(/page=2/)
  expect(page.url()).not.toContain(id)
  await page.keyboard.press('[')
  await expect(steps(page)).toContainText(/^10 of/)
  await expect(page).toHaveURL(new RegExp(id))
  await page.keyboard.press('?')
  await expect(dialog(page, 'Keyboard shortcuts')).toContainText('Next session')
  await page.keyboard.press('Escape')
  await page.keyboard.press(']')
  await expect(steps(page)).toContainText(/^11 of/)
  await page.keyboard.press('Escape')
  await expect(bodyRows(page)).toHaveCount(10)
  await expect(page).toHaveURL(/status=failed/)
  await expect(pager(page)).toContainText('11–20')
})

test('a searched name goes along without entering the address', async ({ page, openAs }) => {
  await openAs('client', RETAIL_SESSIONS)
  await page.getByRole('searchbox', { name: 'Search sessions' }).fill('محمد')
  const pages = pager(page)
  await expect(pages).not.toContainText('100,000')
  const total = (await pages.getByRole('status').textContent())?.split('of ').at(-1) ?? ''
  await bodyRows(page).first().getByRole('link').click()
  await expect(steps(page)).toContainText(`1 of ${total}`)
  await page.keyboard.press(']')
  await expect(steps(page)).toContainText(`2 of ${total}`)
  expect(decodeURIComponent(page.url())).not.toContain('محمد')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page.getByRole('searchbox', { name: 'Search sessions' })).toHaveValue('محمد')
})

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
  await choose(page, 'Print sheet')
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

test('two sessions are compared by link or id, masked and with their differences marked', async ({
  page,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/bundle-session-details/)
  await signInAs('client')
  const { id, values } = await passed(page)
  await choose(page, 'Compare with another')
  const field = page.getByRole('textbox', { name: 'Id of the other session' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Paste the id of a session.')).toBeVisible()
  await field.fill(id)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is the same session.')).toBeVisible()

  await page.getByRole('link', { name: 'With the next session' }).click()
  const table = page.getByRole('table')
  await expect(table.getByRole('row', { name: /^National id, front Differs/ })).toBeVisible()
  await expect(table.getByRole('row', { name: /^Document Egyptian/ })).not.toContainText('Differs')
  expect(await found(page, values)).toEqual([])
  await button(page, 'Reveal all').click()
  expect(await found(page, values.slice(2))).toEqual(values.slice(2))

  await page.setViewportSize({ width: 390, height: 800 })
  const second = table
    .getByRole('row', { name: /^Status/ })
    .getByRole('cell')
    .last()
  await expect(second).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await page.goto(`${RETAIL_SESSIONS}/${id}?compare=${id}`)
  await expect(page.getByText('This is the same session.')).toBeVisible()
  await expect(table).toHaveCount(0)
  await field.fill('nobody-knows-this')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Not Found')
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
  const summary = await page.evaluate(() => navigator.clipboard.readText())
  expect(summary).toContain(id)
  expect(summary).toContain('ID OCR: passed')
  expect(values.filter((value) => summary.includes(value))).toEqual([])

  await button(page, 'Raw JSON').click()
  await expect(region(page, 'Raw JSON')).toContainText('"front_nid": "')
  expect(await found(page, values)).toEqual([])
  await button(page, 'Copy JSON').click()
  await expect(page.getByText('Copied', { exact: true })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
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

test('a session shows that it failed, is missing, is refused or is updating', async ({
  page,
  context,
  mock,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/bundle-session-details/, /ContractError/, /ERR_INTERNET_DISCONNECTED/)
  await signInAs('client')
  const { id } = await passed(page)
  await mock.faults([{ path: 'bundle-session-details', kind: 'status', status: 500 }])
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await button(page, 'Try again').click()
  await expect(region(page, 'National id reading')).toBeVisible()

  // Back online, everything on the screen is fetched again.
  await mock.faults([{ path: 'bundle-session-details', kind: 'latency', ms: 1500 }])
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByText('Updating…')).toBeVisible()
  await expect(region(page, 'National id reading')).toBeVisible()
  await expect(page.getByText('Updating…')).toHaveCount(0)

  await page.goto(sessionPath(bundles.retail, 'no-such-session'))
  await expect(page.getByRole('alert')).toContainText('Not Found')
  await mock.faults([
    { path: 'bundle-session-details', kind: 'status', status: 403, count: 'always' },
  ])
  await page.goto(sessionPath(bundles.retail, id))
  await expect(page.getByText('You are not allowed to see this')).toBeVisible()
})

test('a session appears within 200 ms of its response without layout shifts', async ({
  page,
  signInAs,
}) => {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => shifts.push(JSON.stringify(entry))),
    ).observe({ type: 'layout-shift', buffered: true })
  })
  await signInAs('client')
  // Near the end, where the position in the list is at its widest.
  await openRow(page, sessionsPath(bundles.retail, '?page_size=100&page=1000'))
  await page.reload()
  await expect(steps(page)).toContainText('99,901 of 100,000')
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])

  // The best of three: another test may have used the processor.
  const times = [await timeOfNext(page), await timeOfNext(page), await timeOfNext(page)]
  expect(Math.min(...times), `${times.join()} ms`).toBeLessThan(200)
})

test('K1 the print view and the comparison are accessible', async ({ page, signInAs }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAs('client')
  await failed(page)
  const checks = region(page, 'Checks').getByRole('listitem')
  await expect(checks.filter({ hasText: 'Face match' })).toContainText('Not carried out')
  await choose(page, 'Print sheet')
  await expect(page.getByRole('article')).toBeVisible()
  await expectAccessibleInDarkRtl(page, 'sheet')
  await page.goBack()
  await choose(page, 'Compare with another')
  await page.getByRole('link', { name: 'With the next session' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page, 'comparison')
})
