import { expect, type Page } from '@playwright/test'
import { numberBeside } from '../analytics/dashboard'
import { test } from '../fixtures'
import {
  expectAccessible,
  expectAccessibleInBothLooks,
  expectAllLoaded,
  expectHeading,
  expectPath,
  offlineBar,
  pager,
  tabTo,
} from '../helpers'
import { API_DOCS, BUNDLES, SDK_DOCS, bundles, sessionsPath } from '../pages'

const cards = (page: Page) =>
  page
    .getByRole('list', { name: 'My bundles' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })
const withoutFigures = (page: Page) => page.getByText('Its figures could not be loaded.')

test('a bundle card shows its services and month and leads to its screens', async ({
  page,
  context,
  openAs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAs('client', BUNDLES)
  await expect(cards(page)).toHaveCount(5)
  const wallet = card(page, 'Wallet sign-up')
  await expect(wallet.getByText('OCR', { exact: true })).toBeVisible()
  await expect(wallet).toContainText(/Key\w{4}…\w{4}/)
  await expect(wallet).toContainText(/Success rate[\d.]+%/)
  await expect(card(page, 'Pilot 2027')).toContainText('Sessions, 30 days0')
  await wallet.getByRole('button', { name: 'Copy bundle id' }).click()
  await expect(wallet.getByText('Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('20024')
  await expect(wallet.getByRole('link', { name: 'API docs' })).toHaveAttribute('href', API_DOCS)
  await expect(wallet.getByRole('link', { name: 'SDK docs' })).toHaveAttribute('href', SDK_DOCS)
  const sessions = (await wallet.textContent())?.match(/30 days([\d,]+)Success/)?.[1] ?? 'none'

  await wallet.getByRole('link', { name: 'Analytics' }).click()
  // The last one, because its tab has the same name.
  const figure = page.getByRole('link', { name: 'Sessions', exact: true }).last()
  await expect.poll(() => numberBeside(figure)).toBe(sessions)
  await page.goBack()
  await wallet.getByRole('link', { name: 'Wallet sign-up' }).click()
  await expectPath(page, sessionsPath(bundles.wallet))
  await expectHeading(page, 'Wallet sign-up')
})

test('the view, the search and the order of the bundles are in the address', async ({
  page,
  openAs,
}) => {
  await openAs('client', BUNDLES)
  await page.getByRole('button', { name: 'Table' }).click()
  await expect(page).toHaveURL(/view=table/)
  await page.reload()
  const table = page.getByRole('table', { name: 'My bundles' })
  await expect(table.getByRole('row', { name: /Branch tablets.*[\d.]+%/ })).toBeVisible()
  const search = page.getByRole('searchbox', { name: 'Find a bundle' })
  await search.fill('BRANCH')
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(1)
  await expect(page).toHaveURL(/q=BRANCH/)
  await search.fill('20024')
  await expect(table.getByRole('link')).toHaveText(['Wallet sign-up'])
  await search.fill('nothing of the kind')
  await expect(page.getByText('Nothing matches these filters')).toBeVisible()
  await expectAccessible(page, 'no match')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(5)
  await expect(table.getByRole('link').first()).toHaveText('Retail onboarding')
  await table.getByRole('button', { name: 'Bundle', exact: true }).click()
  await expect(table.getByRole('link').first()).toHaveText('Branch tablets')
  await table.getByRole('button', { name: 'Bundle', exact: true }).click()
  await expect(table.getByRole('link').first()).toHaveText('Wallet sign-up')
  await expect(page).toHaveURL(/sort=-name/)
  await table.getByRole('link', { name: 'Branch tablets' }).click()
  await expectPath(page, sessionsPath(bundles.branch))
})

test('late or missing figures do not delay the cards', async ({
  page,
  mock,
  signInAs,
  allowErrors,
}) => {
  allowErrors(/bundle-analytics/, /ApiError/)
  await page.setViewportSize({ width: 390, height: 600 })
  await signInAs('client')
  await mock.faults([{ path: 'bundle-analytics', kind: 'hang', count: 'always' }])
  await page.goto(BUNDLES)
  await expect(cards(page)).toHaveCount(5)
  await expect.poll(async () => (await mock.log('bundle-analytics')).length).toBeGreaterThan(0)
  expect((await mock.log('bundle-analytics')).length).toBeLessThan(5)
  await expect(
    card(page, 'Retail onboarding').getByRole('link', { name: 'Sessions' }),
  ).toBeVisible()

  await mock.faults([{ path: 'bundle-analytics', kind: 'status', status: 500, count: 'always' }])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload()
  await expect(withoutFigures(page)).toHaveCount(5)
  await expectAccessible(page, 'without figures')
  await page.getByRole('button', { name: 'Table' }).click()
  const row = page.getByRole('row', { name: /Retail onboarding/ })
  await expect(row.getByRole('button', { name: 'Try again' })).toBeVisible()
  await mock.faults([])
  await row.getByRole('button', { name: 'Try again' }).click()
  await expect(row).toContainText(/[\d.]+%/)
  await expectPath(page, BUNDLES)

  await mock.faults([{ path: 'bundle-analytics', kind: 'status', status: 500, count: 'always' }])
  await page.getByRole('button', { name: 'Cards' }).click()
  await expect(withoutFigures(page)).toHaveCount(4)
  await mock.faults([])
  await card(page, 'Wallet sign-up').getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Wallet sign-up')).toContainText(/Success rate[\d.]+%/)
  await expect(withoutFigures(page)).toHaveCount(3)
})

test('bundles stay on screen with a notice when they cannot be fetched again', async ({
  page,
  context,
  mock,
  allowErrors,
  openAs,
}) => {
  allowErrors(/organization-bundles/, /ApiError/)
  await openAs('client', BUNDLES)
  await expect(card(page, 'Pilot 2027')).toContainText('30 days0')
  await mock.faults([
    { path: 'organization-bundles', kind: 'status', status: 500, count: 'always' },
  ])
  await expectAllLoaded(page)
  await context.setOffline(true)
  await expect(offlineBar(page)).toBeVisible()
  await context.setOffline(false)
  const notice = page.getByRole('alert').filter({ hasText: 'could not be refreshed' })
  await expect(notice).toBeVisible()
  await expect(cards(page)).toHaveCount(5)
  await expectAccessible(page, 'outdated')
  await mock.faults([])
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeHidden()
})

test('shows that there is no bundle yet, an error or a refusal', async ({
  page,
  mock,
  allowErrors,
  openAs,
}) => {
  allowErrors(/organization-bundles/, /ApiError/)
  await openAs('client-empty', BUNDLES)
  await expect(page.getByText('No bundles yet')).toBeVisible()
  await expectAccessible(page, 'empty')
  await mock.faults([
    { path: 'organization-bundles', kind: 'status', status: 500, count: 'always' },
  ])
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await expectAccessible(page, 'error')
  await mock.faults([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No bundles yet')).toBeVisible()
  await mock.faults([
    { path: 'organization-bundles', kind: 'status', status: 403, count: 'always' },
  ])
  await page.reload()
  await expect(page.getByText('You are not allowed to see this')).toBeVisible()
})

test('K1 the bundles are accessible in both looks', async ({ page, openAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs('client', BUNDLES)
  await expect(card(page, 'Pilot 2027')).toContainText('30 days0')
  await expectAccessibleInBothLooks(page, 'bundles')
})

test('the table and its bundles can be used by keyboard alone', async ({ page, openAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs('client', BUNDLES)
  await tabTo(page, page.getByRole('button', { name: 'Table' }))
  await page.keyboard.press('Enter')
  const table = page.getByRole('table', { name: 'My bundles' })
  await expect(table.getByRole('row', { name: /Wallet sign-up.*[\d.]+%/ })).toBeVisible()
  await expectAccessible(page, 'table')
  await tabTo(page, table.getByRole('link', { name: 'Wallet sign-up' }))
  await page.keyboard.press('Enter')
  await expectHeading(page, 'Wallet sign-up')
})

test('the analytics of a bundle keep their period and lead to its other tabs', async ({
  page,
  openAs,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs('client', sessionsPath(bundles.wallet, '?tab=analytics'))
  await expect(page.getByRole('region', { name: 'Platforms' })).toBeVisible()
  await expect(page.getByRole('img', { name: /^Sessions by day/ })).toBeVisible()
  await expectAccessible(page, 'analytics')
  await page.getByRole('button', { name: /^Period:/ }).click()
  await page.getByRole('button', { name: 'Last 7 days' }).click()
  await expect(page).toHaveURL(/from=.*tab=analytics|tab=analytics.*from=/)
  await expect(page.getByRole('button', { name: 'Period: Last 7 days' })).toBeVisible()
  // Until then the figures of the period before stay.
  await expect(page.locator('[data-fetching]')).toHaveCount(0)
  // Each number is the total of the list it leads to.
  const figure = (name: string) => {
    const link = page.getByRole('main').getByRole('link', { name, exact: true }).last()
    return { link, counted: link.locator('xpath=../following-sibling::p[1]') }
  }
  const item = (list: string, text: string) => {
    const row = page.getByRole('list', { name: list }).getByRole('listitem')
    const counted = row.filter({ hasText: text })
    return { link: counted.getByRole('link'), counted }
  }
  const numbers = [
    figure('Sessions'),
    figure('Transactions'),
    item('Services', 'ID OCR'),
    item('Errors', '5009'),
  ]
  for (const { link, counted } of numbers) {
    const count = /[\d,]+$/.exec((await counted.textContent()) ?? '')?.[0]
    await link.click()
    await expect(pager(page)).toContainText(`of ${count}`)
    await page.goBack()
    await expect(page.locator('[data-fetching]')).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Success rate' }).click()
  await expect(page).toHaveURL(/status=success/)
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('success')
  await expect(page.getByRole('button', { name: 'Period: Last 7 days' })).toBeVisible()
})
