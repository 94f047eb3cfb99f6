import { expect } from '@playwright/test'
import { ADMIN_HOME, ADMIN_IDENTITIES, ADMIN_LOGIN, HOME, LOGIN, PROFILE } from '../pages'
import { test } from './fixtures'
import { expectPath, heading, signInByForm, signOut } from './helpers'

for (const [persona, home, second, login] of [
  ['client', HOME, PROFILE, LOGIN],
  ['admin', ADMIN_HOME, ADMIN_IDENTITIES, ADMIN_LOGIN],
] as const) {
  test(`the ${persona} signs in by the form, and Back after the sign-out shows nothing private`, async ({
    tab,
  }) => {
    await signInByForm(tab, persona)
    await heading(tab, 'Dashboard').isShown()
    await expectPath(tab, home)
    // A page load: Back leads to another document.
    await tab.goto(second)
    await tab.role('navigation', 'Main').isShown()
    await signOut(tab, persona)
    await heading(tab, /sign.in$/i).isShown()
    for (let step = 0; step < 2; step += 1) {
      await tab.back()
      await expectPath(tab, login)
      await heading(tab, /sign.in$/i).isShown()
      expect(await tab.role('navigation', 'Main').all()).toEqual([])
    }
  })
}
