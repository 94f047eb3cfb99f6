import { expect } from '@playwright/test'
import { test } from '../fixtures'
import { MOCK, FULL, button, dialog, expectHeading, expectToast, heading } from '../helpers'
import {
  ADMIN_BILLING,
  ADMIN_CLIENTS,
  ADMIN_GENERIC_OCR,
  ADMIN_IDENTITIES,
  bundles,
  duplicatePath,
} from '../pages'
import { photo } from '../recognition/photo'
import { choose, chooseFile, enter, go, tick, write } from './by-keyboard'

// An administrator's tasks by keyboard. Related journeys: a new client (e2e/clients), password management (e2e/auth),
// names, sanctions, images, exports.

test('K5 finds and edits a client by keyboard', { tag: MOCK }, async ({ page, openAs }) => {
  await openAs('admin', ADMIN_CLIENTS)
  await write(page, page.getByRole('searchbox', { name: 'Search clients' }), 'papyrus')
  await expect(page).toHaveURL(/name=papyrus/)
  await enter(page, page.getByRole('link', { name: 'Papyrus Payments', exact: true }))
  await expect(heading(page, 'Papyrus Payments')).toBeFocused()
  await enter(page, page.getByRole('link', { name: 'Edit client' }))
  await expectHeading(page, 'Edit client')
  await write(page, page.getByRole('combobox', { name: 'Industry' }), 'Insu')
  await tick(page, page.getByRole('checkbox', { name: 'Proof of address' }))
  await enter(page, button(page, 'Save changes'))
  await expectToast(page, 'Organiztan info was updated Successfully!')
  await expect(heading(page, 'Papyrus Payments')).toBeFocused()
})

test(
  'K5 adds and removes a tier in a new bundle by keyboard',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('admin', duplicatePath('1001', bundles.wallet))
    await write(page, page.getByRole('textbox', { name: 'Bundle name' }), 'Car loans ')
    await enter(page, button(page, 'Add tier').first())
    const focusedElement = page.locator(':focus')
    await expect(focusedElement).toHaveAccessibleName(/^Tier 3, /)
    await page.keyboard.press('ArrowUp')
    await expect(focusedElement).toHaveAccessibleName(/^Tier 2, /)
    await enter(page, page.getByRole('button', { name: 'Remove tier 3' }).first())
    await expect(focusedElement).toHaveAccessibleName(/tier/i)
    await go(page, button(page, 'Review bundle'))
  },
)

test(
  "K5 shows and downloads the usage of a client's bundle by keyboard",
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('admin', ADMIN_BILLING)
    await choose(
      page,
      page.getByRole('combobox', { name: 'Client' }),
      'lotus',
      'Lotus Digital Bank',
    )
    await expect(page).toHaveURL(/client=1001/)
    await choose(
      page,
      page.getByRole('combobox', { name: 'Bundle' }),
      'retail',
      'Retail onboarding',
    )
    const table = button(page, 'Show Usage by service as a table')
    await enter(page, table)
    await expect(page.getByRole('table', { name: 'Usage by service' })).toBeVisible()
    const download = page.waitForEvent('download')
    await enter(page, button(page, 'Export Usage by service as CSV'), 'Shift+Tab')
    expect((await download).suggestedFilename()).toMatch(/^usage-/)
  },
)

test(
  'K5 opens an identity and then the next identity by keyboard',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('admin', ADMIN_IDENTITIES)
    await write(page, page.getByRole('combobox', { name: 'Status' }), 'Rej')
    await expect(page).toHaveURL(/status=rejected/)
    const first = page
      .getByRole('table')
      .getByRole('link', { name: /^Identity / })
      .first()
    await enter(page, first)
    const drawer = dialog(page, 'Identity')
    await expect(drawer.getByRole('region', { name: 'Checks' })).toBeVisible()
    await enter(page, drawer.getByRole('link', { name: 'Next identity' }))
    await expect(drawer.getByText(/^2 of /)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(first).toBeFocused()
  },
)

test(
  'K5 reads a document of a chosen type by keyboard',
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('admin', `${ADMIN_GENERIC_OCR}?type=egy_passport`)
    const buffer = await photo(page)
    await chooseFile(page, button(page, 'Choose a photo for Document'), {
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer,
    })
    await expect(page.getByRole('img', { name: 'Document' })).toBeVisible()
    await enter(page, button(page, 'Read the document'))
    await expect(
      page
        .getByRole('region', { name: 'Result' })
        .getByRole('button', { name: /^Reveal/ })
        .first(),
    ).toBeVisible()
    await enter(page, button(page, 'Open Document in the viewer'), 'Shift+Tab')
    await expect(dialog(page, 'Document')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button(page, 'Open Document in the viewer')).toBeFocused()
  },
)
