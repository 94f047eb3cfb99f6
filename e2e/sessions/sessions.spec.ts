import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  MOCK,
  button,
  dialog,
  expectAccessible,
  expectHeading,
  expectSession,
  menuLink,
  pager,
  tabTo,
} from '../helpers'
import { HOME, adminBundleSessionsPath, bundles, sessionsPath } from '../pages'
import { bodyRows, totalRows, withoutPicker } from '../record-list/list'

test(
  'restores the same filtered list when the user goes back from a session',
  { tag: MOCK },
  async ({ page, openAs }) => {
    await openAs('client', HOME)
    await menuLink(page, 'Retail onboarding').click()
    await expectHeading(page, 'Retail onboarding')
    await expect.poll(() => totalRows(page)).toBe(100_000)
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Failed')
    // The unfiltered list also has failed rows, so only the total shows whether the filtered rows have loaded.
    await expect.poll(() => totalRows(page)).toBeLessThan(100_000)
    const failedTotal = await totalRows(page)
    const search = page.getByRole('searchbox', { name: 'Search sessions' })
    await search.fill('محمد')
    await expect.poll(() => totalRows(page)).toBeLessThan(failedTotal)
    const range = await pager(page).getByRole('status').textContent()
    const first = bodyRows(page).first()
    await expect(first).toContainText('Failed')
    const link = first.getByRole('rowheader').getByRole('link')
    const id = (await link.getAttribute('href'))?.split(/[/?]/).at(-2) ?? ''
    await link.click()
    await expectSession(page)
    expect(page.url()).toContain(id)
    await page.goBack()
    await expectHeading(page, 'Retail onboarding')
    await expect(page).toHaveURL(/status=failed/)
    expect(decodeURIComponent(page.url())).not.toContain('محمد')
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('failed')
    await expect(search).toHaveValue('محمد')
    await expect(pager(page).getByRole('status')).toHaveText(range ?? '')
    await expect(bodyRows(page)).toHaveCount(25)
  },
)

// src/features/record-list/merged/matching-records.test.tsx tests the other states.
test(
  'loads more sessions that need a review, and keeps the rows when the user goes back',
  { tag: MOCK },
  async ({ page, openAs }) => {
    await openAs('client', sessionsPath(bundles.retail, '?page_size=10'))
    await expect(bodyRows(page)).toHaveCount(10)
    const review = page.getByRole('combobox', { name: 'Needs review' })
    await review.selectOption('Review required')
    const status = page.getByText(/^10 found\. [\d,]+ of 100,000 rows read$/)
    await expect(status).toBeVisible()
    await tabTo(page, button(page, 'Continue'))
    await page.keyboard.press('Enter')
    await expect(bodyRows(page)).toHaveCount(20)
    await expect(page.getByText(/^20 found\. [\d,]+ of 100,000 rows read$/)).toBeVisible()
    await expectAccessible(page, 'sessions that need a review')
    await bodyRows(page).nth(12).getByRole('rowheader').getByRole('link').click()
    await expectSession(page)
    await expect(page.getByRole('navigation', { name: 'Sessions in the list' })).toContainText('13')
    await page.goBack()
    await expect(bodyRows(page)).toHaveCount(20)
    await expect(review).toHaveValue('required')
  },
)

// src/features/sessions/zip/session-zip.test.tsx tests progress, cancel and other failures.
test(
  'exports two selected sessions as one zip by keyboard and retries a failed session',
  { tag: MOCK },
  async ({ page, openAs, mock, allowErrors }) => {
    // The adapter build sends this call to another path.
    allowErrors(/bundle-session-details|getSession/)
    await withoutPicker(page)
    await openAs('admin', adminBundleSessionsPath(bundles.retail, '?page_size=10'))
    await expect(bodyRows(page)).toHaveCount(10)
    await tabTo(page, page.getByRole('region', { name: 'Sessions' }))
    for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
    await tabTo(page, button(page, 'Export as zip'))
    await page.keyboard.press('Enter')
    const zip = dialog(page, 'Export 2 sessions as zip')
    await tabTo(page, zip.getByRole('button', { name: 'Export zip' }))
    // Only now, because focusing a row preloads its session.
    await mock.faults([{ path: 'bundle-session-details', kind: 'status', status: 500 }])
    await page.keyboard.press('Enter')
    await expect(zip.getByRole('alert').getByRole('listitem')).toHaveCount(1)
    await expectAccessible(page, 'a failed session of a zip')
    await expect(zip.getByRole('button', { name: 'Try again' })).toBeFocused()
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    const file = (await readFile(await (await download).path())).toString('latin1')
    for (const folder of ['01', '02'])
      expect(file).toMatch(new RegExp(String.raw`${folder}-[\w-]+/session\.json`))
    await expect(zip).toHaveCount(0)
    await expect(button(page, 'Export as zip')).toBeFocused()
  },
)

test(
  'opens the merged list from the dashboard, steps through its sessions and returns',
  { tag: MOCK },
  async ({ page, openAs }) => {
    await openAs('client', HOME)
    await page.getByRole('main').getByRole('link', { name: 'Sessions', exact: true }).click()
    await expectHeading(page, 'My bundles')
    await expect(bodyRows(page)).toHaveCount(25)
    await button(page, 'Load more').press('Enter')
    await expect(bodyRows(page)).toHaveCount(50)
    await expect(page).toHaveURL(/page=2/)

    const rowLink = (row: number) => bodyRows(page).nth(row).getByRole('link').first()
    const next = (await rowLink(31).getAttribute('href')) ?? ''
    await rowLink(30).click()
    await expectSession(page)
    await expect(page.getByText(/^31 of /)).toBeVisible()
    await page.keyboard.press(']')
    await expect(page.getByText(/^32 of /)).toBeVisible()
    await expect(page).toHaveURL(next)
    await page.keyboard.press('Escape')
    await expect(bodyRows(page)).toHaveCount(50)
    await expect(rowLink(31)).toBeFocused()
  },
)
