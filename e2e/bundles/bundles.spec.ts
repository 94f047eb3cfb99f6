import { expect, type Page } from '@playwright/test'
import { numberBeside } from '../analytics/dashboard'
import { test } from '../fixtures'
import {
  copiedText,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectAllLoaded,
  expectHeading,
  expectPath,
  FULL,
  offlineBar,
  tabTo,
} from '../helpers'
import { API_DOCS, BUNDLES, SDK_DOCS, bundles, sessionsPath } from '../pages'

const cards = (page: Page) =>
  page
    .getByRole('list', { name: 'My bundles' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
const card = (page: Page, name: string) => cards(page).filter({ hasText: name })

// The rest is tested in src/routes/app/pages/bundle/index.test.tsx.
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
  await expect(wallet).toContainText(/Session success rate[\d.]+%/)
  await expect(card(page, 'Pilot 2027')).toContainText('Sessions, 30 days0')
  await wallet.getByRole('button', { name: 'Copy bundle ID' }).click()
  await expect(wallet.getByText('Copied')).toBeVisible()
  expect(await copiedText(page)).toBe('20024')
  await expect(wallet.getByRole('link', { name: 'API docs' })).toHaveAttribute(
    'href',
    `${API_DOCS}?bundle=20024`,
  )
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

test('late figures do not delay the cards, and only those in view are asked for', async ({
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
  await expect(page.getByText('The figures for this bundle could not be loaded.')).toHaveCount(5)
  await expectAccessible(page, 'without figures')
})

test(
  'K1 the bundles and their analytics are accessible in every state',
  { tag: FULL },
  async ({ page, context, mock, openAs, allowErrors }) => {
    allowErrors(/organization-bundles/, /ApiError/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAs('client', BUNDLES)
    await expect(card(page, 'Pilot 2027')).toContainText('30 days0')
    await expectAccessibleInBothLooks(page, 'bundles')
    const search = page.getByRole('searchbox', { name: 'Find a bundle' })
    await search.fill('nothing of the kind')
    await expect(page.getByText('Nothing matches these filters')).toBeVisible()
    await expectAccessible(page, 'no match')
    // By the keyboard: a pointer left over a link would load its screen while the network goes.
    await page.getByRole('button', { name: 'Clear filters' }).press('Enter')

    await mock.faults([
      { path: 'organization-bundles', kind: 'status', status: 500, count: 'always' },
    ])
    await expectAllLoaded(page)
    await context.setOffline(true)
    await expect(offlineBar(page)).toBeVisible()
    await context.setOffline(false)
    await expect(
      page.getByRole('alert').filter({ hasText: 'could not be refreshed' }),
    ).toBeVisible()
    await expectAccessible(page, 'outdated')
    await mock.faults([])

    await card(page, 'Wallet sign-up').getByRole('link', { name: 'Analytics' }).click()
    await expect(page.getByRole('region', { name: 'Platforms' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Sessions by day/ })).toBeVisible()
    await expectAccessible(page, 'analytics')
  },
)

test('K1 the screen without bundles is accessible, failed and empty', async ({
  page,
  mock,
  allowErrors,
  signInAs,
}) => {
  allowErrors(/organization-bundles/, /ApiError/)
  await signInAs('client-empty')
  await mock.faults([
    { path: 'organization-bundles', kind: 'status', status: 500, count: 'always' },
  ])
  await page.goto(BUNDLES)
  await expect(page.getByRole('alert')).toContainText('Internal Server Error')
  await expectAccessible(page, 'error')
  await mock.faults([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No bundles yet')).toBeVisible()
  await expectAccessible(page, 'empty')
})

test('the table and its bundles can be used by keyboard alone', async ({ page, openAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs('client', BUNDLES)
  await tabTo(page, page.getByRole('radio', { name: 'Cards' }))
  await page.keyboard.press('ArrowRight')
  const table = page.getByRole('table', { name: 'My bundles' })
  await expect(table.getByRole('row', { name: /Wallet sign-up.*[\d.]+%/ })).toBeVisible()
  await expectAccessible(page, 'table')
  await tabTo(page, table.getByRole('link', { name: 'Wallet sign-up' }))
  await page.keyboard.press('Enter')
  await expectHeading(page, 'Wallet sign-up')
})
