import { expect } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { test } from '../fixtures'
import { expectHeading, expectPath, fillSignIn } from '../helpers'
import { ADMIN_HOME, ADMIN_SESSIONS, HOME, LOGIN, USER_DETAILS, loginPathTo } from '../pages'

// Other redirects, and where every address leads: src/routes/guards.test.tsx and src/redirects.test.tsx.
test('D2 D3 a sign-in with redirect=//evil.example stays on the origin', async ({
  page,
  baseURL,
}) => {
  await page.goto(loginPathTo('//evil.example'))
  await fillSignIn(page, personas.client.email, personas.client.password)
  await expectPath(page, HOME)
  expect(new URL(page.url()).origin).toBe(baseURL)
})

for (const [who, path, end] of [
  [undefined, '/', LOGIN],
  ['client', '/', HOME],
  ['client-new', '/', USER_DETAILS],
  ['admin', '/auth/nothing', ADMIN_HOME],
  ['admin-monitoring', '/app/nothing', ADMIN_SESSIONS],
] as const) {
  test(`D4 ${path} takes ${who ?? 'a signed-out visitor'} to ${end} by three redirects at most`, async ({
    page,
    signInAs,
  }) => {
    if (who) await signInAs(who)
    const visited: string[] = []
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url())
      // The router also writes the entry that it starts from.
      if (visited.at(-1) !== pathname) visited.push(pathname)
    })
    await page.goto(path)
    await expectHeading(page, /./)
    await expectPath(page, end)
    expect(visited.length, visited.join(' ')).toBeLessThanOrEqual(1 + 3)
  })
}
