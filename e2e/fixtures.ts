import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import {
  expect,
  test as base,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test'
import type { Fault, SeedInput } from '../mocks/faults'
import { personas, type PersonaName } from '../mocks/personas'

/** Whether the journeys run against a deployed instance instead of the mock. */
export const isDeployed = Boolean(process.env['BASE_URL'])

/**
 * A request in the mock backend's log. `status` is 0 until the mock responds, and stays 0 if the mock drops the
 * connection.
 */
export type LoggedCall = {
  method: string
  path: string
  status: number
  auth: string | null
  at: string
  search: string
  body?: unknown
}

export type Mock = {
  /** Applies these faults to the next requests, in this order. An empty list removes all faults. */
  faults: (list: readonly Fault[]) => Promise<void>
  /** Replaces a bundle's sessions with these sessions. Resolves to their IDs, in the same order. */
  seed: (data: SeedInput) => Promise<string[]>
  /** Expires every access token issued so far. */
  expire: () => Promise<void>
  /** Returns all requests so far whose path contains `part`. */
  log: (part?: string) => Promise<LoggedCall[]>
  /** Resets the data to the seeds, and clears the faults and the log. */
  reset: () => Promise<void>
}

type Fixtures = {
  mock: Mock
  /**
   * Signs in with an API request and stores the auth session in the tab's browser context, before the tab's first page
   * load. Journeys that test the form use `signInByForm`.
   */
  signInAs: (name: PersonaName, tab?: Page) => Promise<void>
  /** Signs in with an API request, then opens the path as the first page load. */
  openAs: (name: PersonaName, path: string, tab?: Page) => Promise<void>
  /** Opens a page in another browser context, with the same database but empty storage. */
  openBrowser: () => Promise<Page>
}

type Internal = {
  database: string
  errors: { seen: string[]; allowed: RegExp[] }
  /** Skips tests tagged `@mock` on a deployed instance. */
  needsMock: void
  /** Allows console errors whose text or URL matches. The browser also logs an error for each failed request. */
  allowErrors: (...expected: RegExp[]) => void
}

/** Gives every test its own database, and fails the test on errors that `allowErrors` does not allow. */
export const testWithDatabase = base.extend<Internal>({
  // Adds a random suffix, because a repeated run on the same server needs a new database.
  database: async ({}, use, { testId }) => use(`${testId}-${randomBytes(4).toString('hex')}`),

  errors: async ({}, use) => {
    const errors: Internal['errors'] = { seen: [], allowed: [] }
    await use(errors)
    expect(unexpectedErrors(errors), 'errors in the console and in pages').toEqual([])
  },

  needsMock: [
    async ({}, use, testInfo) => {
      testInfo.skip(isDeployed && testInfo.tags.includes('@mock'), 'needs the mock')
      await use()
    },
    { auto: true },
  ],

  allowErrors: async ({ errors }, use) =>
    use((...expected) => void errors.allowed.push(...expected)),
})

const unexpectedErrors = ({ seen, allowed }: Internal['errors']) =>
  seen.filter((text) => !allowed.some((each) => each.test(text)))

/** Also records console and page errors, and attaches the mock's request log to a failed test. */
export const test = testWithDatabase.extend<Fixtures>({
  context: async ({ context, baseURL, database, errors }, use, testInfo) => {
    await prepare(context, { baseURL, database, errors })
    await use(context)
    const hasFailed =
      testInfo.status !== testInfo.expectedStatus || unexpectedErrors(errors).length > 0
    if (hasFailed && !isDeployed) {
      const path = testInfo.outputPath('calls.txt')
      await writeFile(path, await describeCalls(context.request, database))
      await testInfo.attach('calls of the mock', { path, contentType: 'text/plain' })
    }
  },

  openBrowser: async ({ browser, contextOptions, baseURL, database, errors }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({ ...contextOptions, baseURL })
      contexts.push(context)
      await prepare(context, { baseURL, database, errors })
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },

  mock: async ({ context }, use) => use(createMock(context.request)),

  signInAs: async ({ page, baseURL }, use) =>
    use((name, tab = page) => storeSignIn(tab.context(), baseURL ?? '', name)),

  openAs: async ({ page, signInAs }, use) =>
    use(async (name, path, tab = page) => {
      await signInAs(name, tab)
      await tab.goto(path)
    }),
})

type Prepared = { baseURL: string | undefined } & Pick<Internal, 'database' | 'errors'>

async function prepare(context: BrowserContext, { baseURL, database, errors }: Prepared) {
  if (!isDeployed)
    await context.addCookies([{ name: 'mock_db', value: database, url: baseURL ?? '' }])
  context.on('weberror', (error) => errors.seen.push(String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error') errors.seen.push(`${message.text()} ${message.location().url}`)
  })
}

export function createMock(request: APIRequestContext): Mock {
  const send = async (method: 'GET' | 'POST', path: string, data?: unknown) => {
    // Retries, because the server may close an idle connection just as the next request is sent.
    const response = await request.fetch(`/__mock/${path}`, { method, data, maxRetries: 3 })
    expect(response.ok(), `/__mock/${path}: ${await response.text()}`).toBe(true)
    return response
  }
  return {
    faults: async (list) => void (await send('POST', 'faults', list)),
    seed: async (data) => (await (await send('POST', 'seed', data)).json()).session_ids,
    expire: async () => void (await send('POST', 'expire')),
    reset: async () => void (await send('POST', 'reset')),
    log: async (part = '') => {
      const calls: LoggedCall[] = await (await send('GET', 'log')).json()
      return calls.filter(({ path }) => path.includes(part))
    },
  }
}

/** Lists a database's requests, one per line. The mock masks the secrets in them. */
async function describeCalls(request: APIRequestContext, database: string): Promise<string> {
  const calls = await createMock(request).log()
  const lines = calls.map(({ at, status, method, path, search, body }) =>
    [at.slice(11, 23), status || 'dropped', method, path + search, JSON.stringify(body)].join(' '),
  )
  return [`database ${database}`, ...lines].join('\n')
}

/** Returns an environment variable. Throws if it is missing or empty. */
function requireEnv(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`BASE_URL needs ${name}: an account of the deployed instance.`)
  return value
}

