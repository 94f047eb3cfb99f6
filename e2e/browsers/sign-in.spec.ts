import { expect } from '@playwright/test'
import { ADMIN_HOME, ADMIN_IDENTITIES, ADMIN_LOGIN, HOME, LOGIN, PROFILE } from '../pages'
import { test } from './fixtures'
import { expectPath, heading, signInByForm, signOut } from './helpers'

for (const [persona, home, second, login] of [
  ['client', HOME, PROFILE, LOGIN],
  ['admin', ADMIN_HOME, ADMIN_IDENTITIES, ADMIN_LOGIN],
] as const) {
  test(`signs the ${persona} in via the form and shows nothing private on Back after sign-out`, async ({
    tab,
  }) => {
    await signInByForm(tab, persona)
    await heading(tab, 'Dashboard').isShown()
    await expectPath(tab, home)
    // Loads a page, so Back opens another document.
    await tab.goto(second)
    await tab.role('navigation', 'Main').isShown()
    await signOut(tab, persona)
    await tab.button('Sign in').isShown()
    for (let step = 0; step < 2; step += 1) {
      await tab.back()
      await expectPath(tab, login)
      await tab.button('Sign in').isShown()
      expect(await tab.role('navigation', 'Main').all()).toEqual([])
    }
  })
}
