import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  FULL,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectHeading,
  menuLink,
} from '../helpers'
import { bundles, sessionsPath } from '../pages'
import { drawer } from '../sessions/session-detail'
import { bodyRows, rowLink, settled } from './transactions'

test(
  'K1 the list is accessible empty, with a selected row and under its drawer',
  { tag: FULL },
  async ({ page, openAs }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAs('client', sessionsPath(bundles.pilot, '?tab=transactions'))
    await expect(page.getByText('No transactions yet')).toBeVisible()
    await expectAccessible(page, 'empty')

    // The list that was open last opens again.
    await menuLink(page, 'Retail onboarding').click()
    await expectHeading(page, 'Retail onboarding')
    await page.getByRole('combobox', { name: 'Outcome' }).selectOption('Failed')
    await expect(page).toHaveURL(/status=failed/)
    await settled(page)
    await expect(bodyRows(page)).toHaveCount(25)
    await bodyRows(page).nth(1).getByRole('checkbox').click()
    await expectAccessibleInBothLooks(page, 'transactions')

    await rowLink(page, 23).click()
    const steps = drawer(page).getByRole('navigation', { name: 'Transactions in the list' })
    await expect(steps).toContainText(/^24 of /)
    await expectAccessible(page, 'the drawer with its steps')
  },
)
