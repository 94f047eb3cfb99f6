import * as v from 'valibot'
import type { ImageExportRequest, TransactionExportRequest } from '@/api/exports/requests'
import type { ExportKind } from '@/api/exports/schema'
import type { ExtraResultList } from '@/api/extra-results/schema'
import type { RealmName } from '@/auth/realm'
import type { Complete } from '@mocks/complete'
import { sendMail } from '@mocks/accounts/mail'
import { extraResultsByDay, extraResultsPage } from '@mocks/exports/extra-results'
import { extraResultsZip } from '@mocks/exports/extra-results-zip'
import { handlePost, type Call } from '@mocks/http'
import { visibleBundle } from '@mocks/queries/visible-bundle'
import { idField, pageFields, periodError, periodFields } from '@mocks/request-fields'
import { done, invalidFields, notFound, ok, problem, type MockResponse } from '@mocks/responses'
import { say } from '@mocks/texts/say'

const exportBody = v.object({ bundle_id: idField, ...periodFields })
const listBody = v.object({ ...exportBody.entries, ...pageFields })
const mailFields = { organization_id: idField, ...exportBody.entries }
const imagesBody: v.GenericSchema<unknown, ImageExportRequest> = v.object({
  ...mailFields,
  image_types: v.exactOptional(
    v.pipe(
      v.array(
        v.picklist(
          ['front', 'back', 'selfie', 'passport'],
          say((t) => t.imageMissing),
        ),
      ),
      v.nonEmpty(say((t) => t.chooseImage)),
    ),
  ),
  boxed: v.exactOptional(v.literal(true)),
})
const transactionsBody: v.GenericSchema<unknown, TransactionExportRequest> = v.object({
  ...mailFields,
  status: v.exactOptional(
    v.picklist(
      ['success', 'failed'],
      say((t) => t.statusMissing),
    ),
  ),
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
      return ok<Complete<ExtraResultList>>(extraResultsPage(bundle, body))
    },
  ),
  exportExtraResults('client'),
  exportExtraResults('admin'),
  handlePost({ realm: 'admin', path: 'v1/valify/export-images/', body: imagesBody }, (call, body) =>
    exportByMail(call, 'images', body),
  ),
  handlePost(
    { realm: 'admin', path: 'v1/valify/export-transactions/', body: transactionsBody },
    (call, body) => exportByMail(call, 'transactions', body),
  ),
]

function exportByMail(
  { db, persona, lang }: Call,
  kind: ExportKind,
  { organization_id, bundle_id, start_date, end_date }: ImageExportRequest,
): MockResponse {
  const error = periodError({ start_date, end_date })
  if (error) return error
  const bundle = db.bundles.get(bundle_id)
  if (!db.organizations.has(organization_id)) return notFound('organization')
  if (!bundle) return notFound('bundle')
  if (bundle.organizationId !== organization_id)
    return invalidFields({ bundle_id: [say((t) => t.bundleOfOtherClient)] })
  const subject = say((t) => {
    const write = kind === 'images' ? t.imagesSubject : t.transactionsSubject
    return write(bundle.name, start_date, end_date)
  })
  sendMail(db, lang, { to: persona.email, subject })
  return done(say((t) => t.exportQueued))
}

function exportExtraResults(realm: RealmName) {
  const route = {
    realm,
    path: 'v1/valify/export-extra-results/',
    body: exportBody,
  } as const
  return handlePost(route, (call, { bundle_id, start_date, end_date }) => {
    const error = periodError({ start_date, end_date })
    if (error) return error
    const bundle = visibleBundle(call, bundle_id)
    if (!bundle) return notFound('bundle')
    const days = extraResultsByDay(bundle, Date.parse(start_date), Date.parse(end_date))
    if (days.length === 0)
      return problem(
        404,
        say((t) => t.noResults),
      )
    const name = `extra-results-${bundle.id}-${start_date}-${end_date}.zip`
    return new Response(extraResultsZip(days), {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
      },
    })
  })
}
