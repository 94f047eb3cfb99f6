import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import { FULL, banner, expectAccessible, expectHeading, expectPath, pager } from '../helpers'
import { ADMIN_SESSIONS, HOME, LOGIN, bundles, sessionsPath } from '../pages'

const getPanel = (page: Page) => page.getByRole('complementary', { name: 'Mock backend' })
const getRows = (page: Page) => page.getByRole('table', { name: 'Sessions' }).locator('tbody tr')

/** Closes the panel, because it covers the pager, and opens it again after the click. */
async function goToNextPage(page: Page) {
  const toggle = getPanel(page).getByRole('button', { name: 'Mock backend', exact: true })
  await toggle.click()
  await pager(page).getByRole('button', { name: 'Next page' }).click()
  await toggle.click()
}

async function signInByPanel(page: Page, persona: string) {
  const panel = getPanel(page)
  await panel.getByRole('combobox', { name: 'Sign in as' }).selectOption(persona)
  await panel.getByRole('button', { name: 'Sign in as this persona' }).click()
}

test('shows the panel only on request and remembers its state', { tag: FULL }, async ({ page }) => {
  await page.goto(LOGIN)
  await expectHeading(page, /Sign in/)
  await expect(getPanel(page)).toHaveCount(0)

  await page.goto(`${LOGIN}?mock-panel`)
  await expect(getPanel(page).getByRole('button', { name: 'Add fault' })).toBeVisible()
  expect(page.url()).not.toContain('mock-panel')

  const toggle = getPanel(page).getByRole('button', { name: 'Mock backend', exact: true })
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.click()
  await getPanel(page).getByRole('combobox', { name: 'Sign in as' }).press('Escape')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(toggle).toBeFocused()

  await page.goto(`${LOGIN}?mock-panel=off`)
  await expectHeading(page, /Sign in/)
  await expect(getPanel(page)).toHaveCount(0)
})

test(
  'K1 sets faults, expires tokens, runs chaos and resets the database from an accessible panel',
  { tag: FULL },
  async ({ page, mock, allowErrors, openAs }) => {
    allowErrors(/bundle-sessions/, /401|backend/)
    await openAs('client', sessionsPath(bundles.retail, '?mock-panel'))
    await expect(getRows(page)).toHaveCount(25)
    const panel = getPanel(page)
    await expect(panel.getByRole('row').first()).toBeVisible()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessible(page, `${width} px`, 'aside[aria-label="Mock backend"]')
    }

    // A fault with parameters changes the response to the matching request, and the log shows the request.
    await panel.getByRole('combobox', { name: 'Kind' }).selectOption('status')
    await panel.getByRole('textbox', { name: 'Part of the path' }).fill('bundle-sessions')
    await panel.getByRole('button', { name: 'Add fault' }).click()
    await expect(panel.getByRole('status')).toContainText('status')
    await panel.getByRole('textbox', { name: 'status' }).fill('400')
    await panel.getByRole('textbox', { name: 'body' }).fill('{"message":"No such day"}')
    await panel.getByRole('textbox', { name: 'How often' }).fill('1')
    await panel.getByRole('button', { name: 'Add fault' }).click()
    const list = panel.getByRole('list', { name: 'Faults that are set' })
    await expect(list).toContainText('status on bundle-sessions × 1 {"status":400')

    await goToNextPage(page)
    await expect(page.getByRole('alert')).toContainText('No such day')
    await expect(list.getByRole('listitem')).toHaveCount(0)
    await expect(
      panel
        .getByRole('row')
        .filter({ hasText: 'bundle-sessions' })
        .filter({ hasText: '400' })
        .first(),
    ).toBeVisible()

    await panel.getByRole('button', { name: 'Add fault' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await panel.getByRole('button', { name: 'Clear faults' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(0)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(getRows(page)).toHaveCount(25)
    expect((await mock.log('bundle-sessions')).at(-1)?.status).toBe(200)

    const message = panel.getByRole('status')
    await panel.getByRole('button', { name: 'Expire token now' }).click()
    await expect(message).toHaveText('Every access token has expired')
    await goToNextPage(page)
    await expect(getRows(page)).toHaveCount(25)
    await expect.poll(async () => (await mock.log('/refresh/')).length).toBe(1)

    await panel.getByRole('spinbutton', { name: 'Latency, ms' }).fill('50')
    await panel.getByRole('spinbutton', { name: 'Chaos, %' }).fill('100')
    await panel.getByRole('spinbutton', { name: 'Seed' }).fill('3')
    await panel.getByRole('button', { name: 'Apply to all' }).click()
    await expect(message).toHaveText('100% of the calls fail')
    const statuses = async () => {
      const calls = [1, 2, 3, 4].map(() =>
        page.request.get('/portal-backend/v1/valify/client-services/?lang=en').then(
          (response) => response.status(),
          () => 0,
        ),
      )
      return Promise.all(calls)
    }
    // The requests have no token, so the mock would return 401 for all of them if chaos were off.
    expect((await statuses()).every((status) => status === 401)).toBe(false)
    await panel.getByRole('button', { name: 'Reset conditions' }).click()
    await expect(message).toHaveText('Conditions reset')
    expect(await statuses()).toEqual([401, 401, 401, 401])

    await panel.getByRole('button', { name: 'Reset the database' }).click()
    await expect(message).toHaveText('Back to the seeds, no faults')
    await expect.poll(async () => (await mock.log('/refresh/')).length).toBe(0)
  },
)

test(
  'switches the database without triggering shortcuts and signs in as one persona after another',
  { tag: FULL },
  async ({ page, context, mock, database }) => {
    await page.goto(`${LOGIN}?mock-panel`)
    // Waits for the form, because it takes the focus once when it appears.
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
    const name = getPanel(page).getByRole('textbox', { name: 'Database' })
    await expect(name).toHaveValue(database)
    await name.fill('')
    await name.pressSequentially(`/${database}?`)
    await expect(name).toHaveValue(`/${database}?`)
    await name.fill(`${database}-other`)
    await getPanel(page).getByRole('button', { name: 'Use it' }).click()
    await expect(name).toHaveValue(`${database}-other`)
    const cookies = await context.cookies()
    expect(cookies.find((cookie) => cookie.name === 'mock_db')?.value).toBe(`${database}-other`)

    await signInByPanel(page, 'client')
    await expectPath(page, HOME)
    await expect(banner(page).getByRole('button', { name: 'Mona Saleh' })).toBeVisible()
    await signInByPanel(page, 'admin-monitoring')
    await expectPath(page, ADMIN_SESSIONS)
    const logins = await mock.log('/authentication/login/')
    expect(logins.map(({ status }) => status)).toEqual([200, 200])
  },
)
