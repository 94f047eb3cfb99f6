import { expect } from '@playwright/test'
import { test } from '../fixtures'
import {
  PHONE,
  banner,
  dialog,
  expectAccessible,
  expectFits,
  expectHeading,
  expectPath,
  heading,
  mainMenu,
} from '../helpers'
import {
  ADMIN_HOME,
  ADMIN_SESSIONS,
  HOME,
  LOGIN,
  RETAIL_SESSIONS,
  RETAIL_TRANSACTIONS,
  adminBundleSessionsPath,
  adminSessionPath,
  bundles,
  clientPath,
} from '../pages'
import { expectShell, searchBox } from './shell'

test('the search finds menu entries by path and label', async ({ page, openAs }) => {
  await openAs('client', HOME)
  const box = searchBox(banner(page))
  const options = page.getByRole('listbox', { name: 'Search results' }).getByRole('option')
  await box.click()
  await box.fill('pages/sdk')
  await expect(options).toHaveCount(1)
  await expect(options.first()).toHaveText('SDKDocumentation')
  await expect(box).toHaveAttribute('aria-expanded', 'true')

  await box.fill('onb')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await box.fill('pass')
  await expect(options.nth(1)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute(
    'aria-activedescendant',
    (await options.nth(1).getAttribute('id')) ?? '?',
  )
  await expectAccessible(page, 'the list is open')
  await page.keyboard.press('Escape')
  await expect(options).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('')

  await box.fill('onboarding')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Retail onboarding')).toBeFocused()
  await expectPath(page, RETAIL_SESSIONS)
  await expect(box).toHaveValue('')
  await expect(options).toHaveCount(0)
})

test('on a phone an icon opens the search and a choice closes it', async ({ page, openAs }) => {
  await page.setViewportSize(PHONE)
  await openAs('client', HOME)
  await expect(searchBox(page)).toHaveCount(0)
  await banner(page).getByRole('button', { name: 'Search' }).click()
  const search = dialog(page, 'Search')
  await expect(searchBox(search)).toBeFocused()
  await searchBox(search).fill('account')
  await expectFits(page)
  await expectAccessible(page, 'search on a phone')
  await search.getByRole('option', { name: /My Account/ }).click()
  await expect(search).toBeHidden()
  await expect(heading(page, 'My Account')).toBeFocused()
})

test('the search also runs commands', async ({ page, openAs }) => {
  await openAs('client', HOME)
  await expectShell(page, 'Dashboard')
  await page.keyboard.press('Control+k')
  const search = dialog(page, 'Search')
  await searchBox(search).fill('dark theme')
  await expect(search.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(search).toBeHidden()

  await page.keyboard.press('/')
  await searchBox(search).fill('collapse')
  await page.keyboard.press('Enter')
  expect((await mainMenu(page).boundingBox())?.width).toBe(80)

  await page.keyboard.press('/')
  await expect(searchBox(search)).toHaveValue('')
  await searchBox(search).fill('appearance')
  await page.keyboard.press('Enter')
  await expect(dialog(page, 'Appearance')).toBeVisible()
  await dialog(page, 'Appearance').getByRole('button', { name: 'Close' }).click()

  await page.keyboard.press('/')
  await searchBox(search).fill('sign out')
  await page.keyboard.press('Enter')
  await expectPath(page, LOGIN)
})

test('a searched national id goes to the list without entering the address', async ({
  page,
  openAs,
}) => {
  await openAs('client', HOME)
  // Another list was open last.
  await page.goto(RETAIL_TRANSACTIONS)
  await expectShell(page, 'Retail onboarding')
  await expect(page.getByRole('table', { name: 'Transactions' })).toBeVisible()
  await page.keyboard.press('Control+k')
  const search = dialog(page, 'Search')
  await searchBox(search).fill('2 900101 88 00015')
  await search.getByRole('option', { name: 'Find this national id Retail onboarding' }).click()
  await expectHeading(page, 'Retail onboarding')
  await expect(page.getByRole('searchbox', { name: 'Search sessions' })).toHaveValue(
    '29001018800015',
  )
  expect(page.url()).not.toContain('29001018800015')
})

test('a session id opens the session and an error code its sessions', async ({ page, openAs }) => {
  await openAs('client', RETAIL_SESSIONS)
  const first = page.getByRole('table').locator('tbody').getByRole('link').first()
  const path = (await first.getAttribute('href')) ?? ''
  const id = path.split('/').at(-1) ?? ''
  const search = dialog(page, 'Search')

  await page.keyboard.press('Control+k')
  await searchBox(search).fill('5009')
  await search.getByRole('option', { name: /error code 5009/ }).click()
  await expect(page).toHaveURL(/error_code=5009/)

  await page.goto(HOME)
  await expectShell(page, 'Dashboard')
  await page.keyboard.press('Control+k')
  await searchBox(search).fill(id)
  await search.getByRole('option', { name: 'Open session Retail onboarding' }).click()
  await expectPath(page, path)
  await expectHeading(page, /^Session/)
  await page.keyboard.press('Control+k')
  await searchBox(search).fill(id)
  // By now the bundle is known.
  await expect(search.getByRole('option', { name: /Open session/ })).toHaveCount(1)
  // It could also be the id of a transaction.
  await search.getByRole('option', { name: /Find this id in transactions/ }).click()
  await expect(page.getByRole('searchbox', { name: 'Search transactions' })).toHaveValue(id)
})

test("an administrator's search fetches clients only once there is text", async ({
  page,
  mock,
  openAs,
}) => {
  await mock.reset()
  await openAs('admin', ADMIN_HOME)
  await expectShell(page, 'Dashboard')
  await page.keyboard.press('Control+k')
  const search = dialog(page, 'Search')
  await expect(search.getByRole('option').first()).toBeVisible()
  expect(await mock.log('valify/organizations/')).toEqual([])
  await searchBox(search).fill('lotus')
  await search.getByRole('option', { name: /Lotus Digital Bank/ }).click()
  await expectPath(page, clientPath('1001'))

  await page.keyboard.press('Control+k')
  await searchBox(search).fill('1008')
  await search.getByRole('option', { name: /Open client/ }).click()
  await expectPath(page, clientPath('1008'))
})

test("an administrator's session id needs a bundle", async ({ page, openAs }) => {
  const id = '0b5d7612-3456-4789-abcd-0123456789ab'
  const search = dialog(page, 'Search')
  await openAs('admin', ADMIN_HOME)
  await expectShell(page, 'Dashboard')
  await page.keyboard.press('Control+k')
  await searchBox(search).fill(id)
  await expect(search.getByRole('option', { name: /Open session/ })).toHaveCount(0)
  await search.getByRole('option', { name: /Choose a bundle first/ }).click()
  await expectPath(page, ADMIN_SESSIONS)
  await expect(page).toHaveURL(new RegExp(`q=${id}`))

  await page.goto(adminBundleSessionsPath(bundles.retail))
  await expectShell(page, 'Bundle sessions')
  await page.keyboard.press('Control+k')
  await searchBox(search).fill(id)
  await expect(search.getByRole('option', { name: /Open session/ })).toHaveAttribute(
    'href',
    adminSessionPath(bundles.retail, id),
  )
})
