import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { expectHeading, expectPath, expectRow, ALWAYS, FULL, signInByForm } from '../helpers'
import { ADMIN_LOGIN, ADMIN_SESSIONS, AUTH_ERROR, HOME, LOGIN, RETAIL_SESSIONS } from '../pages'

/** Backdates the login by this many ms, as if the page had been left open. */
async function age(page: Page, ms: number) {
  await page.evaluate((by) => localStorage.setItem('LOGIN_TIME', String(Date.now() - by)), ms)
}

test('A1 calls with an expired token share one refresh and are each replayed once', async ({
  page,
  mock,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/401/)
  // By a call: a previous screen could still be sending its own.
  await signInAs('client')
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await mock.expire()
  // Slow enough for all of them to be sent before the first is refused.
  await mock.faults([{ path: 'valify/', kind: 'latency', ms: 4_000, count: 3 }])
  await page.goto(HOME)
  await expectHeading(page, 'Dashboard')
  await expect(page.getByText('Success rate')).toBeVisible()
  expect(await mock.log('authentication/refresh')).toHaveLength(1)
  const three = ['dashboard-analytics', 'organization-bundles', 'client-services']
  for (const path of three) {
    // The figures of the previous period are fetched once these are there.
    const statuses = path === 'dashboard-analytics' ? [401, 200, 200] : [401, 200]
    await expect
      .poll(async () => (await mock.log(path)).map(({ status }) => status), path)
      .toEqual(statuses)
  }
  expect(visited.filter((path) => path.startsWith('/auth'))).toEqual([])
})

test('A3 a true denial shows its message and leaves the person signed in', async ({
  page,
  mock,
  allowErrors,
}) => {
  allowErrors(/bundle-sessions/)
  await signInByForm(page, 'client')
  await expectHeading(page, 'Dashboard')
  await mock.faults([
    {
      path: 'bundle-sessions',
      kind: 'status',
      status: 403,
      body: { message: 'This bundle is closed to you.' },
      count: 2,
    },
  ])
  await page.goto(RETAIL_SESSIONS)
  await expect(page.getByRole('alert')).toContainText('This bundle is closed to you.')
  expect(await mock.log('authentication/refresh')).toHaveLength(1)
  expect(await mock.log('bundle-sessions')).toHaveLength(2)
  await page.goto(HOME)
  await expectHeading(page, 'Dashboard')
})

test('A5 after ten minutes the refresh is sent before the first call', async ({ page, mock }) => {
  await signInByForm(page, 'client')
  // Wait for all calls: a page load during a refresh would waste the token.
  await expect(page.getByText('Success rate')).toBeVisible()
  await page.goto(AUTH_ERROR)
  await age(page, 600_000)
  const before = (await mock.log()).length
  await page.goto(HOME)
  await expectHeading(page, 'Dashboard')
  await expect(page.getByText('Success rate')).toBeVisible()
  const calls = (await mock.log()).slice(before)
  expect(calls[0]?.path).toContain('authentication/refresh')
  expect(calls.filter(({ path }) => path.includes('refresh'))).toHaveLength(1)
  const stamped = await page.evaluate(() => Date.now() - Number(localStorage.getItem('LOGIN_TIME')))
  expect(stamped).toBeLessThan(60_000)
})

test('A10 an unreachable refresh shows a message and keeps the person signed in', async ({
  page,
  mock,
  allowErrors,
}) => {
  allowErrors(/401/, /authentication\/refresh/)
  await signInByForm(page, 'client')
  await expectHeading(page, 'Dashboard')
  await mock.expire()
  await mock.faults([{ path: 'authentication/refresh', kind: 'drop', count: 'always' }])
  await page.goto(RETAIL_SESSIONS)
  await expect(page.getByRole('alert')).toContainText(
    'Please make sure of your internet connection!',
  )
  await expectPath(page, RETAIL_SESSIONS)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull()
  await mock.faults([])
  await page.reload()
  await expectRow(page, 'Failed')
})

for (const [persona, start, login, tag] of [
  ['client', RETAIL_SESSIONS, LOGIN, ALWAYS],
  ['admin', ADMIN_SESSIONS, ADMIN_LOGIN, FULL],
] as const) {
  test(
    `A11 a rejected refresh leads the ${persona} to the right login with one notice`,
    { tag },
    async ({ page, mock, allowErrors }) => {
      allowErrors(/401/)
      await signInByForm(page, persona)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto('about:blank')
      await mock.expire()
      await mock.faults([
        { path: 'authentication/refresh', kind: 'rejected_refresh', count: 'always' },
      ])
      await page.goto(start)
      await expectPath(page, login)
      expect(new URL(page.url()).searchParams.get('redirect')).toBe(start)
      await expect(page.getByText('Please login again')).toHaveCount(1)
      expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('refresh_token')
      expect(await mock.log('authentication/refresh')).toHaveLength(1)
    },
  )
}
