import type { ReadCall } from '@/api/core/read-call'
import { readCalls } from '@/api/read-calls'
import type { RealmName } from '@/auth/realm'
import { sessionListRequest } from '@/features/sessions/list/session-list-request'
import { transactionListRequest } from '@/features/transactions/transaction-list-request'
import { closedPeriod, toDateRange } from '@/lib/period/closed-period'
import { identityListRequest } from '@/routes/admin/-components/identities/identity-list-request'
import { userListRequest } from '@/routes/admin/-components/users/user-list-request'
import { type SearchName, type SearchValues } from './read-plain-search'

type Address = { params: Record<string, string>; search: SearchValues }

type FirstRead = {
  realm: RealmName
  /** The search parameters with which the page knows the request. */
  search: readonly SearchName[]
  call: (address: Address) => ReadCall | undefined
}

const period = ['from', 'to'] as const
const page = ['page', 'page_size'] as const
const list = [...period, ...page, 'sort', 'status', 'service', 'error_code'] as const
const overlays = [
  'transaction',
  'image',
  'print',
  'compare',
  'compare_bundle',
  'differences',
] as const

/** The rows of a list. What was typed to search is in memory at most, so a page that starts has none. */
const unsearched = (search: SearchValues) => ({ search, privateSearchText: undefined })

const dashboard = (realm: RealmName): FirstRead => ({
  realm,
  search: [...period, 'zone', 'rank'],
  call: ({ search }) => readCalls.dashboard(realm, toDateRange(closedPeriod(search))),
})

const session = (realm: RealmName): FirstRead => ({
  realm,
  search: [...list, ...overlays, 'client'],
  call: ({ params: { bundleId = '', sessionId = '' } }) =>
    readCalls.session({ bundle_id: bundleId, session_id: sessionId }),
})

const rows = {
  sessions: (bundle: string, search: SearchValues) =>
    readCalls.sessions(
      sessionListRequest({ bundle_id: bundle, organization_id: search.client }, unsearched(search)),
    ),
  transactions: (bundle: string, search: SearchValues) =>
    readCalls.transactions(
      transactionListRequest(
        { bundle_id: bundle, organization_id: search.client },
        unsearched(search),
      ),
    ),
}

/** A list of administrators, of the bundle in its address. */
const pickedBundle = (tab: keyof typeof rows): FirstRead => ({
  realm: 'admin',
  search: [...list, 'client', 'bundle', 'transaction'],
  call: ({ search }) =>
    search.bundle === undefined ? undefined : rows[tab](search.bundle, search),
})

/**
 * The first read of the screens that have one: exactly the request that their loader sends, from the same functions. A
 * test compares both for each of them.
 */
export const firstReads: Record<string, FirstRead> = {
  '/app/pages/home': dashboard('client'),
  '/app/dashboard': dashboard('client'),
  '/app/pages/bundle': { realm: 'client', search: ['view', 'sort'], call: readCalls.ownBundles },
  '/app/pages/bundle/$bundleId/sessions': {
    realm: 'client',
    search: [...list, 'tab', 'transaction'],
    call: ({ params: { bundleId = '' }, search: { tab = 'sessions', ...search } }) =>
      tab === 'sessions' || tab === 'transactions' ? rows[tab](bundleId, search) : undefined,
  },
  '/app/pages/bundle/$bundleId/sessions/$sessionId': session('client'),
  '/app/pages/sanction-list-upload': {
    realm: 'client',
    search: page,
    call: ({ search: { page: number, page_size: size } }) =>
      readCalls.listUploads({ page: number, page_size: size }),
  },
  '/admin/dashboard': dashboard('admin'),
  '/admin/clients': {
    realm: 'admin',
    search: page,
    call: ({ search: { page: number, page_size: size } }) =>
      readCalls.organizations({ page: number, page_size: size }),
  },
  '/admin/sessions': pickedBundle('sessions'),
  '/admin/transactions': pickedBundle('transactions'),
  '/admin/bundle-sessions/$bundleId': {
    realm: 'admin',
    search: list,
    call: ({ params: { bundleId = '' }, search }) => rows.sessions(bundleId, search),
  },
  '/admin/sessions/$bundleId/$sessionId': session('admin'),
  '/admin/identities': {
    realm: 'admin',
    search: [...period, ...page, 'status', 'organization', 'identity'],
    call: ({ search }) => readCalls.identities(identityListRequest(unsearched(search))),
  },
  '/admin/passwordManagement': {
    realm: 'admin',
    search: [...page, 'organization', 'status'],
    call: ({ search }) => readCalls.users(userListRequest(unsearched(search))),
  },
}
