import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import {
  banner,
  expectAccessible,
  expectHeading,
  expectPath,
  expectRow,
  menuLink,
  pager,
} from '../helpers'
import { ADMIN_SESSIONS, HOME, RETAIL_SESSIONS, bundles, sessionPath, sessionsPath } from '../pages'
import { searchBox } from '../shell/shell'

const bodyRows = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')

test('going back from a session leads to the same filtered list', async ({ page, openAs }) => {
  await openAs('client', HOME)
  await menuLink(page, 'Retail onboarding').click()
  await expectHeading(page, 'Retail onboarding')
  await expect(pager(page)).toContainText('100,000')
  await expect(bodyRows(page)).toHaveCount(25)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Failed')
  await expect(page).toHaveURL(/status=failed/)
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true')
  await expectRow(page, 'Failed')
  const first = bodyRows(page).first().getByRole('link')
  const id = (await first.getAttribute('href'))?.split(/[/?]/).at(-2) ?? ''
  await first.click()
  await expectHeading(page, /^Session/)
  expect(page.url()).toContain(id)
  await page.goBack()
  await expectHeading(page, 'Retail onboarding')
  await expect(page).toHaveURL(/status=failed/)
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('failed')
  await expect(bodyRows(page)).toHaveCount(25)
})

test('pages and their size follow the address and the history', async ({ page, openAs }) => {
  await openAs('client', RETAIL_SESSIONS)
  await pager(page).getByRole('button', { name: 'Last page' }).click()
  await expect(page).toHaveURL(/page=4000/)
  await expect(pager(page)).toContainText('99,976–100,000')
  await expect(pager(page).getByRole('button', { name: 'Next page' })).toBeDisabled()
  await page.goBack()
  await expect(pager(page)).toContainText('1–25')
  await page.goForward()
  await expect(pager(page)).toContainText('99,976–100,000')
  await pager(page).getByRole('combobox').selectOption('100')
  await expect(bodyRows(page)).toHaveCount(100)
  await expect(page).toHaveURL(/page_size=100/)
  expect(new URL(page.url()).searchParams.has('page')).toBe(false)
})

test('a search by session id finds that session and is in the address', async ({
  page,
  openAs,
}) => {
  await openAs('client', sessionsPath(bundles.retail, '?page=7'))
  const href = await bodyRows(page).nth(3).getByRole('link').getAttribute('href')
  const id = href?.split(/[/?]/).at(-2) ?? ''
  await page.getByRole('searchbox', { name: 'Search sessions' }).fill(id)
  await expect(bodyRows(page)).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(`q=${id}`))
})

test('a searched name stays out of the address and survives going back', async ({
  page,
  openAs,
}) => {
  await openAs('client', RETAIL_SESSIONS)
  await page.getByRole('searchbox', { name: 'Search sessions' }).fill('محمد')
  await expect(pager(page)).not.toContainText('100,000')
  expect(decodeURIComponent(page.url())).not.toContain('محمد')
  const range = await pager(page).textContent()
  await bodyRows(page).first().getByRole('link').click()
  await expectHeading(page, /^Session/)
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search sessions' })).toHaveValue('محمد')
  await expect(pager(page)).toHaveText(range ?? '')
})

test('a national id typed bit by bit enters neither the address nor the history', async ({
  page,
  openAs,
}) => {
  await openAs('client', RETAIL_SESSIONS)
  await expect(bodyRows(page)).toHaveCount(25)
  const field = page.getByRole('searchbox', { name: 'Search sessions' })
  const nothing = page.getByText('Nothing matches these filters')
  for (const typed of ['٢٩٩٩٩٩٩', '299999988000', '29999998800015']) {
    const request = page.waitForRequest(/bundle-sessions/)
    await field.fill(typed)
    await request
    await expect(nothing).toBeVisible()
    await expect(page.getByRole('table')).toHaveCount(0)
    expect(new URL(page.url()).search).toBe('')
  }
  await page.goBack()
  await expect(bodyRows(page)).toHaveCount(25)
  await expect(field).toHaveValue('')
})

test('unknown values in the address are ignored', async ({ page, openAs }) => {
  await openAs(
    'client',
    sessionsPath(
      bundles.retail,
      '?page=-3&page_size=7&from=yesterday&error_code=abc&sort=evil&status=<b>&service=;x',
    ),
  )
  await expect(bodyRows(page)).toHaveCount(25)
  await expect(pager(page)).toContainText('1–25')
  await page.goto(sessionsPath(bundles.retail, '?status=unheard_of'))
  await expect(
    page.getByRole('status').filter({ hasText: 'Nothing matches these filters' }),
  ).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('unheard_of')
  await page.goto(sessionsPath(bundles.retail, '?page=999999'))
  await page.getByRole('button', { name: 'Go to the last page' }).click()
  await expect(pager(page)).toContainText('99,976–100,000')
})

