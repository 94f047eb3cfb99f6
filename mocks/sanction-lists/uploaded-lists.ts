import type { SanctionList } from '@/backend/sanction'
import type { ColumnMapping, ListUploadInput, UploadMode } from '@/backend/sanction-lists'
import { foldDigits, foldText } from '@/lib/fold-text'
import type { Database, UploadedList } from '@mocks/db'
import { currentAnchor } from '@mocks/seeds/calendar'
import { sanctionListRow, sanctionListSeeds } from '@mocks/seeds/sanction-lists'
import { sanctionRecords, type SanctionRecord } from '@mocks/seeds/sanction-records'
import { say, type Language } from '@mocks/texts/say'

/** By the key of `keyOf`. */
type Records = UploadedList['records']

type Rejected = { row: number; column: string; message: string }
type ReadRows = { records: Records; rejected: Rejected[] }

/** Of one upload; the others are counted only. */
const MAX_ERRORS = 1000

interface StoredList {
  organizationId: string | undefined
  row: SanctionList
  records: () => Iterable<SanctionRecord>
}

/** The lists of the provider and of all organizations, with what uploads have made of them. */
export function allLists(db: Database): StoredList[] {
  const { today } = currentAnchor()
  const seeds = sanctionListSeeds.map((seed): StoredList => {
    const { name, organizationId = '' } = seed
    const list = db.uploadedLists.get(idOf(organizationId, name))
    const row = sanctionListRow(seed, today)
    return list
      ? storedList(list, row)
      : { organizationId, row, records: () => sanctionRecords(seed) }
  })
  const seeded = new Set(
    seeds.map(({ organizationId = '', row }) => idOf(organizationId, row.name)),
  )
  const added = [...db.uploadedLists]
    .filter(([id]) => !seeded.has(id))
    .map(([, list]) => storedList(list, { name: list.name, is_custom: true }))
  return [...seeds, ...added]
}

function storedList({ organizationId, records, at }: UploadedList, row: SanctionList): StoredList {
  const updated_at = new Date(at).toISOString()
  return {
    organizationId,
    row: { ...row, records: records.size, updated_at },
    records: () => records.values(),
  }
}

/** The custom lists of an organization. */
export function listsOf(db: Database, organizationId: string): SanctionList[] {
  return allLists(db)
    .filter((list) => list.organizationId === organizationId)
    .map(({ row }) => row)
}

/** The current records of a list. */
export function recordsOf(db: Database, organizationId: string, name: string): Records {
  const uploaded = db.uploadedLists.get(idOf(organizationId, name))
  if (uploaded) return uploaded.records
  const seed = sanctionListSeeds.find(
    (list) => list.name === name && list.organizationId === organizationId,
  )
  const records: Records = new Map()
  // A seeded list may say the same twice.
  for (const [row, record] of (seed ? sanctionRecords(seed) : []).entries()) {
    const key = keyOf(record)
    records.set(records.has(key) ? `${key} ${row}` : key, record)
  }
  return records
}

export function saveList(db: Database, list: UploadedList): void {
  db.uploadedLists.set(idOf(list.organizationId, list.name), list)
}

/** The rows of a file as records. A row without letters in its name, or with an impossible date, is rejected. */
export function readRows(
  rows: readonly string[][],
  mapping: ColumnMapping,
  lang: Language,
): ReadRows {
  const [header = [], ...rest] = rows
  const columns = Object.entries(mapping)
  const records: Records = new Map()
  const rejected: Rejected[] = []
  for (const [index, row] of rest.entries()) {
    const record: SanctionRecord = {}
    for (const [field, column] of columns) record[field] = row[column]?.trim() || null
    const problem = problemOf(record)
    if (problem) {
      const column = header[mapping[problem.field] ?? -1] ?? problem.field
      rejected.push({ row: index + 2, column, message: problem.message({ lang }) })
    } else records.set(keyOf(record), record)
  }
  return { records, rejected }
}

function problemOf(record: SanctionRecord) {
  if (!/\p{L}/u.test(nameOf(record)))
    return { field: 'full_name', message: say((t) => t.nameMissing) } as const
  for (const [field, min, max] of dateParts) {
    const value = record[field]
    const number = Number(foldDigits(String(value)))
    if (value != null && !(Number.isInteger(number) && number >= min && number <= max))
      return { field, message: say((t) => t.between(min, max)) }
  }
  return undefined
}

const dateParts = [
  ['birth_date_day', 1, 31],
  ['birth_date_month', 1, 12],
  ['birth_date_year', 1800, 2100],
] as const

/** Applies an upload. Returns the list after it, and the numbers of changes. */
export function applyUpload(before: Records, file: Records, mode: UploadMode) {
  const after = new Map(mode === 'append' ? before : [])
  let [added, changed] = [0, 0]
  for (const [key, record] of file) {
    const old = before.get(key)
    if (!old) added += 1
    else if (Object.entries(record).some(([field, value]) => textOf(old[field]) !== textOf(value)))
      changed += 1
    after.set(key, { ...old, ...record })
  }
  const removed = [...before.keys()].filter((key) => !after.has(key)).length
  return { after, diff: { added, removed, changed } }
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

/** The same person may be there twice, once for each script of the name. */
function keyOf(record: SanctionRecord): string {
  const date = dateParts.map(([field]) => textOf(record[field])).join('-')
  return `${foldText(nameOf(record))} ${textOf(record['document_number']) || date}`
}

function nameOf(record: SanctionRecord): string {
  const parts = ['first_name', 'middle_name', 'last_name'].map((field) => textOf(record[field]))
  return textOf(record['full_name']) || parts.filter(Boolean).join(' ')
}

const textOf = (value: string | number | null | undefined) => String(value ?? '').trim()
const idOf = (organizationId: string, name: string) => `${organizationId}/${name}`
