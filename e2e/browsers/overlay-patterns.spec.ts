import { expect } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { catalogue } from '../i18n/catalogue'
import { RETAIL_SESSIONS, adminBundleSessionsPath, bundles, signupPath } from '../pages'
import { test } from './fixtures'
import { heading, rowLinks } from './helpers'
import { eventually } from './part'
import type { Tab } from './tab'

// What each overlay owes to its pattern: https://www.w3.org/WAI/ARIA/apg/patterns/

const PHONE = { width: 390, height: 844 }

/** What still takes the focus behind the topmost dialog, in the page and in the dialogs below it. */
const focusableBehind = (tab: Tab) =>
  tab.evaluate(() => {
    const focused = document.activeElement
    const top = [...document.querySelectorAll('dialog[open]')].at(-1)
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex]')
    const behind = [...all].filter((each) => !top?.contains(each) && each.checkVisibility())
    const taking = behind.filter((each) => {
      each.focus()
      return document.activeElement === each
    })
    if (focused instanceof HTMLElement) focused.focus()
    return { isAnythingBehind: behind.length > 0, taking: taking.map(({ outerHTML }) => outerHTML) }
  })

const INERT = { isAnythingBehind: true, taking: [] }

/** The option that Enter would choose in the combobox with the focus. */
const activeOption = (tab: Tab) =>
  tab.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    const option = document.getElementById(id ?? '')
    const list = option?.closest('[role=listbox]')
    if (!option || !list) return null
    const [its, around] = [option.getBoundingClientRect(), list.getBoundingClientRect()]
    return {
      text: option.textContent,
      isInView: its.top >= around.top - 1 && its.bottom <= around.bottom + 1,
      isListInView: around.top >= 0 && around.bottom <= innerHeight,
      count: list.querySelectorAll('[role=option]').length,
    }
  })

const seen = (text: RegExp) => ({
  text: expect.stringMatching(text),
  isInView: true,
  isListInView: true,
})

/** Where the open popover is: how far its edges are from those of what opened it, and whether all of it is seen. */
const panelPlace = (tab: Tab) =>
  tab.evaluate(() => {
    const panel = document.querySelector('[popover]:popover-open')?.getBoundingClientRect()
    const opener = document.querySelector(':is(main, header) [aria-expanded=true]')
    const around = (opener?.closest('[data-variant]') ?? opener)?.getBoundingClientRect()
    if (!panel || !around) return null
    return {
      fits:
        panel.left >= 0 &&
        panel.right <= innerWidth &&
        panel.top >= 0 &&
        panel.bottom <= innerHeight,
      fromLeft: Math.round(panel.left - around.left),
      fromRight: Math.round(panel.right - around.right),
    }
  })

test('a menu is used by letters, arrows and Tab, and what it opens gives the focus to its button', async ({
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
    ['c', 'Compare with another'],
    ['c', 'Copy summary'],
    ['p', 'Print sheet'],
    ['Control+c', 'Print sheet'],
    ['End', 'Export as zip'],
    ['Home', 'Copy summary'],
    ['ArrowUp', 'Export as zip'],
  ] as const) {
    await tab.press(key)
    await item(name).hasFocus()
  }
  // Tab leaves the menu for what is beside its button.
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

  // The entry that opens the dialog has gone with the menu.
  await more.click()
  await tab.press('e')
  await tab.press('Enter')
  const zip = tab.dialog('Export session as zip')
  await zip.isShown()
  await eventually(() => focusableBehind(tab)).toEqual(INERT)
  await tab.press('Escape')
  await zip.isGone()
  await more.hasFocus()

  const image = tab.link(/^Open in the viewer: Back side/)
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

  // A tooltip is a layer as well, wherever the focus is.
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

test('a long list opens at what is chosen, grows, and keeps the active option in view', async ({
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
  await eventually(() => activeOption(tab)).toMatchObject(seen(/^Egypt/))
  await tab.press('Home')
  await eventually(() => activeOption(tab)).toMatchObject(seen(/^Afghanistan/))
  let last = ''
  for (;;) {
    await tab.press('End')
    await eventually(() => activeOption(tab)).toMatchObject(seen(/./))
    const { text = '' } = (await activeOption(tab)) ?? {}
    if (text === last) break
    last = text
  }
  expect(last).toMatch(/^Zimbabwe/)
  await tab.press('ArrowDown')
  await eventually(() => activeOption(tab)).toMatchObject(seen(/^Afghanistan/))
  await tab.press('ArrowUp')
  await eventually(() => activeOption(tab)).toMatchObject(seen(/^Zimbabwe/))
  expect((await activeOption(tab))?.count).toBeGreaterThan(200)

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

test('drawers and a menu close with Esc on a phone, from right to left, where the menu fits', async ({
  tab,
  openAs,
}) => {
  const text = catalogue('ar')
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
  await eventually(() => panelPlace(tab)).toMatchObject({ fits: true, fromLeft: 0 })
  await tab.press('Escape')
})
