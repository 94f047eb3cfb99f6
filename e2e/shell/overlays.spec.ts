import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import { MOCK, FULL, PHONE, WIDE, banner, button, dialog, heading } from '../helpers'
import { INERT, activeOption, focusableBehind, panelPlace, visibleOption } from '../overlay-state'
import { HOME, adminBundleSessionsPath, bundles, signupPath } from '../pages'
import { bodyRows } from '../record-list/list'
import { searchBox } from './shell'

// Steps from e2e/browsers/overlay-patterns.spec.ts that Chromium, the third engine, may handle differently.

const expectInertBehind = (page: Page) =>
  expect.poll(() => page.evaluate(focusableBehind)).toEqual(INERT)

test(
  'closes only the topmost layer on Esc, and keeps the focus out of content behind a layer',
  { tag: MOCK },
  async ({ page, openAs }) => {
    await openAs('admin', adminBundleSessionsPath(bundles.retail, '?status=success'))
    const row = bodyRows(page).nth(1).getByRole('link').first()
    await row.click()
    const more = button(page, 'More')
    await more.focus()
    await page.keyboard.press('ArrowUp')
    const entry = (name: string) => page.getByRole('menu').getByRole('menuitem', { name })
    await expect(entry('Export as zip')).toBeFocused()
    await page.keyboard.press('c')
    await page.keyboard.press('c')
    await expect(entry('Compare with another session')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('menu')).toBeHidden()
    await more.click()
    await heading(page, /^Session/).click()
    await expect(page.getByRole('menu')).toBeHidden()

    const view = page.getByRole('link', { name: /^View transaction/ }).first()
    await view.click()
    const drawer = dialog(page, 'Transaction')
    await drawer.getByRole('button', { name: 'Reveal all' }).click()
    await drawer.getByRole('button', { name: 'Raw JSON' }).click()
    const download = drawer.getByRole('button', { name: 'Download' })
    await download.click()
    const asking = dialog(page, 'Export personal data?')
    await expect(asking.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expectInertBehind(page)
    await page.keyboard.press('Escape')
    await expect(asking).toBeHidden()
    await expect(download).toBeFocused()
    await expectInertBehind(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(view).toBeFocused()
    // Waits for the URL, because Esc still applies to the drawer until then.
    await expect(page).not.toHaveURL(/transaction=/)
    await page.keyboard.press('Escape')
    await expect(row).toBeFocused()
  },
)

test(
  'opens a long list at the chosen option, extends it, and keeps the active option in view',
  { tag: FULL },
  async ({ page, openAs }) => {
    const active = () => page.evaluate(activeOption)
    await openAs('client-new', signupPath('phone-number'))
    const number = page.getByRole('textbox', { name: 'Phone number' })
    await expect(number).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('ArrowDown')
    await expect.poll(active).toMatchObject(visibleOption(/^Egypt/))
    await page.keyboard.press('End')
    await expect.poll(active).toMatchObject(visibleOption(/./))
    const { count = 0 } = (await active()) ?? {}
    await page.keyboard.press('End')
    await expect.poll(async () => (await active())?.count).toBeGreaterThan(count)
    await page.keyboard.press('Home')
    await expect.poll(active).toMatchObject(visibleOption(/^Afghanistan/))
    await page.keyboard.press('Tab')
    await expect(number).toBeFocused()
    await expect(page.getByRole('listbox')).toBeHidden()
  },
)

test(
  'restores the focus when phone overlays close, even if the window has become wide',
  { tag: FULL },
  async ({ page, openAs }) => {
    await page.setViewportSize(PHONE)
    await openAs('client', HOME)
    await page.evaluate(() => localStorage.setItem('layout', JSON.stringify({ direction: 'rtl' })))
    await page.reload()
    const toggle = banner(page).getByRole('button', { name: 'Toggle navigation' })
    await toggle.click()
    await expect(dialog(page, 'Navigation')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(toggle).toBeFocused()
    await banner(page).getByRole('button', { name: personas.client.name }).click()
    await expect.poll(() => page.evaluate(panelPlace)).toMatchObject({ fits: true, fromLeft: 0 })
    await page.keyboard.press('Escape')

    const search = dialog(page, 'Search')
    const opener = banner(page).getByRole('button', { name: 'Search' })
    await opener.click()
    await expect(searchBox(search)).toBeFocused()
    await page.setViewportSize(WIDE)
    await expect(searchBox(banner(page))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()
    await expect(searchBox(banner(page))).toBeFocused()
    await page.keyboard.press('Control+k')
    await search.getByRole('button', { name: 'Close' }).click()
    await expect(searchBox(banner(page))).toBeFocused()
    await page.keyboard.press('Control+k')
    await expect(searchBox(search)).toBeFocused()
    await page.setViewportSize(PHONE)
    await expect(opener).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  },
)
