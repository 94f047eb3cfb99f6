import * as v from 'valibot'
import type { OrganizationList } from '@/api/organizations/schema'
import { ok, rejected } from '@mocks/responses'
import { get } from '@mocks/http'
import { fold } from '@mocks/queries/fold'
import { pageFields } from './fields'

const pageQuery = v.object(pageFields)

export const organizationHandlers = [
  get(
    {
      realm: 'admin',
      path: 'v1/valify/organizations/',
      // The pickers of sessions, billing and exports need the names too.
      permission: [
        'organization_management',
        'transaction_monitoring',
        'bundle_analytics',
        'export_transactions',
        'admin_analytics',
      ],
      errorKey: 'detail',
    },
    ({ db, url }) => {
      const name = url.searchParams.get('name')
      const all = [...db.organizations.values()]
      if (name !== null) {
        const found = all.filter((organization) => fold(organization.name).includes(fold(name)))
        return ok<OrganizationList>({ organizations: found, count: found.length })
      }
      const query = v.safeParse(pageQuery, {
        page: Number(url.searchParams.get('page') ?? 1),
        page_size: Number(url.searchParams.get('page_size') ?? 25),
      })
      if (!query.success) return rejected({ page: ['This page cannot be shown'] })
      const { page, page_size } = query.output
      const organizations = all.slice((page - 1) * page_size, page * page_size)
      return ok<OrganizationList>({ organizations, count: all.length })
    },
  ),
]
