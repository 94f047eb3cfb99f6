import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { database, resetDatabase } from '@mocks/db'
import { getExitCode } from './check-backend'
import { account, checkMock, fetchFrom, findingsIn, type Json } from './test-client'
import type { Report } from './record'
import { toText } from './report'

beforeEach(() => resetDatabase())

const skippedIn = ({ skipped }: Report) =>
  skipped.map(({ realm, name, reason }) => `${realm} ${name}: ${reason}`)
const getNames = ({ calls }: Report) => calls.map(({ name }) => name)
/** Hint about the one mock service that is unknown to the portal. */
const openSet = [expect.stringMatching(/^listServices: hint: services\[\]: .* got text of 16$/)]

/** Returns a `fetch` for the mock backend that first passes each request to `watch`. */
const watchCalls =
  (watch: (url: URL, headers: Headers) => void): typeof fetch =>
  (input, init) => {
    const { url, headers } = new Request(input, init)
    watch(new URL(url), headers)
    return fetchFrom({})(input, init)
  }

test('reports no failures or deviations for the mock in both realms', async () => {
  const report = await checkMock({
    client: account('client-sanctions'),
    admin: account('admin'),
    reuse: true,
  })
  expect(findingsIn(report)).toEqual(openSet)
  // The mock's data depends on the time of day, so sometimes all records on a page have the same status.
  const unchecked =
    /\((service|status)\): all records found have the same|^client listSanctionListUploads \(page\)/
  const neverCalled = /: it (?:would change something|needs a link or a file)$/
  const skipped = skippedIn(report).filter((each) => !unchecked.test(each))
  expect(skipped.filter((each) => !neverCalled.test(each))).toEqual([])
  expect(skipped).toContain('admin exportImages: it would change something')
  expect(skipped).toContain('client getFirstPassword: it needs a link or a file')
  expect(getExitCode(report)).toBe(0)
  expect(toText(report)).toMatch(/\n\d+ calls, 0 failed, 0 deviations$/)
})

test('lists the checks that it skips for an account without bundles', async () => {
  const report = await checkMock({ client: account('client-empty') })
  expect(findingsIn(report)).toEqual([])
  expect(skippedIn(report)).toContain('client getSession: no bundle found')
  expect(skippedIn(report)).toContain('client listSanctionLists: the client has no sanction_shield')
})

test("skips requests that the account's permissions don't allow", async () => {
  const report = await checkMock({ admin: account('admin-monitoring') })
  expect(findingsIn(report)).toEqual([])
  expect(getNames(report)).not.toContain('getDashboardFigures')
  expect(skippedIn(report)).toContain(
    'admin getDashboardFigures: the account does not have the permission admin_analytics',
  )
})

test('sends the plain password to another host only over HTTPS', async () => {
  const secure = await checkMock({ client: account('client-legacy', 'https://backend.test') })
  expect(getNames(secure).slice(0, 2)).toEqual(['signIn', 'signIn (plain password)'])
  expect(findingsIn(secure)).toEqual([])
  const open = await checkMock({ client: account('client-legacy', 'http://backend.test') })
  expect(getNames(open)).toEqual(['signIn'])
  expect(findingsIn(open)).toEqual([expect.stringContaining('signIn: failed: error_code')])
})

test("sends a login's cookies until sign-out, and lang only if a request accepts it", async () => {
  const requests: string[] = []
  const fetch = watchCalls(({ pathname, search }, headers) => {
    const cookie = headers.get('cookie')?.split('=')[0] ?? 'none'
    requests.push(`${pathname.split('/').at(-2)}${search} ${cookie}`)
  })
  await checkMock({ admin: account('admin'), fetch })
  expect(requests[0]).toBe('login none')
  expect(requests).toContain('organizations?lang=en&page=2&page_size=5 portal_login')
  expect(requests).toContain('refresh portal_login')
  expect(requests.at(-1)).toBe('logout portal_login')
})

test('suggests a fix for a rejected sign-in, but does not report its error message', async () => {
  const lines: string[] = []
  const client = { ...account('client'), password: 'wrong' }
  const report = await checkMock({ client, progress: (line) => lines.push(line) })
  expect(skippedIn(report)).toEqual([
    'client all other calls: the sign-in failed: compare the email, the password and VITE_PASSWORD_SUFFIX',
  ])
  expect(lines.at(-1)).toMatch(/^client {2}signIn {2}the backend says: \S/)
  expect(toText(report)).not.toContain('the backend says')
})

