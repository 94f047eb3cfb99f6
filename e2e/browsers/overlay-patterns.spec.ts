import { expect } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { catalog } from '../i18n/catalog'
import { INERT, activeOption, focusableBehind, panelPlace, visibleOption } from '../overlay-state'
import { RETAIL_SESSIONS, adminBundleSessionsPath, bundles, signupPath } from '../pages'
import { WIDE } from './engine'
import { test } from './fixtures'
import { heading, rowLinks } from './helpers'
import { eventually } from './part'

// Each overlay follows its ARIA pattern: https://www.w3.org/WAI/ARIA/apg/patterns/

const PHONE = { width: 390, height: 844 }

test('moves through a menu by letters, arrows and Tab, and restores the focus to its button', async ({
  tab,
  openAs,
}) => {
  await openAs('admin', adminBundleSessionsPath(bundles.retail, '?status=success'))
  const row = rowLinks(tab).nth(1)
  await row.click()
  const more = tab.button('More')
  const menu = tab.role('menu', 'More')
  const item = (name: string) => menu.role('menuitem', name)
  await more.focus()
  await tab.press('ArrowUp')
  await item('Export as zip').hasFocus()
  for (const [key, name] of [
    ['ArrowDown', 'Copy summary'],
    ['c', 'Compare with another session'],
    ['c', 'Check sanction lists'],
    ['c', 'Compare names'],
    ['c', 'Copy summary'],
    ['p', 'Print view'],
    ['Control+c', 'Print view'],
    ['End', 'Export as zip'],
    ['Home', 'Copy summary'],
    ['ArrowUp', 'Export as zip'],
  ] as const) {
    await tab.press(key)
    await item(name).hasFocus()
  }
  // Tab closes the menu and moves the focus to the element after the menu's button.
  await tab.press('Tab')
  await menu.isGone()
  await tab.press('Shift+Tab')
  await more.hasFocus()
  await tab.press('ArrowDown')
  await item('Copy summary').hasFocus()
  await tab.press('Shift+Tab')
  await menu.isGone()
  await tab.press('Tab')
  await more.hasFocus()

  await more.click()
  await menu.isShown()
  await more.click()
  await menu.isGone()
  await more.hasFocus()
  await more.click()
  await tab.clickAt((await heading(tab, /^Session/).one()).point)
  await menu.isGone()

  // The menu entry that opened the dialog no longer exists, so the focus returns to the menu's button.
  await more.click()
  await tab.press('e')
  await tab.press('Enter')
  const zip = tab.dialog('Export session as zip')
  await zip.isShown()
  await eventually(() => tab.evaluate(focusableBehind)).toEqual(INERT)
  await tab.press('Escape')
  await zip.isGone()
  await more.hasFocus()

  const image = tab.link(/^Open Back side/)
  await image.click()
  const viewer = tab.dialog(/^Back side/)
  const adjust = viewer.button('Brightness and contrast')
  const panel = viewer.dialog('Brightness and contrast')
  await adjust.click()
  await panel.role('slider', 'Brightness').hasFocus()
  await tab.press('Tab')
  await panel.role('slider', 'Contrast').hasFocus()
  await tab.press('Tab')
  await panel.button('Reset').hasFocus()
  await tab.press('Tab')
  await panel.isGone()
  await adjust.click()
  await panel.role('slider', 'Brightness').hasFocus()
  await tab.press('Escape')
  await panel.isGone()
  await adjust.hasFocus()
  await tab.press('Escape')
  await viewer.isGone()
  await image.hasFocus()

  // Esc closes a tooltip before any other layer, wherever the focus is.
  await tab.button('Toggle navigation').click()
  const link = tab.role('navigation', 'Main').link('Dashboard')
  const labels = async () => (await tab.role('navigation', 'Main').text('Dashboard').all()).length
  const before = await labels()
  await tab.hoverAt((await link.one()).point)
  await eventually(labels).toBe(before + 1)
  await tab.press('Escape')
  await eventually(labels).toBe(before)
  await more.isShown()
  await tab.press('Escape')
  await row.hasFocus()
})

