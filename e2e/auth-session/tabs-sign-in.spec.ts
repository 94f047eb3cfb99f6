import { expect } from '@playwright/test'
import { personas } from '../../mocks/personas'
import { DETAIL, REFRESH, expectRows, openTabs, touchRows, turnPage } from './tabs'
import { test } from '../fixtures'
import { expectHeading, expectPath, FULL, menuEntries, signInByForm, signOut } from '../helpers'
import { ADMIN_HOME, ADMIN_LOGIN, ADMIN_SESSIONS, HOME, LOGIN, RETAIL_SESSIONS } from '../pages'

for (const [persona, path, login] of [
  ['client', RETAIL_SESSIONS, LOGIN],
  ['admin', ADMIN_SESSIONS, ADMIN_LOGIN],
] as const) {
  test(
    `B6 within 1 s of the sign-out of the ${persona} all other tabs show the login`,
    { tag: persona === 'admin' ? FULL : [] },
    async ({ context, page }) => {
      await signInByForm(page, persona)
      const others = await openTabs(context, 2, path)
      for (const tab of others) await expect(menuEntries(tab).first()).toBeVisible()
      const left = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const look = () => {
              if (localStorage.getItem('session_rev')) setTimeout(look)
              else resolve(Date.now())
            }
            look()
          }),
      )
      await signOut(page, persona)
      const at = await left
      for (const tab of others) {
        await expect(tab.getByRole('textbox', { name: 'Email' })).toBeVisible()
        await expectPath(tab, login)
        // When the new document was there. How soon its script has run depends on what else the machine does.
        const shown = await tab.evaluate(() => {
          const [load] = performance.getEntriesByType('navigation')
          return load instanceof PerformanceNavigationTiming
            ? performance.timeOrigin + load.responseEnd
            : Number.POSITIVE_INFINITY
        })
        expect(shown - at).toBeLessThan(1_000)
      }
    },
  )
}

/** The login behind a call, from the short name of its token: `access:<login>.<number>`. */
const loginOf = ({ auth }: { auth: string | null }) => /:(\w+)\./.exec(auth ?? '')?.[1]

test('B7 when another user signs in, the other tab restarts without data of the first', async ({
  context,
  page,
  mock,
}) => {
  await signInByForm(page, 'client')
  const [other] = await openTabs(context, 1, HOME)
  if (!other) throw new Error('opened above')
  const banner = other.getByRole('banner')
  await expect(banner.getByRole('button', { name: personas.client.name })).toBeVisible()
  // A response for the first user is still pending when the second one signs in.
  await mock.faults([{ path: 'bundle-sessions', kind: 'latency', ms: 3_000 }])
  await menuEntries(other).filter({ hasText: 'Wallet sign-up' }).click()
  await expect.poll(async () => (await mock.log('bundle-sessions')).length).toBeGreaterThan(0)
  await signOut(page, 'client')
  await expectPath(page, LOGIN)
  await signInByForm(page, 'client-sanctions')
  await expectPath(other, HOME)
  await expect(
    banner.getByRole('button', { name: personas['client-sanctions'].name }),
  ).toBeVisible()
  await expect(banner.getByRole('button', { name: personas.client.name })).toHaveCount(0)
  await expect(other.getByText('Success rate')).toBeVisible()
  const log = await mock.log()
  const change = log.findLastIndex(({ path }) => path.includes('authentication/login'))
  const first = loginOf(log.find((call) => loginOf(call)) ?? { auth: null })
  const after = log.slice(change + 1)
  expect(first).toBeTruthy()
  expect(after.length).toBeGreaterThan(0)
  expect(after.map(loginOf)).not.toContain(first)
})

test(
  'B8 when one tab becomes an administrator, no token reaches the other backend',
  { tag: FULL },
  async ({ context, page, mock }) => {
    await signInByForm(page, 'client')
    const [admin] = await openTabs(context, 1, HOME)
    if (!admin) throw new Error('opened above')
    await page.goto(RETAIL_SESSIONS)
    await expectRows(page)
    await signInByForm(admin, 'admin')
    await expectPath(page, ADMIN_HOME)
    await expectHeading(page, 'Dashboard')
    await expect(menuEntries(page).filter({ hasText: 'Billing' })).toBeVisible()
    await expect(page.getByText('Session success rate')).toBeVisible()
    const calls = (await mock.log()).filter((call) => loginOf(call))
    const logins = (backend: string) =>
      new Set(calls.filter(({ path }) => path.startsWith(backend)).map(loginOf))
    const [client, administrator] = [logins('/portal-backend/'), logins('/admin-portal-backend/')]
    expect(client.size).toBe(1)
    expect(administrator.size).toBe(1)
    expect(client).not.toEqual(administrator)
    expect(calls.filter(({ status }) => status === 401)).toEqual([])
  },
)

test(
  'B10 ten tabs that wake together share one refresh',
  { tag: FULL },
  async ({ context, page, mock }) => {
    test.setTimeout(180_000)
    await signInByForm(page, 'client')
    await page.goto(RETAIL_SESSIONS)
    const tabs = [page]
    // One after another: ten page loads at once take longer than a step may.
    while (tabs.length < 10) {
      tabs.push(...(await openTabs(context, 1, RETAIL_SESSIONS)))
      await expectRows(tabs.at(-1) ?? page)
    }
    // A fixed time: separate running clocks would differ between the tabs.
    await context.clock.setFixedTime(Date.now() + 3 * 3_600_000)
    await Promise.all(tabs.map((tab) => touchRows(tab, 5)))
    const succeeded = async () =>
      (await mock.log(DETAIL)).filter(({ status }) => status === 200).length
    await expect.poll(succeeded, { timeout: 60_000 }).toBe(50)
    expect(await mock.log(REFRESH)).toHaveLength(1)
  },
)

test(
  'A8 after a jump of three hours one refresh serves every call',
  { tag: FULL },
  async ({ page, mock }) => {
    await page.clock.install()
    await signInByForm(page, 'client')
    await page.goto(RETAIL_SESSIONS)
    await expectRows(page)
    await page.clock.fastForward('03:00:00')
    await touchRows(page)
    await turnPage(page)
    await menuEntries(page).filter({ hasText: 'Dashboard' }).click()
    await expect(page.getByText('Success rate')).toBeVisible()
    expect(await mock.log(REFRESH)).toHaveLength(1)
    // The last figures may still be loading.
    const others = async () => (await mock.log()).filter(({ status }) => status !== 200)
    await expect.poll(others).toEqual([])
  },
)
