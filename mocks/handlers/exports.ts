import * as v from 'valibot'
import type { ExtraResultList } from '@/api/extra-results/schema'
import type { RealmName } from '@/auth/realm'
import { notFound, ok, problem, rejected } from '@mocks/responses'
import { extraResultsZip } from '@mocks/exports/extra-results-zip'
import { extraResultsOfDays, extraResultsPage } from '@mocks/exports/extra-results'
import { post } from '@mocks/http'
import { dayField, idField, inOrder, notInOrder, pageFields } from './fields'
import { visibleBundle } from './visible-bundle'

const body = v.object({ bundle_id: idField, start_date: dayField, end_date: dayField })

export const exportHandlers = [
  // Only clients have a list of them.
  post(
    {
      realm: 'client',
      path: 'v1/valify/extra-results/',
      body: v.object({ ...body.entries, ...pageFields }),
    },
    (call, request) => {
      if (!inOrder(request)) return rejected(notInOrder)
      const bundle = visibleBundle(call, request.bundle_id)
      if (!bundle) return notFound('bundle')
      return ok<ExtraResultList>(extraResultsPage(bundle, request))
    },
  ),
  zipOf('client'),
  zipOf('admin'),
]

function zipOf(realm: RealmName) {
  const route = {
    realm,
    path: 'v1/valify/export-extra-results/',
    body,
    ...(realm === 'admin' ? { permission: ['export_transactions'] as const } : {}),
  }
  return post(route, (call, { bundle_id, start_date, end_date }) => {
    if (!inOrder({ start_date, end_date })) return rejected(notInOrder)
    const bundle = visibleBundle(call, bundle_id)
    if (!bundle) return notFound('bundle')
    const days = extraResultsOfDays(bundle, Date.parse(start_date), Date.parse(end_date))
    if (days.length === 0) return problem(404, 'There are no results in this period')
    const name = `extra-results-${bundle.id}-${start_date}-${end_date}.zip`
    return new Response(extraResultsZip(days), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
      },
    })
  })
}