test('closes only the topmost of three layers on Esc: a confirmation, its drawer, and the screen', async ({
  tab,
  openAs,
}) => {
  await openAs('admin', adminBundleSessionsPath(bundles.retail, '?status=success'))
  const row = rowLinks(tab).nth(1)
  await row.click()
  const view = tab.link(/^View transaction/).nth(0)
  await view.click()
  const drawer = tab.dialog('Transaction')
  await drawer.button('Reveal all').click()
  await drawer.button('Raw JSON').click()
  const download = drawer.button('Download')
  const asking = tab.dialog('Export personal data?')
  for (const leave of [() => asking.button('Cancel').click(), () => tab.press('Escape')]) {
    await download.click()
    await asking.button('Cancel').hasFocus()
    await eventually(() => tab.evaluate(focusableBehind)).toEqual(INERT)
    await leave()
    await asking.isGone()
    await download.hasFocus()
  }
  await eventually(() => tab.evaluate(focusableBehind)).toEqual(INERT)
  await tab.press('Escape')
  await drawer.isGone()
  await view.hasFocus()
  await tab.press('Escape')
  await row.hasFocus()
})

test('opens a long list at the chosen option, extends it, and keeps the active option in view', async ({
  tab,
  openAs,
}) => {
  await openAs('client-new', signupPath('phone-number'))
  const country = tab.role('combobox', 'Country')
  const number = tab.label('Phone number')
  await number.hasFocus()
  await tab.press('Shift+Tab')
  await country.hasFocus()
  const { value: chosen } = await country.one()
  await tab.press('ArrowDown')
  await eventually(() => tab.evaluate(activeOption)).toMatchObject(visibleOption(/^Egypt/))
  await tab.press('Home')
  await eventually(() => tab.evaluate(activeOption)).toMatchObject(visibleOption(/^Afghanistan/))
  let last = ''
  for (;;) {
    await tab.press('End')
    await eventually(() => tab.evaluate(activeOption)).toMatchObject(visibleOption(/./))
    const { text = '' } = (await tab.evaluate(activeOption)) ?? {}
    if (text === last) break
    last = text
  }
  expect(last).toMatch(/^Zimbabwe/)
  await tab.press('ArrowDown')
  await eventually(() => tab.evaluate(activeOption)).toMatchObject(visibleOption(/^Afghanistan/))
  await tab.press('ArrowUp')
  await eventually(() => tab.evaluate(activeOption)).toMatchObject(visibleOption(/^Zimbabwe/))
  expect((await tab.evaluate(activeOption))?.count).toBeGreaterThan(200)

  const list = tab.role('listbox', 'Country')
  await tab.press('Escape')
  await list.isGone()
  await country.hasFocus()
  await tab.press('ArrowDown')
  await list.isShown()
  await tab.press('Tab')
  await number.hasFocus()
  await list.isGone()
  await country.click()
  await list.isShown()
  await tab.clickAt((await heading(tab, /phone number/).one()).point)
  await list.isGone()
  expect((await country.one()).value).toBe(chosen)
})

test('closes drawers, a menu and the search on Esc on a right-to-left phone and restores the focus', async ({
  tab,
  openAs,
}) => {
  const text = catalog('ar')
  await tab.evaluate(() =>
    localStorage.setItem('layout', JSON.stringify({ locale: 'ar', direction: 'rtl' })),
  )
  await tab.resize(PHONE)
  await openAs('client', RETAIL_SESSIONS)
  for (const [opener, name] of [
    [tab.button(text('Toggle navigation')), text('Navigation')],
    [tab.role('banner').button(text('Appearance')), text('Appearance')],
  ] as const) {
    await opener.click()
    const drawer = tab.dialog(name)
    await drawer.isShown()
    await tab.press('Escape')
    await drawer.isGone()
    await opener.hasFocus()
  }
  await tab.role('banner').button(personas.client.name).click()
  await eventually(() => tab.evaluate(panelPlace)).toMatchObject({ fits: true, fromLeft: 0 })
  await tab.press('Escape')

  // In a wide window, the button that opened the search becomes a field.
  await tab.role('banner').button(text('Search')).click()
  const search = tab.dialog(text('Search'))
  await search.role('combobox').hasFocus()
  await tab.resize(WIDE)
  const field = tab.role('banner').role('combobox', text('Search'))
  await field.isShown()
  await tab.press('Escape')
  await search.isGone()
  await field.hasFocus()
  await tab.press('ArrowDown')
  const results = tab.role('listbox')
  await results.isShown()
  await tab.press('Tab')
  await tab.role('banner').button(text('Appearance')).hasFocus()
  await results.isGone()
})
