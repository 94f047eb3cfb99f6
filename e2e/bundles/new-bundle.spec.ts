import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  PHONE,
  button,
  expectAccessibleInBothLooks,
  expectFits,
  expectHeading,
  expectToast,
  heading,
  tabTo,
} from '../helpers'
import { adminBundlePath, bundles } from '../pages'

test('K1 a bundle is duplicated by the keyboard, over a review, and each step is accessible', async ({
  page,
  openAs,
  mock,
  allowErrors,
}) => {
  // The client that a link leads to is loaded when it gets the focus, with figures that are not for everybody.
  allowErrors(/admin-analytics/)
  await openAs('admin-clients', adminBundlePath('1001', bundles.wallet))
  await expectHeading(page, 'Wallet sign-up')
  await expectAccessibleInBothLooks(page, 'a bundle')
  await tabTo(page, page.getByRole('link', { name: 'Duplicate as new' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Bundle name' })).toBeFocused()
  await expectAccessibleInBothLooks(page, 'the form')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Car loans')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Review the new bundle')).toBeFocused()
  await expect(heading(page, 'Review the new bundle')).toBeInViewport()
  await expectAccessibleInBothLooks(page, 'the review')

  await page.setViewportSize(PHONE)
  await expectFits(page)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Bundle name' })).toHaveValue('Car loans')
  await expectFits(page)
  await page.goForward()
  await tabTo(page, button(page, 'Create bundle'))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Bundle Created Successfully!')
  await expectHeading(page, 'Car loans')
  await expectFits(page)
  expect(await mock.log('bundles/create')).toHaveLength(1)
})