test.each([
  [404, 'the backend has no such call'],
  [502, 'look into the log of the backend'],
])('does not suggest a wrong password after a %i sign-in response', async (status, advice) => {
  const lines: string[] = []
  const report = await checkMock({
    client: account('client'),
    fetch: fetchFrom({ path: 'login/', responds: async () => new Response('', { status }) }),
    progress: (line) => lines.push(line),
  })
  expect(skippedIn(report)).toEqual([`client all other calls: the sign-in failed: ${advice}`])
  const address = 'POST /portal-backend/v2/authentication/login/'
  expect(lines).toEqual([expect.stringMatching(new RegExp(`${status} .* ms  ${address}$`))])
})

test('reports no finding for an object from which the adapter takes fields', async () => {
  const fetch = fetchFrom({
    path: 'bundle-sessions/',
    answers: ({ sessions, total }) => ({
      meta: { total },
      sessions: Array.isArray(sessions)
        ? sessions.map(({ created_at, ...row }: Json) => ({ ...row, times: { created_at } }))
        : [],
    }),
  })
  const entry = { response: { total: 'meta.total' }, rows: { created_at: 'times.created_at' } }
  const client = account('client')
  expect(findingsIn(await checkMock({ client, fetch, adapter: { listSessions: entry } }))).toEqual(
    [],
  )
  expect(findingsIn(await checkMock({ client, fetch }))).toContain(
    'listSessions: hint: meta: expected no such field, got object',
  )
})

test('fails if the sign-in response has no permissions, but still sends all requests', async () => {
  const fetch = fetchFrom({
    path: 'login/',
    answers: ({ permissions_list: _permissions, ...login }) => login,
  })
  const report = await checkMock({ admin: account('admin'), fetch })
  expect(findingsIn(report)).toEqual([
    'signIn: failed: permissions_list: expected a value, got nothing',
    ...openSet,
  ])
  expect(getNames(report)).toContain('getDashboardFigures')
  expect(getExitCode(report)).toBe(1)
})

test.each([
  [
    'bundle-sessions/',
    ({ sessions, total }: Json) => ({ data: { sessions, total } }),
    'listSessions: failed: sessions: expected a value, got nothing (listSessions wraps its answer in "data")',
  ],
  [
    'bundle-transactions/',
    ({ transactions, total }: Json) => ({ results: transactions, count: total }),
    'listTransactions: failed: transactions: expected a value, got nothing (no "transactions", but "results", no "total", but "count")',
  ],
  [
    'organization-bundles/',
    ({ bundles }: Json) => bundles,
    'listBundles: failed: (the whole answer): expected an object, got list of',
  ],
])('reports the actual shape of a deviating response to %s', async (path, answers, finding) => {
  const report = await checkMock({
    client: account('client-sanctions'),
    fetch: fetchFrom({ path, answers }),
  })
  expect(findingsIn(report).join('\n')).toContain(finding)
})

test('writes only to the named organization, and only with the write option', async () => {
  const { organizations, bundles } = database()
  const before = { organizations: [...organizations.values()], bundles: bundles.size }
  const organization = '1008'
  const options = { admin: account('admin'), organization }
  const knownOrganization = organizations.get(organization)
  if (knownOrganization)
    organizations.set(organization, { ...knownOrganization, website: 'https://client.example.com' })
  before.organizations = [...organizations.values()]

  await checkMock(options)
  expect(bundles.size).toBe(before.bundles)

  const report = await checkMock({ ...options, write: true })
  expect(findingsIn(report)).toEqual(openSet)
  expect(getNames(report)).toEqual(expect.arrayContaining(['createBundle', 'updateOrganization']))
  expect([...organizations.values()]).toEqual(before.organizations)
  expect(bundles.size).toBe(before.bundles + 1)
  expect([...bundles.values()].at(-1)?.organizationId).toBe(organization)
})

test('signs out when the check is stopped, and reports the findings so far', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const stop = new AbortController()
  const fetch = watchCalls(({ pathname }) => {
    if (pathname.endsWith('bundle-sessions/')) stop.abort()
  })
  const client = account('client-sanctions')
  const report = await checkMock({ client, admin: account('admin'), fetch, signal: stop.signal })
  // A remaining timer would keep the command from ending.
  expect(vi.getTimerCount()).toBe(0)
  expect(report.isComplete).toBe(false)
  expect(getNames(report)).toEqual([
    'signIn',
    'getProfile',
    'listClientServices',
    'listBundles',
    'getDashboardFigures',
    'listBundleServices',
    'getBundleFigures',
    'signOut',
  ])
  expect(toText(report)).toContain('stopped before the end')
})
