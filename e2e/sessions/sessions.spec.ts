import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, expectHeading, expectSession, menuLink, pager } from '../helpers'
import { HOME } from '../pages'
import { bodyRows, totalRows } from '../record-list/list'

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
