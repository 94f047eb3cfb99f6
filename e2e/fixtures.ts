import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test'
import type { Fault } from '../mocks/faults'
import { personas, type PersonaName } from '../mocks/personas'

/** One call as the mock backend saw it; `status` 0 is a connection that it dropped. */
export type LoggedCall = {
  method: string
  path: string
  status: number
  auth: string | null
  at: string
}

type Mock = {
  /** Spoils the next calls, in this order; an empty list heals. */
  faults: (list: readonly Fault[]) => Promise<void>
  /** Makes every access token given out so far an expired one. */
  expire: () => Promise<void>
  /** The calls so far whose path has this part. */
  log: (part?: string) => Promise<LoggedCall[]>
  /** Back to the seeds, with no faults and an empty log. */
  reset: () => Promise<void>
}

type Fixtures = {
  mock: Mock
  /** Signs in through the form, in the test's page or in another tab. */
  signInAs: (name: PersonaName, tab?: Page) => Promise<void>
  /** Another browser on the same database: nothing of the first one's storage is in it. */
  openBrowser: () => Promise<Page>
  /** Console errors with this in their text or address are part of the test: a failed call is one. */
  allowErrors: (...expected: RegExp[]) => void
}

type Internal = { database: string; errors: { seen: string[]; allowed: RegExp[] } }

/** Every test has a database of its own, and fails on a console or page error that it did not announce. */
export const test = base.extend<Fixtures & Internal>({
  database: async ({}, use, { testId, repeatEachIndex }) => use(`${testId}-${repeatEachIndex}`),

  errors: async ({}, use) => {
    const errors: Internal['errors'] = { seen: [], allowed: [] }
    await use(errors)
    const unexpected = errors.seen.filter(
      (text) => !errors.allowed.some((allowed) => allowed.test(text)),
    )
    expect(unexpected, 'errors in the console and in pages').toEqual([])
  },

  context: async ({ context, baseURL, database, errors }, use) => {
    await prepare(context, { baseURL, database, errors })
    await use(context)
  },

  openBrowser: async ({ browser, contextOptions, baseURL, database, errors }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL })
      opened.push(context)
      await prepare(context, { baseURL, database, errors })
      return context.newPage()
    })
    await Promise.all(opened.map((context) => context.close()))
  },

  mock: async ({ context }, use) => use(mockOf(context.request)),

  signInAs: async ({ page }, use) => use((name, tab = page) => signIn(tab, name)),

  allowErrors: async ({ errors }, use) =>
    use((...expected) => void errors.allowed.push(...expected)),
})

type Prepared = { baseURL: string | undefined } & Internal

async function prepare(context: BrowserContext, { baseURL, database, errors }: Prepared) {
  await context.addCookies([{ name: 'mock_db', value: database, url: baseURL ?? '' }])
  context.on('weberror', (error) => errors.seen.push(String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error') errors.seen.push(`${message.text()} ${message.location().url}`)
  })
}

function mockOf(request: APIRequestContext): Mock {
  const send = async (method: 'GET' | 'POST', path: string, data?: unknown) => {
    const answer = await request.fetch(`/__mock/${path}`, { method, data })
    expect(answer.ok(), `/__mock/${path}: ${await answer.text()}`).toBe(true)
    return answer
  }
  return {
    faults: async (list) => void (await send('POST', 'faults', list)),
    expire: async () => void (await send('POST', 'expire')),
    reset: async () => void (await send('POST', 'reset')),
    log: async (part = '') => {
      const calls: LoggedCall[] = await (await send('GET', 'log')).json()
      return calls.filter(({ path }) => path.includes(part))
    },
  }
}

async function signIn(page: Page, name: PersonaName) {
  const { realm, email, password } = personas[name]
  await page.goto(realm === 'admin' ? '/auth/login/admin' : '/auth/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/\/auth\/login/)
}
