import {
  CancelledError,
  partialMatchKey,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createResponder } from '@mocks/backend'
import { database, resetDatabase } from '@mocks/db'
import { personas, type PersonaName } from '@mocks/personas'
import { identityRows } from '@mocks/seeds/identities'
import { settings } from '@mocks/settings'
import { signIn } from '@mocks/test-client'
import type { Scope } from '@/lib/realm'
import { newId } from '@/lib/new-id'
import { storedSession } from '@/test/stored-session'
import { patient } from '@/test/patient'
import { accountQueries } from './account'
import { analyticsQueries } from './analytics'
import { bundleDetailQueries } from './bundle-details'
import { bundleQueries } from './bundles'
import { authSession } from './core/auth-session-instance'
import { createQueryClient } from './core/query-client'
import { identityQueries } from './identities'
import { organizationQueries } from './organizations'
import { sanctionListQueries } from './sanction-lists'
import { sanctionQueries } from './sanction'
import { sessionQueries } from './sessions'
import { signupQueries } from './signup'
import { transactionQueries } from './transactions'
import { userQueries } from './users'

const page = { page: 1, page_size: 10 }
const period = { start_date: '2026-01-01', end_date: '2026-01-31' }
const ofBundle = { bundle_id: '20011' }
const storedIds = storedSession({})
const session = { ...ofBundle, session_id: storedIds.id }
const transaction = { ...ofBundle, transaction_id: storedIds.transactionId }
const identity = {
  identity_id: String(identityRows(database())[0]?.id),
}

/** Hides a query's result type, so queries with different results fit into one table. */
const of = <T, K extends QueryKey>(options: FetchQueryOptions<T, Error, T, K>) => ({
  queryKey: options.queryKey,
  staleTime: options.staleTime,
  fetchWith: (client: QueryClient) => client.fetchQuery(options),
})
type Read = {
  queryKey: QueryKey
  staleTime?: unknown
  fetchWith: (client: QueryClient) => Promise<unknown>
}

/** Persona, expected request, query, and the query's `staleTime` in milliseconds. */
const reads: [persona: PersonaName, sent: string, read: (scope: Scope) => Read, fresh?: number][] =
  [
    ['client', 'GET v1/accounts/profile/', (scope) => of(accountQueries(scope).profile())],
    [
      'client',
      `POST v1/valify/dashboard-analytics/ ${JSON.stringify(period)}`,
      (scope) => of(analyticsQueries(scope).dashboard(period)),
    ],
    [
      'admin',
      `POST v1/valify/admin-analytics/ ${JSON.stringify(period)}`,
      (scope) => of(analyticsQueries(scope).dashboard(period)),
    ],
    [
      'client',
      `POST v1/valify/bundle-analytics/ ${JSON.stringify({ ...ofBundle, ...period })}`,
      (scope) => of(analyticsQueries(scope).bundle({ ...ofBundle, ...period })),
    ],
    [
      'admin',
      `POST v1/valify/bundles/details/ ${JSON.stringify(ofBundle)}`,
      (scope) => of(bundleDetailQueries(scope).detail('20011')),
      300_000,
    ],
    [
      'admin',
      'GET v1/valify/services/',
      (scope) => of(bundleDetailQueries(scope).services()),
      300_000,
    ],
    [
      'client',
      'GET v1/valify/organization-bundles/',
      (scope) => of(bundleQueries(scope).own()),
      300_000,
    ],
    [
      'admin',
      'POST v1/valify/organization-bundles/ {"organization_id":"1001"}',
      (scope) => of(bundleQueries(scope).byOrganization('1001')),
    ],
    [
      'client',
      `POST v1/valify/bundle-services/ ${JSON.stringify(ofBundle)}`,
      (scope) => of(bundleQueries(scope).services('20011')),
      300_000,
    ],
    [
      'client',
      'GET v1/valify/client-services/',
      (scope) => of(bundleQueries(scope).clientServices()),
      300_000,
    ],
    [
      'admin',
      `POST v1/digital_identity/identities/ ${JSON.stringify(page)}`,
      (scope) => of(identityQueries(scope).list(page)),
    ],
    [
      'admin',
      `POST v1/digital_identity/identity-details/ ${JSON.stringify(identity)}`,
      (scope) => of(identityQueries(scope).detail(identity)),
    ],
    [
      'admin',
      'GET v1/digital_identity/organizations/',
      (scope) => of(identityQueries(scope).organizations()),
      300_000,
    ],
    [
      'admin',
      'GET v1/valify/organizations/?page=1&page_size=10',
      (scope) => of(organizationQueries(scope).list(page)),
    ],
    [
      'admin',
      'GET v1/valify/organizations/?name=lotus',
      (scope) => of(organizationQueries(scope).list({ ...page, name: 'lotus' })),
    ],
    [
      'admin',
      'POST v1/valify/organizations/details/ {"organization_id":"1001"}',
      (scope) => of(organizationQueries(scope).details('1001')),
      300_000,
    ],
    [
      'client-sanctions',
      'GET v1/valify/sanction-lists/',
      (scope) => of(sanctionListQueries(scope).own()),
    ],
    [
      'client-sanctions',
      `POST v1/valify/sanction-lists/uploads/ ${JSON.stringify(page)}`,
      (scope) => of(sanctionListQueries(scope).uploads(page)),
    ],
    [
      'admin',
      'GET v1/valify/sanction-shield/lists/',
      (scope) => of(sanctionQueries(scope).lists()),
    ],
    [
      'client',
      `POST v1/valify/bundle-sessions/ ${JSON.stringify({ ...ofBundle, ...page })}`,
      (scope) => of(sessionQueries(scope).list({ ...ofBundle, ...page })),
    ],
    [
      'client',
      `POST v1/valify/bundle-session-details/ ${JSON.stringify(session)}`,
      (scope) => of(sessionQueries(scope).detail(session)),
    ],
    ['client', 'GET v1/accounts/user-details/', (scope) => of(signupQueries(scope).details())],
    [
      'client',
      'GET v1/accounts/signup-options/',
      (scope) => of(signupQueries(scope).options()),
      Infinity,
    ],
    [
      'client',
      `POST v1/valify/bundle-transactions/ ${JSON.stringify({ ...ofBundle, ...page })}`,
      (scope) => of(transactionQueries(scope).list({ ...ofBundle, ...page })),
    ],
    [
      'client',
      `POST v1/valify/bundle-transactions/ ${JSON.stringify({ ...ofBundle, ...page, search: 'tx-1' })}`,
      (scope) => of(transactionQueries(scope).search(ofBundle, 'tx-1')),
    ],
    [
      'admin',
      `POST v1/valify/bundle-transaction-details/ ${JSON.stringify(transaction)}`,
      (scope) => of(transactionQueries(scope).detail(transaction)),
    ],
    [
      'admin',
      `POST v1/accounts/users/ ${JSON.stringify(page)}`,
      (scope) => of(userQueries(scope).list(page)),
    ],
  ]

