import * as v from 'valibot'
import { extraResultListSchema } from '@/backend/extra-results'
import { identityListSchema, identityStatuses } from '@/backend/identities'
import { organizationListSchema } from '@/backend/organizations'
import { listUploadsSchema } from '@/backend/sanction-lists'
import { sessionListSchema, sessionStatuses } from '@/backend/sessions'
import { transactionListSchema } from '@/backend/transactions'
import { userListSchema } from '@/backend/users'

/** Fields of a list's record that the check uses. */
export type Row = {
  id: string
  time?: string | undefined
  status?: string | undefined
  services?: readonly string[]
}
export type Page = { rows: Row[]; total?: number | undefined }

/** A paged list in the portal, with its sort and filter options. */
export type List = {
  /** Operation ID. */
  id: string
  schema: v.GenericSchema<unknown, Page>
  /** Name of the field with the total number of records. `total` by default. */
  totalName?: string
  /** Name of the time field by which the list can be sorted. */
  ordering?: string
  /** Values of the status filter. */
  statuses?: readonly string[]
  hasService?: true
  hasPeriod?: true
}

export const sessionList: List = {
  id: 'listSessions',
  schema: v.pipe(
    sessionListSchema,
    v.transform(({ sessions, total }) => ({
      rows: sessions.map(({ session_id, created_at, status, services }) => ({
        id: session_id,
        time: created_at,
        status,
        services: services.map(({ service }) => service),
      })),
      total,
    })),
  ),
  ordering: 'created_at',
  statuses: sessionStatuses,
  hasService: true,
  hasPeriod: true,
}

export const transactionList: List = {
  id: 'listTransactions',
  schema: v.pipe(
    transactionListSchema,
    v.transform(({ transactions, total }) => ({
      rows: transactions.map(({ transaction_id, time, status, service }) => ({
        id: transaction_id,
        time,
        status: status === undefined ? undefined : status ? 'success' : 'failed',
        services: service === undefined ? [] : [service],
      })),
      total,
    })),
  ),
  ordering: 'time',
  statuses: ['success', 'failed'],
  hasService: true,
  hasPeriod: true,
}

export const identityList: List = {
  id: 'listIdentities',
  schema: v.pipe(
    identityListSchema,
    v.transform(({ identities, total }) => ({
      rows: identities.map(({ id, created_at, status }) => ({ id, time: created_at, status })),
      total,
    })),
  ),
  statuses: identityStatuses,
  hasPeriod: true,
}

export const userList: List = {
  id: 'listUsers',
  schema: v.pipe(
    userListSchema,
    v.transform(({ users, total }) => ({ rows: users.map(({ id }) => ({ id })), total })),
  ),
}

export const organizationList: List = {
  id: 'listOrganizations',
  schema: v.pipe(
    organizationListSchema,
    v.transform(({ organizations, count }) => ({
      rows: organizations.map(({ id }) => ({ id })),
      total: count,
    })),
  ),
  totalName: 'count',
}

export const extraResultList: List = {
  id: 'listExtraResults',
  schema: v.pipe(
    extraResultListSchema,
    v.transform(({ results, total }) => ({
      rows: results.map(({ transaction_id }) => ({ id: transaction_id })),
      total,
    })),
  ),
}

export const uploadList: List = {
  id: 'listSanctionListUploads',
  schema: v.pipe(
    listUploadsSchema,
    v.transform(({ uploads, total }) => ({
      rows: uploads.map(({ upload_id }) => ({ id: upload_id })),
      total,
    })),
  ),
}