test('each state of the list offers a way out', async ({ page, mock, openAs, allowErrors }) => {
  allowErrors(/bundle-sessions/, /ContractError/)
  await openAs('client', HOME)
  await menuLink(page, 'Pilot 2027').click()
  await expectHeading(page, 'Pilot 2027')
  await expect(page.getByText('No sessions yet')).toBeVisible()

  await page.goto(sessionsPath(bundles.retail, '?q=nothing-has-this-9'))
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await mock.faults([{ path: 'bundle-sessions', kind: 'latency', ms: 1500 }])
  await page.getByRole('status').getByRole('button', { name: 'Clear filters' }).click()
  // Not "No sessions yet": that is unknown before the response.
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  await expect(bodyRows(page)).toHaveCount(25)

  await mock.faults([{ path: 'bundle-sessions', kind: 'wrong_shape' }])
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(
    'Sorry ! Something went wrong . Please try again later !',
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(bodyRows(page)).toHaveCount(25)

  // A filter that fails removes neither the tabs nor itself.
  await mock.faults([{ path: 'bundle-sessions', kind: 'status', status: 500 }])
  const status = page.getByRole('combobox', { name: 'Status' })
  await status.selectOption('Failed')
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await expectHeading(page, 'Retail onboarding')
  await expect(page.getByRole('navigation', { name: 'Bundle' })).toBeVisible()
  await expectAccessible(page, 'an error among the filters')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(bodyRows(page).first()).toContainText('Failed')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await mock.faults([{ path: 'bundle-sessions', kind: 'status', status: 500 }])
  await status.selectOption('Verified')
  await expect(page.getByRole('alert')).toBeVisible()
  await status.selectOption('Any status')
  await expect(bodyRows(page)).toHaveCount(25)
  await expect(page.getByRole('alert')).toHaveCount(0)

  // The same goes for the first response: the cause may be in the address.
  await mock.faults([{ path: 'bundle-sessions', kind: 'status', status: 500 }])
  const before = (await mock.log('bundle-sessions')).length
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  expect((await mock.log('bundle-sessions')).length).toBe(before + 1)
  await status.selectOption('Failed')
  await expect(bodyRows(page).first()).toContainText('Failed')
})

test('marks the current rows while the next page loads', async ({ page, mock, openAs }) => {
  await openAs('client', RETAIL_SESSIONS)
  await expect(bodyRows(page)).toHaveCount(25)
  await mock.faults([{ path: 'bundle-sessions', kind: 'latency', ms: 1500 }])
  await pager(page).getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  // Counted now: a skeleton would have fewer rows, and 25 again soon.
  expect(await bodyRows(page).getByRole('link').count()).toBe(25)
  await expect(pager(page)).toContainText('26–50')
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true')
})

test('a session shows its fields, checks and timeline, and an unknown one is not found', async ({
  page,
  allowErrors,
  openAs,
}) => {
  allowErrors(/bundle-session-details/)
  await openAs('client', sessionsPath(bundles.retail, '?status=success'))
  await bodyRows(page).first().getByRole('link').click()
  await expectHeading(page, /^Session/)
  for (const part of ['Extracted fields', 'Checks', 'Timeline']) {
    await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible()
  }
  const fields = page.getByRole('region', { name: 'Extracted fields' })
  await expect(fields.getByText('Birth governorate')).toBeVisible()
  await page.goto(sessionPath(bundles.retail, 'nothing-here'))
  await expect(page.getByRole('alert')).toContainText(/not found|exist/i)
})

test('an administrator picks a client and a bundle, which are in the address', async ({
  page,
  openAs,
}) => {
  await openAs('admin-monitoring', ADMIN_SESSIONS)
  await expectPath(page, ADMIN_SESSIONS)
  await expect(page.getByText('Choose a client', { exact: true }).last()).toBeVisible()
  await page.getByRole('combobox', { name: 'Client' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: 'Bundle' }).click()
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/client=\w+&bundle=\w+|bundle=\w+&client=\w+/)
  await expect(bodyRows(page).first()).toBeVisible()
  await bodyRows(page).first().getByRole('link').click()
  await expectHeading(page, /^Session/)
  await page.goBack()
  await expect(bodyRows(page).first()).toBeVisible()
})

test('the filters of an administrator survive the choice of client and bundle', async ({
  page,
  openAs,
}) => {
  await openAs(
    'admin-monitoring',
    `${ADMIN_SESSIONS}?error_code=5031&service=liveness&from=2026-09-01&status=failed&q=1`,
  )
  await page.getByRole('combobox', { name: 'Client' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: 'Bundle' }).click()
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/bundle=/)
  const { searchParams } = new URL(page.url())
  for (const [name, value] of Object.entries({
    error_code: '5031',
    service: 'liveness',
    from: '2026-09-01',
    status: 'failed',
    q: '1',
  }))
    expect(searchParams.get(name), name).toBe(value)
  await expect(page.getByRole('searchbox', { name: 'Error code' })).toHaveValue('5031')

  // A number from the search of the whole portal.
  await page.goto(ADMIN_SESSIONS)
  await expectHeading(page, 'Sessions')
  const everywhere = searchBox(banner(page))
  await everywhere.click()
  await everywhere.fill('29001018800015')
  await page.getByRole('option', { name: 'Find this national id Choose a bundle first' }).click()
  await expectPath(page, ADMIN_SESSIONS)
  await page.getByRole('combobox', { name: 'Client' }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: 'Bundle' }).click()
  await page.getByRole('option').first().click()
  await expect(page.getByRole('searchbox', { name: 'Search sessions' })).toHaveValue(
    '29001018800015',
  )
  expect(page.url()).not.toContain('29001018800015')
})
