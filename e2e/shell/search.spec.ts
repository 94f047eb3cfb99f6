import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { FULL, banner, expectAccessible, expectPath, heading } from '../helpers'
import { HOME, RETAIL_SESSIONS } from '../pages'
import { searchBox } from './shell'

test('finds menu entries by path and label', { tag: FULL }, async ({ page, openAs }) => {
  await openAs('client', HOME)
  const box = searchBox(banner(page))
  const options = page.getByRole('listbox', { name: 'Search results' }).getByRole('option')
  await box.click()
  await box.fill('pages/sdk')
  await expect(options).toHaveCount(1)
  await expect(options.first()).toHaveText('SDKDocumentation')
  await expect(box).toHaveAttribute('aria-expanded', 'true')

  await box.fill('onb')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.fill('pass')
  await expect(options.nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '?',
  )
  await expectAccessible(page, 'the list is open')
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('')

  await box.fill('onboarding')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Retail onboarding')).toBeFocused()
  await expectPath(page, RETAIL_SESSIONS)
  await expect(box).toHaveValue('')
  await expect(options).toHaveCount(0)
})
