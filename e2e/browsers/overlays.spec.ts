import { personas } from '../../mocks/personas'
import { ADMIN_HOME, RETAIL_SESSIONS } from '../pages'
import { test } from './fixtures'
import { expectRows, openProfileMenu } from './helpers'
import type { Part } from './part'
import type { Tab } from './tab'

/** Expects Esc to close the opened layer and return the focus to its opener. */
async function expectEscToClose(tab: Tab, opened: Part, opener: Part) {
  await opened.isShown()
  await tab.press('Escape')
  await opened.isGone()
  await opener.hasFocus()
}

test('opens the header menus and dialogs, and closes them on Esc', async ({ tab, openAs }) => {
  await openAs('admin', ADMIN_HOME)
  const profile = await openProfileMenu(tab, 'admin')
  await profile.role('menuitem').nth(0).hasFocus()
  await tab.press('ArrowUp')
  await profile.role('menuitem', 'Sign out').hasFocus()
  await expectEscToClose(tab, profile, tab.role('banner').button(personas.admin.name))
  for (const name of ['Appearance', 'Export history']) {
    const opener = tab.role('banner').button(name)
    await opener.click()
    await expectEscToClose(tab, tab.dialog(name), opener)
  }
})

test('opens the panels and dialogs of a list, and closes them on Esc', async ({ tab, openAs }) => {
  await openAs('client', RETAIL_SESSIONS)
  await expectRows(tab)
  for (const [opener, opened, inside] of [
    [tab.button(/^Period/), tab.dialog(/^Period/), 'Apply dates'],
    [tab.role('group', 'List').button('Columns'), tab.dialog('Columns'), 'Reset columns'],
    [tab.role('group', 'List').button(/^Views/), tab.dialog('Saved views'), undefined],
    [tab.role('group', 'List').button('Export as CSV'), tab.dialog('Export as CSV'), 'Export rows'],
  ] as const) {
    await opener.click()
    // Expects the panel to be fully visible, so the test can click its last button.
    if (inside) await opened.button(inside).isReachable()
    await expectEscToClose(tab, opened, opener)
  }
})
