import { expect } from '@playwright/test'
import { personas, type PersonaName } from '../../mocks/personas'
import { DETAIL, REFRESH, expectRows, openTab, touchRows, turnPage } from './tabs'
import { test } from '../fixtures'
import {
  MOCK,
  expectHeading,
  expectPath,
  fillSignIn,
  FULL,
  menuEntries,
  signInByForm,
  signOut,
} from '../helpers'
import { ADMIN_HOME, CHANGE_PASSWORD, HOME, LOGIN, PROFILE, RETAIL_SESSIONS } from '../pages'

test(
  'B6 redirects all tabs to sign-in when one tab signs out, without asking about a typed password',
  { tag: MOCK },
  async ({ context, page, openAs }) => {
    await openAs('client', PROFILE)
    const [idle, typing] = await Promise.all([
      openTab(context, PROFILE),
      openTab(context, CHANGE_PASSWORD),
    ])
    await expect(menuEntries(idle).first()).toBeVisible()
    const field = typing.getByLabel('Current password', { exact: true })
    await field.fill('typed and not sent')
    // Chooses "Stay" in the leave dialog, like a user who doesn't want to lose the text.
    const questions: string[] = []
    typing.on('dialog', (dialog) => {
      questions.push(dialog.type())
      void dialog.dismiss()
    })
    await signOut(page, 'client')
    for (const tab of [idle, typing]) {
      await expectPath(tab, LOGIN)
      await expectHeading(tab, 'Sign in')
    }
    await expect(field).toHaveCount(0)
    expect(questions).toEqual([])
  },
)

/** Returns a request's login from its short token name, `access:<login>.<number>`. */
const getLogin = ({ auth }: { auth: string | null }) => /:(\w+)\./.exec(auth ?? '')?.[1]

test(
  "B7 restarts the other tab without the first user's data when another user signs in",
  { tag: MOCK },
  async ({ context, page, mock, openAs }) => {
    await openAs('client', PROFILE)
    const other = await openTab(context, PROFILE)
    const name = (persona: PersonaName) =>
      other.getByRole('banner').getByRole('button', { name: personas[persona].name })
    await expect(name('client')).toBeVisible()
    // A response for the first user is still pending when the second user signs in.
    await mock.faults([{ path: 'bundle-sessions', kind: 'hang' }])
    await menuEntries(other).filter({ hasText: 'Wallet sign-up' }).click()
    await expect.poll(async () => (await mock.log('bundle-sessions')).length).toBeGreaterThan(0)
    await signOut(page, 'client')
    const { email, password } = personas['client-sanctions']
    await fillSignIn(page, email, password)
    await expectPath(other, HOME)
    await expect(name('client-sanctions')).toBeVisible()
    await expect(name('client')).toHaveCount(0)
    await expect(other.getByText('Success rate')).toBeVisible()
    const log = await mock.log()
    const change = log.findLastIndex(({ path }) => path.includes('authentication/login'))
    const first = getLogin(log.find((call) => getLogin(call)) ?? { auth: null })
    const after = log.slice(change + 1)
    expect(first).toBeTruthy()
    expect(after.length).toBeGreaterThan(0)
    expect(after.map(getLogin)).not.toContain(first)
  },
)

test(
  'B8 sends no token to the other backend when one tab signs in as an administrator',
  { tag: FULL },
  async ({ context, page, mock, openAs }) => {
    await openAs('client', RETAIL_SESSIONS)
    await expectRows(page)
    const admin = await openTab(context, HOME)
    await signInByForm(admin, 'admin')
    await expectPath(page, ADMIN_HOME)
    await expectHeading(page, 'Dashboard')
    await expect(menuEntries(page).filter({ hasText: 'Billing' })).toBeVisible()
    await expect(page.getByText('Session success rate')).toBeVisible()
    const calls = (await mock.log()).filter((call) => getLogin(call))
    const logins = (backend: string) =>
      new Set(calls.filter(({ path }) => path.startsWith(backend)).map(getLogin))
    const [client, administrator] = [logins('/portal-backend/'), logins('/admin-portal-backend/')]
    expect(client.size).toBe(1)
    expect(administrator.size).toBe(1)
    expect(client).not.toEqual(administrator)
    expect(calls.filter(({ status }) => status === 401)).toEqual([])
  },
)

test(
  'B10 shares one refresh among ten tabs that wake up together',
  { tag: FULL },
  async ({ context, page, mock, openAs }) => {
    await openAs('client', RETAIL_SESSIONS)
    const tabs = [page]
    // Opens the tabs one after another, because ten page loads at the same time would exceed a step's timeout.
    while (tabs.length < 10) {
      const tab = await openTab(context, RETAIL_SESSIONS)
      await expectRows(tab)
      tabs.push(tab)
    }
    // Fixes the time, because separate running clocks would differ between the tabs.
    await context.clock.setFixedTime(Date.now() + 3 * 3_600_000)
    await Promise.all(tabs.map((tab) => touchRows(tab, 5)))
    const countSuccesses = async () =>
      (await mock.log(DETAIL)).filter(({ status }) => status === 200).length
    await expect.poll(countSuccesses, { timeout: 240_000 }).toBe(50)
    expect(await mock.log(REFRESH)).toHaveLength(1)
  },
)

test(
  'A8 refreshes once and completes every request after the clock jumps three hours',
  { tag: FULL },
  async ({ page, mock, openAs }) => {
    await page.clock.install()
    await openAs('client', RETAIL_SESSIONS)
    await expectRows(page)
    await page.clock.fastForward('03:00:00')
    await touchRows(page)
    await turnPage(page)
    await menuEntries(page).filter({ hasText: 'Dashboard' }).click()
    await expect(page.getByText('Success rate')).toBeVisible()
    expect(await mock.log(REFRESH)).toHaveLength(1)
    // Polls, because the dashboard's last responses may still be pending.
    const others = async () => (await mock.log()).filter(({ status }) => status !== 200)
    await expect.poll(others).toEqual([])
  },
)
