import { expect } from '@playwright/test'
import {
  asShown,
  bundleDialog,
  card,
  cellsOf,
  chart,
  choosePeriod,
  csvOf,
  figure,
  numberBeside,
  searchOf,
  totalText,
} from './dashboard'
import { test } from '../fixtures'
import {
  button,
  expectAccessible,
  expectAccessibleInBothLooks,
  expectHeading,
  expectPath,
  tabTo,
} from '../helpers'
import {
  ADMIN_HOME,
  ADMIN_SESSIONS,
  API_DOCS,
  BUNDLES,
  HOME,
  ID_OCR,
  SDK_DOCS,
  bundles,
  sessionsPath,
} from '../pages'
import { rowsOf } from '../record-list/list'

test('a number over all bundles asks for the bundle and then leads to what it counts', async ({
  page,
  mock,
  openAs,
}) => {
  const inTheMenu = ['20024 Wallet sign-up', '20037 Branch tablets', '20011 Retail onboarding']
  await mock.faults([
    {
      path: 'organization-bundles',
      kind: 'status',
      status: 200,
      body: { bundles: inTheMenu.map((text) => ({ id: text.slice(0, 5), name: text.slice(6) })) },
      count: 'always',
    },
  ])
  await openAs('client', `${HOME}?from=2026-09-01&to=2026-09-30`)
  await figure(page, 'Success rate').click()
  await expect(bundleDialog(page).getByRole('link')).toHaveText([
    /^Retail onboarding.*transactions in the period$/,
    /^Wallet sign-up/,
    /^Branch tablets/,
  ])
  await page.keyboard.press('Escape')
  await expect(bundleDialog(page)).toBeHidden()
  await expect(figure(page, 'Success rate')).toBeFocused()

  await page.keyboard.press('Enter')
  await bundleDialog(page)
    .getByRole('link', { name: /Wallet sign-up/ })
    .click()
  await expectHeading(page, 'Wallet sign-up')
  await expectPath(page, sessionsPath(bundles.wallet))
  expect(searchOf(page)).toEqual({ from: '2026-09-01', to: '2026-09-30', status: 'success' })

  await page.goBack()
  await card(page, 'Services').getByRole('button', { name: 'Liveness' }).click()
  await bundleDialog(page)
    .getByRole('link', { name: /Wallet sign-up/ })
    .click()
  await expect
    .poll(() => searchOf(page))
    .toMatchObject({ service: 'liveness', tab: 'transactions' })
  await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('liveness')

  await page.goBack()
  // The chart knows the day under the pointer once its tooltip is there.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await chart(page).hover()
    await expect(chart(page).getByText(/Sep \d+, 2026/)).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await chart(page).click()
  await expect(bundleDialog(page).getByText(/Sep \d+, 2026/)).toBeVisible()
  await bundleDialog(page)
    .getByRole('link', { name: /Wallet sign-up/ })
    .click()
  await expect(page).toHaveURL(/from=(2026-09-\d\d)&to=\1/)

  await page.goBack()
  await card(page, 'Bundles').getByRole('link', { name: 'Branch tablets' }).click()
  await expectPath(page, sessionsPath(bundles.branch))
  expect(searchOf(page)).toEqual({ from: '2026-09-01', to: '2026-09-30', tab: 'transactions' })
})

