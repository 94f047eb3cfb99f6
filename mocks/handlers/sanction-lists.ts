import * as v from 'valibot'
import { sanctionFields, type SanctionLists } from '@/backend/sanction'
import {
  MAX_COLUMNS,
  MAX_ROWS,
  sanctionLists,
  type ListUploadInput,
  type ListUploadsInput,
} from '@/backend/sanction-lists'
import type { Complete } from '@mocks/complete'
import { listClientBundles } from '@mocks/db'
import { handleGet, handlePost, handlePostForm, type Call } from '@mocks/http'
import { takePage } from '@mocks/queries/page'
import { pageFields, requiredText, maxCharacters } from '@mocks/request-fields'
import { invalidFields, ok, problem } from '@mocks/responses'
import { readListFile } from '@mocks/sanction-lists/read-list-file'
import {
  applyUpload,
  getClientLists,
  parseRows,
  getListRecords,
  saveList,
  uploadResult,
} from '@mocks/sanction-lists/uploaded-lists'
import { lazyText } from '@mocks/texts/lazy-text'
import { wirePage, wireText } from '@mocks/wire-fields'

const MAX_FILE_BYTES = 30_000_000
/** An upload with more rows first returns the status `processing`. */
const ROWS_AT_ONCE = 10_000
/** Simulated processing time of a large file, in milliseconds. */
const PROCESSING_TIME = 8_000

const uploadsRequest = v.strictObject(wirePage)
const uploadRequest = v.strictObject({
  name: wireText,
  mode: v.picklist(['replace', 'append']),
  mapping: wireText,
  dry_run: v.picklist(['true', 'false']),
  file: v.blob(),
})

const column = v.pipe(v.number(), v.integer(), v.minValue(0))
const uploadBody = v.object({
  file: v.instance(
    Blob,
    lazyText((t) => t.chooseFile),
  ),
  name: v.pipe(requiredText(lazyText((t) => t.enterListName)), maxCharacters(100)),
  mode: v.picklist(['replace', 'append']),
  mapping: v.pipe(
    v.string(),
    v.parseJson(),
    v.record(
      v.picklist(sanctionFields),
      column,
      lazyText((t) => t.mappingNotValid),
    ),
  ),
  dry_run: v.pipe(
    v.picklist(['true', 'false']),
    v.transform((flag) => flag === 'true'),
  ),
})

export const handlers = [
  handleGet({ endpoint: sanctionLists.list, realm: 'client' }, (call) =>
    withService(call, (organizationId) =>
      ok<Complete<SanctionLists>>({ sanction_lists: getClientLists(call.db, organizationId) }),
    ),
  ),
  handlePostForm(
    { endpoint: sanctionLists.upload, realm: 'client', request: uploadRequest, body: uploadBody },
    (call, body) => withService(call, (organizationId) => upload(call, organizationId, body)),
  ),
  handlePost(
    {
      endpoint: sanctionLists.uploads,
      realm: 'client',
      request: uploadsRequest,
      body: v.object(pageFields),
    },
    (call, page) =>
      withService(call, (organizationId) => {
        const uploads = call.db.listUploads.filter((each) => each.organizationId === organizationId)
        return ok<ListUploadsInput>({
          uploads: takePage(uploads.length, page, true, (index) =>
            resultNow(uploads[index]),
          ).filter((each) => each !== undefined),
          total: uploads.length,
        })
      }),
  ),
]

function withService<R>({ db, persona }: Call, respond: (organizationId: string) => R) {
  const { organization_id = '' } = persona
  const bundles = listClientBundles(db, organization_id)
  if (!bundles.some(({ services }) => services.includes('sanction_shield')))
    return problem(
      403,
      lazyText((t) => t.noScreening),
    )
  return respond(organization_id)
}

async function upload(
  { db, lang }: Call,
  organizationId: string,
  { file, name, mode, mapping, dry_run }: v.InferOutput<typeof uploadBody>,
) {
  if (file.size > MAX_FILE_BYTES)
    return problem(
      413,
      lazyText((t) => t.fileTooLarge),
    )
  const rows = await readListFile(file)
  if (!rows) return invalidFields({ file: [lazyText((t) => t.notAList)] })
  if (rows.length < 2) return invalidFields({ file: [lazyText((t) => t.noRows)] })
  if (rows.length - 1 > MAX_ROWS) return invalidFields({ file: [lazyText((t) => t.tooManyRows)] })
  if ((rows[0]?.findLastIndex((heading) => heading.trim() !== '') ?? 0) >= MAX_COLUMNS)
    return invalidFields({ file: [lazyText((t) => t.tooManyColumns)] })
  if (mapping.full_name === undefined && mapping.first_name === undefined)
    return invalidFields({ mapping: [lazyText((t) => t.chooseNameColumn)] })

  const parsedRows = parseRows(rows, mapping, lang)
  const { after, diff } = applyUpload(
    getListRecords(db, organizationId, name),
    parsedRows.records,
    mode,
  )
  const at = Date.now()
  const total = rows.length - 1
  const hasFailed = parsedRows.records.size === 0
  const result = uploadResult(
    parsedRows,
    {
      upload_id: dry_run ? 'dry-run' : `upload-${db.listUploads.length + 1}`,
      name,
      status: hasFailed ? 'failed' : total > ROWS_AT_ONCE && !dry_run ? 'processing' : 'completed',
      diff: hasFailed ? { added: 0, removed: 0, changed: 0 } : diff,
      created_at: new Date(at).toISOString(),
    },
    total,
  )
  if (!dry_run) {
    db.listUploads.push({ organizationId, at, result })
    if (!hasFailed) saveList(db, { organizationId, name, records: after, at })
  }
  return ok<ListUploadInput>(result)
}

function resultNow(record: Call['db']['listUploads'][number] | undefined) {
  if (!record) return undefined
  const { at, result } = record
  const isDone = Date.now() - at > PROCESSING_TIME
  return result.status === 'processing' && isDone
    ? { ...result, status: 'completed' as const }
    : result
}
