import type { AnalyticsRequest } from '@/api/analytics/requests'
import type { IdentityListRequest } from '@/api/identities/requests'
import type { OrganizationListRequest } from '@/api/organizations/requests'
import type { ListUploadsRequest } from '@/api/sanction-lists/requests'
import type { SessionDetailRequest, SessionListRequest } from '@/api/sessions/requests'
import type { TransactionListRequest } from '@/api/transactions/requests'
import type { UserListRequest } from '@/api/users/requests'
import type { RealmName } from '@/auth/realm'
import type { ReadCall } from './core/read-call'

const FIGURES = {
  client: 'v1/valify/dashboard-analytics/',
  admin: 'v1/valify/admin-analytics/',
} as const

const post = (path: string, json: unknown): ReadCall => ({ method: 'post', path, json })
const get = (path: string, searchParams?: ReadCall['searchParams']): ReadCall => ({
  method: 'get',
  path,
  searchParams,
})

/** The calls with which screens start. The queries send them, or the page itself does (src/start). */
export const readCalls = {
  dashboard: (realm: RealmName, request: AnalyticsRequest) => post(FIGURES[realm], request),
  ownBundles: () => get('v1/valify/organization-bundles/'),
  sessions: (request: SessionListRequest) => post('v1/valify/bundle-sessions/', request),
  session: (request: SessionDetailRequest) => post('v1/valify/bundle-session-details/', request),
  transactions: (request: TransactionListRequest) =>
    post('v1/valify/bundle-transactions/', request),
  /** One page, or all with this text in their name: the call takes one or the other. */
  organizations: ({ name, page, page_size }: OrganizationListRequest) =>
    get('v1/valify/organizations/', name === undefined ? { page, page_size } : { name }),
  identities: (request: IdentityListRequest) => post('v1/digital_identity/identities/', request),
  users: (request: UserListRequest) => post('v1/accounts/users/', request),
  listUploads: (request: ListUploadsRequest) => post('v1/valify/sanction-lists/uploads/', request),
}
