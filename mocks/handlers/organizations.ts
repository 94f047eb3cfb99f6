import * as v from 'valibot'
import type {
  OrganizationDetails,
  OrganizationDetailsRequest,
  OrganizationList,
} from '@/api/organizations/schema'
import { foldText } from '@/lib/fold-text'
import { get, post } from '@mocks/http'
import { idField, pageFields } from '@mocks/request-fields'
import { invalidFields, notFound, ok } from '@mocks/responses'

const pageQuery = v.object(pageFields)
const detailsBody: v.GenericSchema<unknown, OrganizationDetailsRequest> = v.object({
  organization_id: idField,
})

// The organization pickers of sessions, billing and exports use these calls too.
const permission = [
  'organization_management',
  'transaction_monitoring',
  'bundle_analytics',
  'export_transactions',
  'admin_analytics',
] as const

export const handlers = [
  get(
    {
      realm: 'admin',
      path: 'v1/valify/organizations/',
      permission,
      errorKey: 'detail',
    },
    ({ db, url }) => {
      const all = [...db.organizations.values()]
      const name = url.searchParams.get('name')
      if (name !== null) {
        const wanted = foldText(name)
        const found = all.filter((organization) => foldText(organization.name).includes(wanted))
        return ok<OrganizationList>({ organizations: found, count: found.length })
      }
      const query = v.safeParse(pageQuery, {
        page: Number(url.searchParams.get('page') ?? 1),
        page_size: Number(url.searchParams.get('page_size') ?? 25),
      })
      if (!query.success) return invalidFields({ page: ['This page cannot be shown'] })
      const { page, page_size } = query.output
      const organizations = all.slice((page - 1) * page_size, page * page_size)
      return ok<OrganizationList>({ organizations, count: all.length })
    },
  ),
  post(
    {
      realm: 'admin',
      path: 'v1/valify/organizations/details/',
      permission,
      body: detailsBody,
    },
    ({ db }, { organization_id }) => {
      const organization = db.organizations.get(organization_id)
      return organization ? ok<OrganizationDetails>(organization) : notFound('organization')
    },
  ),
]