/** Returns the persona's account. On a deployed instance, each realm has only one account, set in the environment. */
export function getAccount(name: PersonaName) {
  const { realm, email, password } = personas[name]
  if (!isDeployed) return { realm, email, password }
  const prefix = realm === 'admin' ? 'E2E_ADMIN' : 'E2E'
  return { realm, email: requireEnv(`${prefix}_EMAIL`), password: requireEnv(`${prefix}_PASSWORD`) }
}

const loginCalls = {
  client: '/portal-backend/v2/authentication/login/?lang=en',
  admin: '/admin-portal-backend/v1.1/authentication/login/',
} as const

/**
 * Signs in with an API request whose cookie selects the test's database. Returns the items that the sign-in form would
 * leave in local storage.
 */
export async function signInByCall(request: APIRequestContext, name: PersonaName) {
  const { realm, email, password } = getAccount(name)
  const suffix = process.env['VITE_PASSWORD_SUFFIX'] ?? ''
  const response = await request.post(loginCalls[realm], {
    data: {
      email,
      password: createHash('sha256')
        .update(password + suffix)
        .digest('hex'),
    },
    maxRetries: 3,
  })
  // Throws instead of asserting, because reports show assertion messages and a successful response contains tokens.
  if (!response.ok())
    throw new Error(`The sign-in of ${name} failed: ${response.status()} ${await response.text()}`)
  const login = await response.json()
  const stored: Record<string, string> = {
    STORAGE_VERSION: '2',
    USERNAME: login.name,
    ACCOUNT_TYPE: login.account_type ?? '',
    isInitialized: String(login.is_initialized ?? realm === 'admin'),
    isAdmin: String(realm === 'admin'),
    BUNDLES: JSON.stringify(login.bundles ?? []),
    permissions: JSON.stringify(login.permissions_list ?? []),
    LOGIN_TIME: String(Date.now()),
    refresh_token: login.refresh_token,
    access_token: login.access_token,
    session_rev: `${crypto.randomUUID()}.0`,
  }
  return stored
}

async function storeSignIn(context: BrowserContext, origin: string, name: PersonaName) {
  const storedItems = await signInByCall(context.request, name)
  const localStorage = Object.entries(storedItems).map(([key, value]) => ({ name: key, value }))
  await context.setStorageState({
    cookies: await context.cookies(),
    origins: [{ origin, localStorage }],
  })
}