test('with one bundle every number leads straight to a list of the same count', async ({
  page,
  mock,
  openAs,
}) => {
  await mock.faults([
    {
      path: 'organization-bundles',
      kind: 'status',
      status: 200,
      body: { bundles: [{ id: '20024', name: 'Wallet sign-up' }] },
      count: 'always',
    },
  ])
  // The figures of that bundle alone: those of the dashboard count all bundles.
  await openAs(
    'client',
    sessionsPath(bundles.wallet, '?tab=analytics&from=2026-09-01&to=2026-09-30'),
  )
  const bars = (name: string) => card(page, name).getByRole('listitem')
  await expect(bars('Services')).toHaveCount(3)
  const numbers = [
    page.getByRole('main').getByRole('link', { name: 'Sessions', exact: true }).last(),
    page.getByRole('link', { name: 'Transactions', exact: true }).last(),
    bars('Services').getByRole('link').first(),
    bars('Errors').getByRole('link').first(),
  ]
  const links: { href: string; count: string }[] = []
  for (const number of numbers) {
    const href = (await number.getAttribute('href')) ?? ''
    links.push({ href, count: await numberBeside(number) })
  }
  for (const name of ['Sessions by day', 'Services']) {
    await page.getByRole('button', { name: `Show ${name} as a table` }).click()
    for (const cell of (await card(page, name).getByRole('link').all()).slice(1, 3)) {
      const href = (await cell.getAttribute('href')) ?? ''
      links.push({ href, count: (await cell.textContent()) ?? '' })
    }
  }
  for (const { href, count } of links) {
    await page.goto(href)
    await expect.poll(() => totalText(page), href).toBe(count)
  }

  await page.goto(`${HOME}?from=2026-09-01&to=2026-09-30`)
  await card(page, 'Errors').getByRole('link').first().click()
  await expectPath(page, sessionsPath(bundles.wallet))
  await expect(page).toHaveURL(/error_code=\d+/)
})

test.describe('where today differs from UTC', () => {
  test.use({
    timezoneId: new Date().getUTCHours() >= 10 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago',
  })

  test('the period follows the chosen calendar, by preset or by dates', async ({
    page,
    openAs,
  }) => {
    const utc = new Date().toISOString().slice(0, 10)
    await openAs('client', HOME)
    await expect(page.getByRole('button', { name: 'Period: Last 30 days' })).toBeVisible()
    const local = await page.evaluate(() => new Date().toLocaleDateString('en-CA'))
    expect(local).not.toBe(utc)
    await choosePeriod(page, 'Today')
    await expect.poll(() => searchOf(page)).toEqual({ from: local, to: local })
    await button(page, 'UTC').click()
    await expect.poll(() => searchOf(page)).toEqual({ from: utc, to: utc, zone: 'utc' })
    await page.reload()
    await expect(page.getByRole('button', { name: 'Period: Today' })).toBeVisible()
    await expect(button(page, 'UTC')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(/^Today is .* in UTC\./)).toBeVisible()

    await page.getByRole('button', { name: /^Period:/ }).click()
    await page.getByRole('textbox', { name: 'From' }).fill('2026-09-01')
    await page.getByRole('textbox', { name: 'To', exact: true }).fill('2026-09-07')
    await page.getByRole('button', { name: 'Apply dates' }).click()
    const days = { from: '2026-09-01', to: '2026-09-07', zone: 'utc' }
    await expect.poll(() => searchOf(page)).toEqual(days)
    await page.getByRole('button', { name: 'Show Sessions by day as a table' }).click()
    await expect(card(page, 'Sessions by day').getByRole('row')).toHaveCount(8)
    await page.goBack()
    await expect.poll(() => searchOf(page)).toEqual({ from: utc, to: utc, zone: 'utc' })

    // The browser treats a date that does not exist as empty, and it must not count as an open end.
    await page.getByRole('button', { name: /^Period:/ }).click()
    await page.getByRole('textbox', { name: 'From' }).focus()
    await page.keyboard.type('02302026')
    await page.getByRole('button', { name: 'Apply dates' }).click()
    await expect(page.getByRole('alert')).toHaveText('This date does not exist.')
    expect(searchOf(page)).toEqual({ from: utc, to: utc, zone: 'utc' })
  })
})

