import * as v from 'valibot'
import type { Message } from '@/api/account/schema'
import type { ExportKind, ImageExportRequest, TransactionExportRequest } from '@/api/exports/schema'
import type { ExtraResultList } from '@/api/extra-results/schema'
import type { RealmName } from '@/auth/realm'
import { sendMail } from '@mocks/accounts/mail'
import { extraResultsByDay, extraResultsPage } from '@mocks/exports/extra-results'
import { extraResultsZip } from '@mocks/exports/extra-results-zip'
import { handlePost, type Call } from '@mocks/http'
import { visibleBundle } from '@mocks/queries/visible-bundle'
import { idField, pageFields, periodError, periodFields } from '@mocks/request-fields'
import { invalidFields, notFound, ok, problem, type MockResponse } from '@mocks/responses'

const exportBody = v.object({ bundle_id: idField, ...periodFields })
const listBody = v.object({ ...exportBody.entries, ...pageFields })
const permission = ['export_transactions'] as const
const mailFields = { organization_id: idField, ...exportBody.entries }
const imagesBody: v.GenericSchema<unknown, ImageExportRequest> = v.object({
  ...mailFields,
  image_types: v.exactOptional(
    v.pipe(
      v.array(v.picklist(['front', 'back', 'selfie', 'passport'], 'There is no such image')),
      v.nonEmpty('Choose at least one image'),
    ),
  ),
  boxed: v.exactOptional(v.literal(true)),
})
const transactionsBody: v.GenericSchema<unknown, TransactionExportRequest> = v.object({
  ...mailFields,
  status: v.exactOptional(v.picklist(['success', 'failed'], 'There is no such status')),
  service: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
})

export const handlers = [
  // Administrators have no list of extra results.
  handlePost(
    { realm: 'client', path: 'v1/valify/extra-results/', body: listBody },
    (call, body) => {
      const error = periodError(body)
      if (error) return error
      const bundle = visibleBundle(call, body.bundle_id)
      if (!bundle) return notFound('bundle')
      return ok<ExtraResultList>(extraResultsPage(bundle, body))
    },
  ),
  exportExtraResults('client'),
  exportExtraResults('admin'),
  handlePost(
    { realm: 'admin', path: 'v1/valify/export-images/', permission, body: imagesBody },
    (call, body) => exportByMail(call, 'images', body),
  ),
  handlePost(
    { realm: 'admin', path: 'v1/valify/export-transactions/', permission, body: transactionsBody },
    (call, body) => exportByMail(call, 'transactions', body),
  ),
]

function exportByMail(
  { db, persona }: Call,
  kind: ExportKind,
  { organization_id, bundle_id, start_date, end_date }: ImageExportRequest,
): MockResponse {
  const error = periodError({ start_date, end_date })
  if (error) return error
  const bundle = db.bundles.get(bundle_id)
  if (!db.organizations.has(organization_id)) return notFound('organization')
  if (!bundle) return notFound('bundle')
  if (bundle.organizationId !== organization_id)
    return invalidFields({ bundle_id: ['This bundle belongs to another client'] })
  const subject = `Your export of ${kind}: ${bundle.name}, ${start_date} to ${end_date}`
  sendMail(db, { to: persona.email, subject })
  return ok<Message>({ message: 'The export has been queued' })
}

function exportExtraResults(realm: RealmName) {
  const route = {
    realm,
    path: 'v1/valify/export-extra-results/',
    permission,
    body: exportBody,
  } as const
  return handlePost(route, (call, { bundle_id, start_date, end_date }) => {
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
