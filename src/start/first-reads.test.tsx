import { createMemoryHistory } from '@tanstack/react-router'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patient } from '@/test/patient'
import { authSession } from '@/api/core/auth-session-instance'
import { createQueryClient } from '@/api/core/query-client'
import type { RealmName } from '@/auth/realm'
import { createAppRouter } from '@/router'
import { firstReads } from './first-reads'
import { sendFirstRead } from './send-first-read'

const routeFiles = import.meta.glob<string>('/src/routes/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** What of a request a backend can see, and how the browser treats it. */
async function describeRequest(request: Request) {
  const { method, url, credentials, cache, mode, redirect } = request
  const headers = Object.fromEntries(
    [...request.headers].toSorted(([a], [b]) => a.localeCompare(b)),
  )
  return { method, url, headers, body: await request.text(), credentials, cache, mode, redirect }
}

const sent: Request[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(new Request(input, init))
    // The answer does not matter. A refused one would be asked for again.
    return new Response('{"message":"no"}', {
      status: 404,
      headers: { 'content-type': 'application/json' },
    })
  })
})

afterEach(() => {
  authSession.signOut()
  delete window.firstRead
  vi.unstubAllGlobals()
})

function signIn(realm: RealmName) {
  authSession.login(realm, {
    name: 'Mona',
    accessToken: 'access',
    refreshToken: 'refresh',
    isInitialized: true,
    bundles: [],
    permissions: [],
  })
  const login = authSession.snapshot()
  if (!login) throw new Error('signed in above')
  return login
}

/** The requests that the page sends at an address, and those that the screen's loader sends there. */
async function requestsAt(realm: RealmName, href: string) {
  const login = signIn(realm)
  const { pathname, search } = new URL(href, location.origin)
  sent.length = 0
  sendFirstRead({ path: pathname, search }, login, 'en')
  const byPage = await Promise.all(sent.map(describeRequest))
  window.firstRead?.abort()
  delete window.firstRead
  sent.length = 0
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [href] })
  const router = createAppRouter({ queryClient, auth: authSession, history })
  await router.load()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), patient)
  const byLoader = await Promise.all(sent.map(describeRequest))
  queryClient.clear()
  return { byPage, byLoader }
}

const values: Record<string, fc.Arbitrary<string>> = {
  page: fc.integer({ min: 1, max: 999_999 }).map(String),
  page_size: fc.constantFrom('10', '25', '50', '100'),
  error_code: fc.integer({ min: 0, max: 999_999 }).map(String),
  from: fc.constantFrom('2026-01-31', '2024-02-29', '2027-12-31'),
  to: fc.constantFrom('2026-02-01', '2024-02-28', '2020-01-01'),
  sort: fc.constantFrom('created_at', '-created_at', '-time', 'status', 'nothing-known'),
  status: fc.constantFrom('success', 'in_progress', 'Anything-1'),
  service: fc.constantFrom('ocr', 'face-match'),
  client: fc.constantFrom('1', 'a b', 'x/y', 'ü&='),
  bundle: fc.constantFrom('20011', 'a+b', '%41'),
  organization: fc.constantFrom('10', 'é'),
  identity: fc.constantFrom('7'),
  tab: fc.constantFrom('sessions', 'transactions'),
  zone: fc.constant('utc'),
  view: fc.constant('table'),
  rank: fc.constantFrom('failed', 'failure_rate'),
  transaction: fc.constant('t-1'),
  image: fc.constant('front'),
  print: fc.constant('1'),
  compare: fc.constantFrom('', 's-2'),
  compare_bundle: fc.constant('b-2'),
  differences: fc.constant('1'),
}

const pathOf = (pattern: string) => pattern.replaceAll(/\$(\w)\w+/g, '$1-1')

test.each(Object.entries(firstReads))(
  'the page and the loader of %s send the same request, byte by byte',
  async (pattern, { realm, search }) => {
    const entries = search.map((name): [string, fc.Arbitrary<string | undefined>] => [
      name,
      fc.option(values[name] ?? fc.constant('x'), { nil: undefined }),
    ])
    await fc.assert(
      fc.asyncProperty(fc.record(Object.fromEntries(entries)), async (chosen) => {
        const given = Object.entries(chosen).flatMap(([name, value]): [string, string][] =>
          value === undefined ? [] : [[name, value]],
        )
        const query = new URLSearchParams(given).toString()
        const { byPage, byLoader } = await requestsAt(
          realm,
          `${pathOf(pattern)}${query && `?${query}`}`,
        )
        const needsBundle = search.includes('bundle')
        expect(byPage).toHaveLength(needsBundle && chosen['bundle'] === undefined ? 0 : 1)
        for (const request of byPage)
          expect(byLoader.filter(({ url }) => url === request.url)).toEqual([request])
      }),
      { numRuns: 2 },
    )
  },
)

test('every screen whose loader starts with a list, a dashboard or a session has a first read', () => {
  const patterns = Object.entries(routeFiles)
    .filter(([, code]) => /\bload(?:Rows\(|Dashboard\b|Session\b)/.test(code))
    .map(([file]) => /^\/src\/routes(.+?)(?:\/index)?\.tsx$/.exec(file)?.[1])
  expect(patterns.length).toBeGreaterThan(10)
  expect(patterns.filter((pattern) => !firstReads[pattern ?? ''])).toEqual([])
})

test.each([
  ['text that was searched for', '?q=ab12'],
  ['a name that was searched for', '?name=Acme'],
  ['an unknown parameter', '?other=1'],
  ['a parameter that is given twice', '?page=2&page=3'],
  ['a page that is no number', '?page=2.5'],
  ['a size that no list has', '?page_size=26'],
  ['a day that is not in the calendar', '?from=2026-02-30'],
  ['a status that is no word', '?status=a%20b'],
])('the page sends nothing for %s', async (_reason, search) => {
  for (const [path, realm] of [
    ['/app/pages/bundle/b-1/sessions', 'client'],
    ['/admin/clients', 'admin'],
    ['/admin/identities', 'admin'],
  ] as const) {
    sent.length = 0
    sendFirstRead({ path, search }, signIn(realm), 'en')
    expect(sent).toEqual([])
  }
})

test.each([
  ['another realm', '/admin/clients', {}],
  ['an encoded id', '/app/pages/bundle/b%201/sessions', {}],
  ['an id that cannot be one', '/app/pages/bundle/../sessions', {}],
  ['a screen that reads nothing first', '/app/pages/change-password', {}],
  ['a token that is due for a refresh', '/app/pages/home', { loginTime: Date.now() - 600_000 }],
  ['a login in the future', '/app/pages/home', { loginTime: Date.now() + 60_000 }],
  ['a login without a time', '/app/pages/home', { loginTime: Number.NaN }],
])('the page sends nothing for %s', (_reason, path, change) => {
  sendFirstRead({ path, search: '' }, { ...signIn('client'), ...change }, 'en')
  expect(sent).toEqual([])
  expect(window.firstRead).toBeUndefined()
})

test('what is not taken within ten seconds is aborted', () => {
  // Before the clock stops: a login in the future would be due for a refresh.
  const login = signIn('client')
  vi.useFakeTimers()
  sendFirstRead({ path: '/app/pages/home', search: '' }, login, 'en')
  vi.advanceTimersByTime(9_999)
  expect(window.firstRead).toBeDefined()
  vi.advanceTimersByTime(1)
  expect(window.firstRead).toBeUndefined()
  expect(sent[0]?.signal.aborted).toBe(true)
  vi.useRealTimers()
})
