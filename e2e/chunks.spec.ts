import { expect, type Page } from '@playwright/test'
import { startBuiltHost, type BuiltHost } from './built-host'
import { test as base } from './fixtures'
import { expectHeading, expectPath, expectToast } from './helpers'

/** The journeys of this file run on a copy of the build that each of them may damage. */
const test = base.extend<{ host: BuiltHost }>({
  host: async ({}, use) => {
    const host = await startBuiltHost(`http://localhost:${process.env['E2E_PORT'] ?? '4273'}`)
    await use(host)
    await host.stop()
  },
  baseURL: async ({ host }, use) => use(host.url),
})

/** Its loader and its component share one chunk. */
const SESSIONS = '/app/pages/bundle/20011/sessions'
const toSessions = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Retail onboarding' })
    // Without a hover there is no preload: the chunk is asked for by the navigation alone.
    .dispatchEvent('click')

const problem = (page: Page) => page.getByRole('alert').filter({ hasText: 'ChunkLoadError' })

test.beforeEach(async ({ page, signInAs, allowErrors }) => {
  allowErrors(/session[\w-]*\.(?:js|css)|sessions-/)
  await signInAs('client')
  await expectHeading(page, 'Dashboard')
})

test('G1 an old tab after a new deploy: one reload, and the wanted screen', async ({
  page,
  host,
}) => {
  for (const name of await host.names(/^sessions-.*\.js$/)) await host.deploy(name)
  await toSessions(page)
  await expectHeading(page, 'Retail onboarding')
  await expectPath(page, SESSIONS)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  expect(host.pageLoads()).toBe(2)
})

test('G2 still missing after one reload: an error page that names the chunk, and no loop', async ({
  page,
  host,
}) => {
  for (const name of await host.names(/^sessions-.*\.js$/)) await host.vanish(name)
  await toSessions(page)
  await expect(problem(page)).toContainText(/sessions-[\w-]+ \(missing\)/)
  await expectHeading(page, 'Sessions')
  await expectPath(page, SESSIONS)
  expect(host.pageLoads()).toBe(2)

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => host.pageLoads()).toBe(3)
  await expect(problem(page)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expectHeading(page, 'Dashboard')
  expect(host.pageLoads()).toBe(3)
})

test('G2 without session storage there is no loop either', async ({ page, host }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await page.reload()
  await expectHeading(page, 'Dashboard')
  for (const name of await host.names(/^sessions-.*\.js$/)) await host.vanish(name)
  await toSessions(page)
  await expect(problem(page)).toContainText('missing')
  expect(host.pageLoads()).toBe(3)
})

test('G3 a chunk that hangs is given up after 120 s; trying again loads the page', async ({
  page,
  host,
}) => {
  await page.clock.install()
  await page.reload()
  await expectHeading(page, 'Dashboard')
  const names = await host.names(/^sessions-.*\.js$/)
  for (const name of names) host.hold(name)
  await toSessions(page)
  await expect
    .poll(() => names.reduce((sum, name) => sum + host.asked(name), 0), 'the chunk is asked for')
    .toBe(1)
  await page.clock.fastForward(100_000)
  await expect(problem(page)).toBeHidden()
  await page.clock.fastForward(20_000)
  await expect(problem(page)).toContainText(/sessions-[\w-]+ \(timeout\)/)
  expect(host.pageLoads()).toBe(2)

  for (const name of names) host.release(name)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectHeading(page, 'Retail onboarding')
  expect(host.pageLoads()).toBe(3)
})

test('G4 a stylesheet that is missing is told, and the screen works without it', async ({
  page,
  host,
}) => {
  for (const name of await host.names(/^session.*\.css$/)) await host.vanish(name)
  await toSessions(page)
  await expectHeading(page, 'Retail onboarding')
  await expectToast(page, 'CSS_CHUNK_LOAD_FAILED')
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Failed')
  await expect(page).toHaveURL(/status=failed/)
  expect(host.pageLoads()).toBe(1)
})
