import { expect, type Page } from '@playwright/test'
import { personas } from '../../mocks/personas'
import {
  MOCK,
  banner,
  expectHeading,
  expectPath,
  expectToast,
  fillSignIn,
  FULL,
  menuLink,
} from '../helpers'
import { test, type BuiltHost } from './built-host'
import { HOME, LOGIN, RETAIL_SESSIONS } from '../pages'

/** Opens the session list. The list's loader and component share one chunk. */
const toSessions = (page: Page) =>
  menuLink(page, 'Retail onboarding')
    // Clicks without a hover, because a hover would preload the chunk.
    .dispatchEvent('click')

const problem = (page: Page) => page.getByRole('alert').filter({ hasText: 'ChunkLoadError' })

test.beforeEach(async ({ page, openAs, allowErrors }) => {
  allowErrors(/session[\w-]*\.(?:js|css)|sessions-/)
  await openAs('client', HOME)
  await expectHeading(page, 'Dashboard')
})

test(
  'keeps the shell visible while the code for a screen and its skeleton loads',
  { tag: FULL },
  async ({ page, host }) => {
    const code = await host.names(/^sessions-.*\.js$/)
    expect(code).not.toEqual([])
    for (const name of code) host.hold(name)
    await toSessions(page)
    await expectHeading(page, 'Sessions')
    await expect(banner(page)).toBeVisible()

    for (const name of code) host.release(name)
    await expectHeading(page, 'Retail onboarding')
  },
)

/** Expects a request for a shared file while the screen's own code hangs. */
async function expectFetchedTogether(
  host: BuiltHost,
  { own, shared, open }: { own: RegExp; shared: RegExp; open: () => Promise<void> },
) {
  const [ownFiles, sharedFiles] = [await host.names(own), await host.names(shared)]
  const requestsBefore = host.requests(...sharedFiles)
  for (const name of ownFiles) host.hold(name)
  await open()
  await expect.poll(() => host.requests(...sharedFiles)).toBeGreaterThan(requestsBefore)
  for (const name of ownFiles) host.release(name)
}

test("fetches shared code in parallel with the next screen's own code", async ({ page, host }) => {
  const files = { own: /^sessions-.*\.js$/, shared: /^session-list-.*\.js$/ }
  await expectFetchedTogether(host, { ...files, open: () => toSessions(page) })
  await expectHeading(page, 'Retail onboarding')
})

test('fetches shared code in parallel with the first screen after the prerendered sign-in', async ({
  host,
  openBrowser,
}) => {
  const page = await openBrowser()
  await page.goto(LOGIN)
  const { email, password } = personas.client
  const open = () => fillSignIn(page, email, password)
  const files = { own: /^home-.*\.js$/, shared: /^dashboard-screen-.*\.js$/ }
  await expectFetchedTogether(host, { ...files, open })
  await expectHeading(page, 'Dashboard')
})

test(
  'G2 names a chunk on an error page if the chunk is still missing after one reload',
  { tag: MOCK },
  async ({ page, host }) => {
    for (const name of await host.names(/^sessions-.*\.js$/)) await host.remove(name)
    await toSessions(page)
    await expect(problem(page)).toContainText(/sessions-[\w-]+ \(missing\)/)
    await expectHeading(page, 'Sessions')
    await expectPath(page, RETAIL_SESSIONS)
    expect(host.pageLoads()).toBe(2)

    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => host.pageLoads()).toBe(3)
    await expect(problem(page)).toBeVisible()
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expectHeading(page, 'Dashboard')
    expect(host.pageLoads()).toBe(3)
  },
)

test(
  'G2 avoids a reload loop for a missing chunk if session storage is inaccessible',
  { tag: FULL },
  async ({ page, host }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.reload()
    await expectHeading(page, 'Dashboard')
    for (const name of await host.names(/^sessions-.*\.js$/)) await host.remove(name)
    await toSessions(page)
    await expect(problem(page)).toContainText('missing')
    expect(host.pageLoads()).toBe(3)
  },
)

test(
  'G3 times out a hanging chunk after 120 s and loads the page on retry',
  { tag: FULL },
  async ({ page, host }) => {
    await page.clock.install()
    await page.reload()
    await expectHeading(page, 'Dashboard')
    const names = await host.names(/^sessions-.*\.js$/)
    for (const name of names) host.hold(name)
    await toSessions(page)
    await expect.poll(() => host.requests(...names), 'the screen is requested').toBeGreaterThan(0)
    await page.clock.fastForward(100_000)
    await expect(problem(page)).toBeHidden()
    // Runs the clock without a jump, because a timeout that expires during a jump restarts, as after a sleep.
    await page.clock.runFor(20_000)
    await expect(problem(page)).toContainText(/sessions-[\w-]+ \(timeout\)/)
    expect(host.pageLoads()).toBe(2)

    for (const name of names) host.release(name)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectHeading(page, 'Retail onboarding')
    expect(host.pageLoads()).toBe(3)
  },
)

test(
  'G4 keeps a screen usable and shows an error when its stylesheets are missing',
  { tag: FULL },
  async ({ page, host, allowErrors }) => {
    allowErrors(/records-[\w-]+\.css/)
    for (const name of await host.names(/^records-.*\.css$/)) await host.remove(name)
    await toSessions(page)
    await expectHeading(page, 'Retail onboarding')
    await expectToast(page, 'CSS_CHUNK_LOAD_FAILED')
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Failed')
    await expect(page).toHaveURL(/status=failed/)
    expect(host.pageLoads()).toBe(1)
  },
)
