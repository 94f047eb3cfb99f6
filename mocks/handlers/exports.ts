import * as v from 'valibot'
import type { ExtraResultList } from '@/api/extra-results/schema'
import type { RealmName } from '@/auth/realm'
import { extraResultsByDay, extraResultsPage } from '@mocks/exports/extra-results'
import { extraResultsZip } from '@mocks/exports/extra-results-zip'
import { post } from '@mocks/http'
import { visibleBundle } from '@mocks/queries/visible-bundle'
import { idField, pageFields, periodError, periodFields } from '@mocks/request-fields'
import { notFound, ok, problem } from '@mocks/responses'

const exportBody = v.object({ bundle_id: idField, ...periodFields })
const listBody = v.object({ ...exportBody.entries, ...pageFields })

export const handlers = [
  // Administrators have no list of extra results.
  post({ realm: 'client', path: 'v1/valify/extra-results/', body: listBody }, (call, body) => {
    const error = periodError(body)
    if (error) return error
    const bundle = visibleBundle(call, body.bundle_id)
    if (!bundle) return notFound('bundle')
    return ok<ExtraResultList>(extraResultsPage(bundle, body))
  }),
  exportExtraResults('client'),
  exportExtraResults('admin'),
]

function exportExtraResults(realm: RealmName) {
  const route = {
    realm,
    path: 'v1/valify/export-extra-results/',
    permission: ['export_transactions'],
    body: exportBody,
  } as const
  return post(route, (call, { bundle_id, start_date, end_date }) => {
    const error = periodError({ start_date, end_date })
    if (error) return error
    const bundle = visibleBundle(call, bundle_id)
    if (!bundle) return notFound('bundle')
    const days = extraResultsByDay(bundle, Date.parse(start_date), Date.parse(end_date))
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
