import { expect } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import {
  FULL,
  banner,
  button,
  dialog,
  expectHeading,
  expectPath,
  expectToast,
  heading,
  mainMenu,
} from '../helpers'
import { LOGIN } from '../pages'
import { signInByKeyboard, withoutPicker } from '../record-list/list'
import { enter } from './by-keyboard'
import { searchBox } from './shell'

/** Tabs backward, because the menus come before the screen. */
const BACK = 'Shift+Tab'

test(
  'K5 completes tasks in the client area by keyboard, from sign-in to sign-out',
  { tag: FULL },
  async ({ page }) => {
    const { name } = personas.client
    await withoutPicker(page)
    await signInByKeyboard(page)

    // Opens the list of the sessions that the dashboard counts.
    await expectHeading(page, 'Dashboard')
    await enter(page, page.getByRole('main').getByRole('link', { name: 'Sessions', exact: true }))
    await expect(heading(page, 'My bundles')).toBeFocused()
    await expect(page.getByRole('table', { name: 'Sessions' })).toBeVisible()

    await enter(page, mainMenu(page).getByRole('link', { name: 'My bundles' }), BACK)
    await enter(
      page,
      page.getByRole('main').getByRole('link', { name: 'Retail onboarding' }).first(),
    )
    await expect(heading(page, 'Retail onboarding')).toBeFocused()

    const rows = page.getByRole('table').locator('tbody').getByRole('row')
    await enter(page, rows.nth(1).getByRole('link').first())
    await expect(heading(page, /^Session \S/)).toBeFocused()
    await page.keyboard.press(']')
    await expect(page.getByText(/^3 of /)).toBeVisible()

    const viewer = page.getByRole('dialog', { name: /Transaction/ })
    const view = page.getByRole('link', { name: /View transaction/ }).first()
    await enter(page, view)
    await expect(viewer).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(view).toBeFocused()
    // Waits for the URL, because Esc still applies to the drawer until then.
    await expect(page).not.toHaveURL(/transaction=/)
    await page.keyboard.press('Escape')
    await expect(rows.nth(2).getByRole('link').first()).toBeFocused()

    await enter(page, page.getByRole('link', { name: 'Extra results' }), BACK)
    const exporter = page.getByRole('button', { name: 'Export extra results' })
    await enter(page, exporter)
    const zip = dialog(page, 'Export extra results')
    const period = zip.getByRole('button', { name: /^Period/ })
    await enter(page, period)
    // Esc closes only the panel, and the dialog stays open.
    await page.keyboard.press('Escape')
    await expect(period).toBeFocused()
    await enter(page, period)
    await enter(page, button(page, 'Today'))
    await expect(period).toBeFocused()
    await enter(page, zip.getByRole('button', { name: 'Preview contents' }))
    await expect(zip.getByRole('heading', { level: 3 })).toBeFocused()
    await enter(page, zip.getByRole('button', { name: /about\.txt/ }))
    await enter(page, zip.getByRole('button', { name: 'Reveal all' }))
    await expect(zip.getByRole('region', { name: 'Contents of about.txt' })).toContainText('1 days')
    await enter(page, zip.getByRole('button', { name: 'Save file' }))
    await expectToast(page, 'Export successful')
    await expect(exporter).toBeFocused()
    // Waits for the dialog to close, because the screen's shortcuts are off until then.
    await expect(zip).toBeHidden()

    await page.keyboard.press('g')
    await page.keyboard.press('m')
    await expect(heading(page, 'My account')).toBeFocused()
    await enter(page, page.getByRole('main').getByRole('link', { name: 'Change password' }))
    await expect(page.getByRole('textbox', { name: 'Current password' })).toBeFocused()
    await page.keyboard.type('something')
    await page.keyboard.press('Control+k')
    await searchBox(dialog(page, 'Search')).press('Escape')
    await expect(page.getByRole('textbox', { name: 'Current password' })).toBeFocused()

    // Leaving by keyboard also opens the confirmation about unsaved text.
    await enter(page, mainMenu(page).getByRole('link', { name: 'My account' }), BACK)
    const leaving = dialog(page, 'Leave without saving?')
    await expect(leaving.getByRole('button', { name: 'Keep editing' })).toBeFocused()
    await enter(page, leaving.getByRole('button', { name: 'Leave', exact: true }))
    await expect(heading(page, 'My account')).toBeFocused()

    await enter(page, banner(page).getByRole('button', { name, exact: true }), BACK)
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expectPath(page, LOGIN)
    await expect(heading(page, 'Sign in')).toBeVisible()
  },
)
