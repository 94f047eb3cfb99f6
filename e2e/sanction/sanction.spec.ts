import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, PHONE, button, dialog, expectFits, expectHeading } from '../helpers'
import { ADMIN_IDENTITIES, ADMIN_SANCTION } from '../pages'

test('completes a sanction search by keyboard', { tag: MOCK }, async ({ page, openAs, mock }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openAs('admin-demo', ADMIN_SANCTION)
  const name = page.getByRole('textbox', { name: 'Full name' })
  await expect(name).toBeFocused()
  await page.keyboard.type('محمد محمود القمراني')
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 2, name: /^\d+ matches$/ })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expectFits(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(decodeURIComponent(page.url())).toMatch(/\/admin\/sanction\?result=1$/)

  await page.getByRole('slider', { name: 'Cutoff' }).press('End')
  await expect(page.getByText(/^\d+ of \d+ at or above the cutoff/)).toBeVisible()
  expect(await mock.log('sanction-shield/search')).toHaveLength(1)

  const compare = page.getByRole('checkbox', { name: 'Compare', exact: true })
  await compare.nth(0).press('Space')
  await compare.nth(1).press('Space')
  await button(page, 'Compare (2 of 2 selected)').press('Enter')
  await expect(dialog(page, 'Compare two matches')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Decide and print' }).press('Enter')
  await expectHeading(page, 'Sanction search')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('radio', { name: 'True match' }).press('Space')
  await page.getByRole('textbox', { name: 'Reason' }).fill('Same person')
  await expect(page.getByRole('article')).toContainText('Same person')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('textbox', { name: 'Reason' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('heading', { level: 1 }).press('Escape')
  await expect(heading).toBeFocused()
})

// src/routes/admin/screening.test.tsx covers the remaining cases.
test(
  "opens the search with an identity's data, then searches pasted people",
  { tag: MOCK },
  async ({ page, openAs, mock }) => {
    await openAs('admin', `${ADMIN_IDENTITIES}?status=verified`)
    await page.getByRole('table', { name: 'Identities' }).getByRole('link').first().click()
    await page.getByRole('link', { name: 'Check sanction lists' }).click()
    const name = page.getByRole('textbox', { name: 'Full name' })
    await expect(name).toHaveValue(/\S/)
    await page.reload()
    await expect(name).toHaveValue('')
    expect(await mock.log('sanction-shield/search')).toHaveLength(0)

    await page.getByRole('link', { name: 'Multiple people' }).click()
    const people = page.getByRole('textbox', { name: 'People' })
    await people.fill('Name;Born\nمحمد محمود القمراني\nZyxwv Qponm;1975')
    await button(page, 'Search 2 people').click()
    await expect(page.getByText('2 of 2 people searched · 1 person with matches')).toBeVisible()
    const result = page.getByRole('link', { name: 'محمد محمود القمراني' })
    await page.emulateMedia({ media: 'print' })
    await expect(people).toBeHidden()
    await expect(result).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.setViewportSize(PHONE)
    await expectFits(page)
    await result.click()
    await expect(page.getByRole('heading', { level: 2, name: /matches$/ })).toBeFocused()
    await expect(name).toHaveValue('محمد محمود القمراني')
    await page.goBack()
    await expect(result).toBeVisible()
  },
)
