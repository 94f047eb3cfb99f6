import * as v from 'valibot'
import {
  exports,
  type ExportKind,
  type ImageExportRequest,
  type TransactionExportRequest,
} from '@/backend/exports'
import { extraResults, type ExtraResultList } from '@/backend/extra-results'
import { imageTypes } from '@/backend/transactions'
import type { RealmName } from '@/lib/realm'
import type { Complete } from '@mocks/complete'
import { sendMail } from '@mocks/accounts/mail'
import { extraResultsByDay, extraResultsPage } from '@mocks/exports/extra-results'
import { extraResultsZip } from '@mocks/exports/extra-results-zip'
import { handlePost, type Call } from '@mocks/http'
import { visibleBundle } from '@mocks/queries/visible-bundle'
import { idField, pageFields, periodError, periodFields } from '@mocks/request-fields'
import {
  okMessage,
  invalidFields,
  notFound,
  ok,
  problem,
  type MockResponse,
} from '@mocks/responses'
import { lazyText } from '@mocks/texts/lazy-text'
import { wireId, wirePage, wirePeriod } from '@mocks/wire-fields'

const zipRequest = v.strictObject({ bundle_id: wireId, ...wirePeriod })
const listRequest = v.strictObject({ ...zipRequest.entries, ...wirePage })
const mailEntries = { organization_id: wireId, ...zipRequest.entries }
const imagesRequest = v.strictObject({
  ...mailEntries,
  image_types: v.optional(v.pipe(v.array(v.picklist(imageTypes)), v.nonEmpty())),
  boxed: v.optional(v.literal(true)),
})
const transactionsRequest = v.strictObject({
  ...mailEntries,
  status: v.optional(v.string()),
  service: v.optional(v.string()),
})

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
          lazyText((t) => t.imageMissing),
        ),
      ),
      v.nonEmpty(lazyText((t) => t.chooseImage)),
    ),
  ),
  boxed: v.exactOptional(v.literal(true)),
})
const transactionsBody: v.GenericSchema<unknown, TransactionExportRequest> = v.object({
  ...mailFields,
  status: v.exactOptional(
    v.picklist(
      ['success', 'failed'],
      lazyText((t) => t.statusMissing),
    ),
  ),
  service: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
})

const permission = ['export_transactions']

export const handlers = [
  // Only clients can list extra results. Administrators can only export them.
  handlePost(
    { endpoint: extraResults.list, realm: 'client', request: listRequest, body: listBody },
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
  handlePost(
    {
      endpoint: exports.images,
      realm: 'admin',
      request: imagesRequest,
      permission,
      body: imagesBody,
    },
    (call, body) => exportByMail(call, 'images', body),
  ),
  handlePost(
    {
      endpoint: exports.transactions,
      realm: 'admin',
      request: transactionsRequest,
      permission,
      body: transactionsBody,
    },
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
    return invalidFields({ bundle_id: [lazyText((t) => t.bundleOfOtherClient)] })
  const subject = lazyText((t) => {
    const write = kind === 'images' ? t.imagesSubject : t.transactionsSubject
    return write(bundle.name, start_date, end_date)
  })
  sendMail(db, lang, { to: persona.email, subject })
  return okMessage(lazyText((t) => t.exportQueued))
}

function exportExtraResults(realm: RealmName) {
  const endpoint = extraResults.zip
  const route = { endpoint, realm, request: zipRequest, permission, body: exportBody }
  return handlePost(route, (call, { bundle_id, start_date, end_date }) => {
    const error = periodError({ start_date, end_date })
    if (error) return error
    const bundle = visibleBundle(call, bundle_id)
    if (!bundle) return notFound('bundle')
    const days = extraResultsByDay(bundle, Date.parse(start_date), Date.parse(end_date))
    if (days.length === 0)
      return problem(
        404,
        lazyText((t) => t.noResults),
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
