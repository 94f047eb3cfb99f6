import type { SanctionList } from '@/backend/sanction'
import type { ColumnMapping, ListUploadInput, UploadMode } from '@/backend/sanction-lists'
import { foldDigits, foldText } from '@/lib/fold-text'
import type { Database, UploadedList } from '@mocks/db'
import { currentAnchor } from '@mocks/seeds/calendar'
import { sanctionListRow, sanctionListSeeds } from '@mocks/seeds/sanction-lists'
import { sanctionRecords, type SanctionRecord } from '@mocks/seeds/sanction-records'
import { lazyText, type Language } from '@mocks/texts/lazy-text'

/** Sanction records, keyed by `getRecordKey`. */
type Records = UploadedList['records']

type Rejected = { row: number; column: string; message: string }
type ReadRows = { records: Records; rejected: Rejected[] }

/** Maximum number of errors listed per upload. Further errors are only counted. */
const MAX_ERRORS = 1000

interface StoredList {
  organizationId: string | undefined
  row: SanctionList
  records: () => Iterable<SanctionRecord>
}

/** Returns the provider's lists and all organizations' lists, including changes from uploads. */
export function allLists(db: Database): StoredList[] {
  const { today } = currentAnchor()
  const seeds = sanctionListSeeds.map((seed): StoredList => {
    const { name, organizationId = '' } = seed
    const list = db.uploadedLists.get(getListId(organizationId, name))
    const row = sanctionListRow(seed, today)
    return list
      ? storedList(list, row)
      : { organizationId, row, records: () => sanctionRecords(seed) }
  })
  const seededNames = new Set(
    seeds.map(({ organizationId = '', row }) => getListId(organizationId, row.name)),
  )
  const addedLists = [...db.uploadedLists]
    .filter(([id]) => !seededNames.has(id))
    .map(([, list]) => storedList(list, { name: list.name, is_custom: true }))
  return [...seeds, ...addedLists]
}

function storedList({ organizationId, records, at }: UploadedList, row: SanctionList): StoredList {
  const updated_at = new Date(at).toISOString()
  return {
    organizationId,
    row: { ...row, records: records.size, updated_at },
    records: () => records.values(),
  }
}

/** Returns an organization's custom lists. */
export function getClientLists(db: Database, organizationId: string): SanctionList[] {
  return allLists(db)
    .filter((list) => list.organizationId === organizationId)
    .map(({ row }) => row)
}

/** Returns a list's current records. */
export function getListRecords(db: Database, organizationId: string, name: string): Records {
  const uploadedList = db.uploadedLists.get(getListId(organizationId, name))
  if (uploadedList) return uploadedList.records
  const seed = sanctionListSeeds.find(
    (list) => list.name === name && list.organizationId === organizationId,
  )
  const records: Records = new Map()
  // A seeded list may contain the same record twice, so the duplicate's key needs a suffix.
  for (const [row, record] of (seed ? sanctionRecords(seed) : []).entries()) {
    const key = getRecordKey(record)
    records.set(records.has(key) ? `${key} ${row}` : key, record)
  }
  return records
}

export function saveList(db: Database, list: UploadedList): void {
  db.uploadedLists.set(getListId(list.organizationId, list.name), list)
}

/** Parses a file's rows as records. Rejects a row without letters in its name or with an impossible date. */
export function parseRows(
  rows: readonly string[][],
  mapping: ColumnMapping,
  lang: Language,
): ReadRows {
  const [header = [], ...rest] = rows
  const columns = Object.entries(mapping)
  const records: Records = new Map()
  const rejectedRows: Rejected[] = []
  for (const [index, row] of rest.entries()) {
    const record: SanctionRecord = {}
    for (const [field, column] of columns) record[field] = row[column]?.trim() || null
    const problem = findRecordProblem(record)
    if (problem) {
      const column = header[mapping[problem.field] ?? -1] ?? problem.field
      rejectedRows.push({ row: index + 2, column, message: problem.message({ lang }) })
    } else records.set(getRecordKey(record), record)
  }
  return { records, rejected: rejectedRows }
}

function findRecordProblem(record: SanctionRecord) {
  if (!/\p{L}/u.test(getRecordName(record)))
    return { field: 'full_name', message: lazyText((t) => t.nameMissing) } as const
  for (const [field, min, max] of dateParts) {
    const value = record[field]
    const number = Number(foldDigits(String(value)))
    if (value != null && !(Number.isInteger(number) && number >= min && number <= max))
      return { field, message: lazyText((t) => t.between(min, max)) }
  }
  return undefined
}

const dateParts = [
  ['birth_date_day', 1, 31],
  ['birth_date_month', 1, 12],
  ['birth_date_year', 1800, 2100],
] as const

/** Applies an upload. Returns the resulting list and the numbers of added, removed and changed records. */
export function applyUpload(before: Records, file: Records, mode: UploadMode) {
  const after = new Map(mode === 'append' ? before : [])
  let [addedLists, changed] = [0, 0]
  for (const [key, record] of file) {
    const old = before.get(key)
    if (!old) addedLists += 1
    else if (Object.entries(record).some(([field, value]) => toText(old[field]) !== toText(value)))
      changed += 1
    after.set(key, { ...old, ...record })
  }
  const removedCount = [...before.keys()].filter((key) => !after.has(key)).length
  return { after, diff: { added: addedLists, removed: removedCount, changed } }
}

export function uploadResult(
  { rejected }: ReadRows,
  rest: Pick<ListUploadInput, 'upload_id' | 'name' | 'status' | 'diff' | 'created_at'>,
  total: number,
): ListUploadInput {
  return {
    ...rest,
    rows_total: total,
    rows_accepted: total - rejected.length,
    rows_rejected: rejected.length,
    errors: rejected.slice(0, MAX_ERRORS),
  }
}

/**
 * Returns a key from the record's name and its document number or birth date. A person can have two records, one for
 * each script of the name.
 */
function getRecordKey(record: SanctionRecord): string {
  const date = dateParts.map(([field]) => toText(record[field])).join('-')
  return `${foldText(getRecordName(record))} ${toText(record['document_number']) || date}`
}

function getRecordName(record: SanctionRecord): string {
  const parts = ['first_name', 'middle_name', 'last_name'].map((field) => toText(record[field]))
  return toText(record['full_name']) || parts.filter(Boolean).join(' ')
}

const toText = (value: string | number | null | undefined) => String(value ?? '').trim()
const getListId = (organizationId: string, name: string) => `${organizationId}/${name}`
