import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  MOCK,
  FULL,
  PHONE,
  banner,
  button,
  dialog,
  expectAccessible,
  expectAccessibleInDarkRtl,
  expectFits,
  heading,
  region,
} from '../helpers'
import { adminBundleSessionsPath, bundles } from '../pages'
import { bodyRows } from '../record-list/list'
import { choose, drawer, findLeaks, openPassedSession } from './session-detail'

test(
  'restores the focus to the opener when a layer over a session closes',
  { tag: MOCK },
  async ({ page, openAs }) => {
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
  },
)

test(
  'K1 keeps a revealed session, its print sheet and comparison accessible, on paper and on a phone',
  { tag: FULL },
  async ({ page, signInAs }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAs('client')
    const { name, values } = await openPassedSession(page)
    await button(page, 'Reveal all').click()
    await expect(region(page, 'Extracted fields')).toContainText(name)
    await button(page, 'Raw JSON').click()
    await expect(region(page, 'Raw JSON')).toContainText(name)
    await expectAccessible(page, 'a revealed session')

    await choose(page, 'Print view')
    const sheet = page.getByRole('article')
    await expect(sheet.getByRole('heading', { name: 'Timeline' })).toBeVisible()
    expect(await findLeaks(page, values)).toEqual([])
    await expectAccessibleInDarkRtl(page, 'sheet')
    await page.emulateMedia({ media: 'print' })
    await expect(button(page, 'Print')).toBeHidden()
    await expect(banner(page)).toBeHidden()
    await expect(sheet).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.goBack()

    await choose(page, 'Compare with another session')
    await page.getByRole('link', { name: 'With the next session' }).click()
    const compared = page.getByRole('table')
    await expect(compared.getByRole('row', { name: /^National ID, front Differs/ })).toBeVisible()
    expect(await findLeaks(page, values)).toEqual([])
    await expectAccessible(page, 'comparison')
    await page.setViewportSize(PHONE)
    const second = compared
      .getByRole('row', { name: /^Status/ })
      .getByRole('cell')
      .last()
    await expect(second).toBeInViewport({ ratio: 1 })
    await expectFits(page)
  },
)