test('every chart is also a table and a CSV with the same figures', async ({ page, openAs }) => {
  await openAs('client', `${HOME}?from=2026-09-01&to=2026-09-30`)
  await expect(chart(page)).toBeVisible()
  const days = card(page, 'Sessions by day')
  const csv = await csvOf(page, days.getByRole('button', { name: /^Download/ }))
  expect(csv.name).toBe('sessions-by-day-2026-09-01-2026-09-30.csv')
  expect(csv.text.startsWith('\u{FEFF}Day,Sessions,Verified,Failed\r\n2026-09-30,')).toBe(true)
  const counted = rowsOf(csv.text).reduce((sum, row) => sum + Number(row.split(',')[1]), 0)
  const figures = page.getByRole('main').getByText(counted.toLocaleString('en'), { exact: true })
  await expect(figures.first()).toBeVisible()

  await page.getByRole('button', { name: 'Show Sessions by day as a table' }).click()
  await expect(days.getByRole('row')).toHaveCount(31)
  for (const name of ['Services', 'Bundles', 'Errors']) {
    await page.getByRole('button', { name: `Show ${name} as a table` }).click()
    const file = await csvOf(page, page.getByRole('button', { name: `Download ${name} as CSV` }))
    const shown = card(page, name).locator('tbody').getByRole('row')
    await expect(shown).toHaveCount(rowsOf(file.text).length)
    if (name === 'Services') expect(rowsOf(file.text).map(asShown)).toEqual(await cellsOf(shown))
  }
  const errors = card(page, 'Errors').getByRole('row')
  const counts = (await errors.locator('td:last-child').allTextContents()).map((text) =>
    Number(text.replace(',', '')),
  )
  expect(counts.length).toBeGreaterThan(3)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  await days.getByRole('row').nth(3).getByRole('button').nth(2).click()
  await bundleDialog(page)
    .getByRole('link', { name: /Retail onboarding/ })
    .click()
  await expect
    .poll(() => searchOf(page))
    .toEqual({ from: '2026-09-28', to: '2026-09-28', status: 'failed' })
})

test('only a client without any session sees the three steps to the first one', async ({
  page,
  openBrowser,
  openAs,
}) => {
  const old = await openBrowser()
  await openAs('client', `${HOME}?from=2020-01-01&to=2020-01-31`, old)
  await expect(old.getByText('No sessions in this period')).toBeVisible()
  await expect(old.getByText('Three steps')).toBeHidden()

  await openAs('client-empty', HOME)
  await expect(page.getByText('Three steps to your first verification')).toBeVisible()
  await expectAccessible(page, 'first steps')
  for (const [name, path] of [
    ['See your bundles', BUNDLES],
    ['Read the API docs', API_DOCS],
    ['Read the SDK docs', SDK_DOCS],
    ['Try the ID text recognition', ID_OCR],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path)
  }
})

test('K1 the dashboard is accessible in both looks', async ({ page, openAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs('client', HOME)
  await expect(chart(page)).toBeVisible()
  await expectAccessibleInBothLooks(page, 'dashboard')
})

test('a number, its dialog and a table can be used by keyboard alone', async ({ page, openAs }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAs('client', HOME)
  await tabTo(page, figure(page, 'Sessions'))
  await page.keyboard.press('Enter')
  await expect(bundleDialog(page)).toBeVisible()
  await expectAccessible(page, 'the question')
  await page.keyboard.press('Escape')
  await tabTo(page, page.getByRole('button', { name: 'Show Sessions by day as a table' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('region', { name: 'Sessions by day' }).last())
  await expectAccessible(page, 'a table')
})

test('a number leads an administrator to the session pickers with its filters', async ({
  page,
  openAs,
}) => {
  await openAs('admin', `${ADMIN_HOME}?from=2026-09-01&to=2026-09-30`)
  await page.getByRole('link', { name: 'Success rate' }).click()
  await expectPath(page, ADMIN_SESSIONS)
  expect(searchOf(page)).toEqual({ from: '2026-09-01', to: '2026-09-30', status: 'success' })
  await expect(page.getByRole('combobox', { name: 'Client' })).toBeVisible()
})
