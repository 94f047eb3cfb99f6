import { personas, type PersonaName } from '../../mocks/personas'
import { ADMIN_LOGIN, LOGIN } from '../pages'
import { eventually } from './part'
import type { Tab } from './tab'

export const heading = (tab: Tab, name: string | RegExp) => tab.role('heading', name)
export const expectPath = (tab: Tab, path: string) => eventually(() => tab.path()).toBe(path)

/** Finds the links in the first cells of the session rows. */
export const rowLinks = (tab: Tab) => tab.role('table', 'Sessions').role('rowheader').role('link')

export async function expectRows(tab: Tab, count = 25) {
  await eventually(async () => (await rowLinks(tab).all()).length, 'rows').toBe(count)
}

export async function signInByForm(tab: Tab, name: PersonaName) {
  const { realm, email, password } = personas[name]
  await tab.goto(realm === 'admin' ? ADMIN_LOGIN : LOGIN)
  await tab.label('Email').fill(email)
  await tab.label('Password').fill(password)
  await tab.button('Sign in').click()
}

/** Opens the menu behind the display name in the header. */
export async function openProfileMenu(tab: Tab, persona: PersonaName) {
  const { name } = personas[persona]
  await tab.role('banner').button(name).click()
  return tab.role('menu', name)
}

export async function signOut(tab: Tab, persona: PersonaName) {
  const menu = await openProfileMenu(tab, persona)
  await menu.role('menuitem', 'Sign out').click()
}
