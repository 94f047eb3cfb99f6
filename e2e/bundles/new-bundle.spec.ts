import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  MOCK,
  FULL,
  PHONE,
  button,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectFits,
  expectHeading,
  expectToast,
  heading,
  tabTo,
} from '../helpers'
import { adminBundlePath, bundles } from '../pages'

test(
  'K1 duplicates a bundle by keyboard and keeps its review accessible',
  { tag: MOCK },
  async ({ page, openAs, mock, allowErrors }) => {
    // Focusing a link preloads its client, including statistics that this administrator may not read.
    allowErrors(/admin-analytics/)
    await openAs('admin-clients', adminBundlePath('1001', bundles.wallet))
    await expectHeading(page, 'Wallet sign-up')
    await tabTo(page, page.getByRole('link', { name: 'Duplicate bundle' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Bundle name' })).toBeFocused()
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
  },
)

const pastedText = '0\t1000\t500\n1001\t2000\t400\nTotal\n7000\t9000\t800'

test(
  'K1 keeps the panels for pasting and reusing tiers accessible, and fits them on a phone',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('admin-clients', adminBundlePath('1001', bundles.wallet))
    await page.getByRole('link', { name: 'Duplicate bundle' }).click()
    await expect(page.getByRole('textbox', { name: 'Bundle name' })).toBeFocused()
    const paste = button(page, 'Paste tiers').first()
    await paste.press('Enter')
    const field = page.getByRole('textbox', { name: 'Cells from a spreadsheet' })
    await expect(field).toBeFocused()
    await page.keyboard.insertText(pastedText)
    const use = button(page, 'Use these 3 tiers')
    await expect(page.getByText('3 tiers found.')).toBeInViewport({ ratio: 1 })
    await expect(use).toBeInViewport({ ratio: 1 })
    await expectAccessibleInBothLooks(page, 'pasted tiers')
    await page.keyboard.press('Escape')
    await expect(paste).toBeFocused()
    await page.setViewportSize(PHONE)
    await paste.press('Enter')
    await expect(field).toBeFocused()
    await page.keyboard.insertText(pastedText)
    await expect(use).toBeInViewport({ ratio: 1 })
    await expectFits(page)
    await page.keyboard.press('Escape')
    await expect(paste).toBeFocused()

    const ladder = button(page, 'Use these tiers for…').first()
    await ladder.press('Enter')
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeFocused()
    await expectFits(page)
    // Checks only the panel, because it partly covers controls that are not used while it is open.
    await expectAccessible(page, 'the services for a ladder', '[role=dialog]')
    await page.keyboard.press('Escape')
    await expect(ladder).toBeFocused()
  },
)