const respond = createResponder({ ...settings, latency: 0 })

beforeEach(() => resetDatabase())

/** Signs in to the mock backend and records the sent requests. */
async function openLogin(persona: PersonaName) {
  const { realm } = personas[persona]
  const scope = { realm, sid: newId() }
  const { token: accessToken, refreshToken } = await signIn(persona)
  const facts = { name: '', isInitialized: true, bundles: [], permissions: [] }
  authSession.login(realm, { ...facts, accessToken, refreshToken }, scope.sid)
  const paths: string[] = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', async (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input)
    const { pathname, searchParams } = new URL(request.url)
    searchParams.delete('lang')
    const search = searchParams.size > 0 ? `?${searchParams}` : ''
    const path = pathname.split('/').slice(2).join('/')
    const body = await request.clone().text()
    paths.push(`${request.method} ${path}${search}${body && ` ${body}`}`)
    return respond(request)
  })
  onTestFinished(() => {
    authSession.signOut()
    vi.unstubAllGlobals()
  })
  return { scope, paths }
}

test.each(reads)('sends one request per query (as %s: %s)', async (persona, text, read, fresh) => {
  const { scope, paths } = await openLogin(persona)
  const query = read(scope)
  expect(query.staleTime).toBe(fresh)
  expect(query.queryKey.slice(0, 2)).toEqual([scope.realm, scope.sid])
  const client = createQueryClient()
  expect(await query.fetchWith(client)).toBeDefined()
  expect(paths).toEqual([text])
})

test.each(reads)(
  'aborts the request when a query is canceled (as %s: %s)',
  async (persona, _text, read) => {
    const { scope } = await openLogin(persona)
    const signals: AbortSignal[] = []
    vi.stubGlobal('fetch', (request: Request) => {
      signals.push(request.signal)
      return new Promise(() => {})
    })
    const client = createQueryClient()
    const response = read(scope).fetchWith(client)
    await vi.waitFor(() => expect(signals).toHaveLength(1), patient)
    void client.cancelQueries()
    await expect(response).rejects.toThrow(CancelledError)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  },
)

test('uses a unique key for each query', () => {
  const keys = reads.map(([persona, , read]) =>
    JSON.stringify(read({ realm: personas[persona].realm, sid: 'sid-1' }).queryKey),
  )
  expect(new Set(keys).size).toBe(keys.length)
})

test('matches only the intended queries by key prefix', () => {
  const scope = { realm: 'admin', sid: 'sid-1' } as const
  const all = reads.map(([, , read]) => read(scope).queryKey)
  const fitting = (start: QueryKey) => all.filter((key) => partialMatchKey(key, start)).length
  expect(fitting(analyticsQueries(scope).dashboards())).toBe(2)
  expect(fitting(analyticsQueries(scope).bundleKey('20011'))).toBe(1)
  expect(fitting(bundleQueries(scope).ofAll())).toBe(1)
  expect(fitting(identityQueries(scope).all())).toBe(3)
  expect(fitting(organizationQueries(scope).all())).toBe(3)
  expect(fitting(sanctionListQueries(scope).all())).toBe(2)
  expect(fitting(sessionQueries(scope).all())).toBe(2)
  expect(fitting(sessionQueries(scope).lists())).toBe(1)
  expect(fitting(transactionQueries(scope).all())).toBe(3)
  expect(fitting(transactionQueries(scope).lists())).toBe(2)
  expect(fitting(userQueries(scope).lists())).toBe(1)
})
