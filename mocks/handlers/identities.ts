import * as v from 'valibot'
import {
  identities,
  type IdentityDetailInput,
  type IdentityDetailRequest,
  type IdentityListInput,
  type IdentityOrganizationsInput,
} from '@/backend/identities'
import { foldText } from '@/lib/fold-text'
import { handleGet, handlePost } from '@mocks/http'
import { dayField, idField, pageFields, periodError } from '@mocks/request-fields'
import { notFound, ok } from '@mocks/responses'
import { identityDetail, identityRows } from '@mocks/seeds/identities'
import { wireId, wirePage, wirePeriod } from '@mocks/wire-fields'

const listRequest = v.strictObject({
  ...wirePage,
  organization_id: v.optional(wireId),
  status: v.optional(v.string()),
  ...v.partial(v.object(wirePeriod)).entries,
  search: v.optional(v.string()),
})
const listBody = v.object({
  ...pageFields,
  organization_id: v.optional(idField),
  status: v.optional(v.string()),
  start_date: v.optional(dayField),
  end_date: v.optional(dayField),
  search: v.optional(v.pipe(v.string(), v.maxLength(200))),
})
type ListFilters = v.InferOutput<typeof listBody>
const detailRequest = v.strictObject({ identity_id: wireId })
const detailBody: v.GenericSchema<unknown, IdentityDetailRequest> = v.object({
  identity_id: idField,
})

type Row = IdentityListInput['identities'][number]

export const handlers = [
  handleGet(
    { endpoint: identities.organizations, realm: 'admin', errorKey: 'detail' },
    ({ db }) => {
      const rows = identityRows(db)
      const organizations = new Map(rows.map(({ organization }) => [organization.id, organization]))
      return ok<IdentityOrganizationsInput>({
        organizations: [...organizations.values()].toSorted((a, b) =>
          String(a.name).localeCompare(String(b.name)),
        ),
        count: organizations.size,
      })
    },
  ),
  handlePost(
    { endpoint: identities.list, realm: 'admin', request: listRequest, body: listBody },
    ({ db }, body) => {
      const error = periodError(body)
      if (error) return error
      const { page, page_size } = body
      const rows = identityRows(db).filter((row) => matches(row, body))
      return ok<IdentityListInput>({
        identities: rows.slice((page - 1) * page_size, page * page_size),
        total: rows.length,
      })
    },
  ),
  handlePost(
    { endpoint: identities.detail, realm: 'admin', request: detailRequest, body: detailBody },
    ({ db }, { identity_id }) => {
      const rows = identityRows(db)
      const number = rows.findIndex(({ id }) => id === identity_id)
      const row = rows[number]
      return row
        ? ok<IdentityDetailInput>(identityDetail(row, db.bundles, number))
        : notFound('identity')
    },
  ),
]

function matches(row: Row, { organization_id, status, start_date, end_date, search }: ListFilters) {
  const day = String(row.created_at).slice(0, 10)
  return (
    (organization_id === undefined || row.organization.id === organization_id) &&
    (status === undefined || row.status === status) &&
    (start_date === undefined || day >= start_date) &&
    (end_date === undefined || day <= end_date) &&
    (search === undefined || isFound(row, search))
  )
}

function isFound(row: Row, search: string): boolean {
  const foldedQuery = foldText(search)
  const { id, reference_user_id, full_name, nid, email } = row
  // A user may type a phone number with or without its country code.
  const digits = foldedQuery.replace(/^(?:\+|00)?20|^0/, '')
  const hasPhone = /^\d{6,}$/.test(digits) && String(row.phone_number).includes(digits)
  return (
    hasPhone ||
    [id, reference_user_id, full_name, nid, email].some((each) =>
      foldText(String(each ?? '')).includes(foldedQuery),
    )
  )
}
