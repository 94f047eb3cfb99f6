import type { SessionDetail } from '@/api/sessions/schema'
import type { TransactionDetail } from '@/api/transactions/schema'
import { compareMoments } from './checks'
import { readText } from '@/lib/read-data'

export interface ExtractedGroup {
  id: 'person' | 'address' | 'document' | 'other'
  fields: { key: string; value: string | undefined }[]
}

const fieldOrder = {
  person: [
    'full_name',
    'first_name',
    'front_nid',
    'date_of_birth',
    'age',
    'gender',
    'birth_governarate',
    'marital_status',
    'religion',
    'profession',
    'husband_name',
    'nationality',
  ],
  address: ['street', 'area', 'police_station', 'governorate'],
  document: ['passport_number', 'serial_number', 'back_nid', 'release_date', 'expiry_date'],
} as const

const knownFields = new Set<string>(Object.values(fieldOrder).flat())
const passportFields = new Set(['passport_number', 'nationality'])
const documentServices = /ocr$/

/** The attempts at reading a document of any kind. */
export function documentAttempts(session: SessionDetail): TransactionDetail[] {
  return session.transactions.filter(({ service }) => documentServices.test(service))
}

/**
 * Every field that was read. Each kind of document contributes its last successful attempt, or else the
 * last one that read anything. Two attempts at a document are never mixed: they may show two people's cards.
 */
export function extractedData(session: SessionDetail): Record<string, unknown> {
  const attempts = documentAttempts(session)
    .filter(({ data }) => Object.keys(data).some((key) => readText(data, key) !== undefined))
    .toSorted((a, b) => Number(a.status) - Number(b.status) || compareMoments(a.time, b.time))
  const latest = new Map(attempts.map(({ service, data }) => [service, data]))
  // A field that is empty on one document is taken from another.
  return Object.assign({}, ...latest.values(), ...[...latest.values()].map(withoutEmpty))
}

function withoutEmpty(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([key]) => readText(data, key) !== undefined),
  )
}

/** The extracted fields in reading order, unknown ones last. Empty when nothing was read. */
export function extractedGroups(session: SessionDetail): ExtractedGroup[] {
  const data = extractedData(session)
  const field = (key: string) => ({ key, value: readText(data, key) })
  // A national id shows all of its fields, read or not; other documents show those that the service sent.
  const hasNationalId = documentAttempts(session).some(({ service }) => service === 'ocr')
  const shown = (keys: readonly string[]) =>
    keys
      .filter((key) => Object.hasOwn(data, key) || (hasNationalId && !passportFields.has(key)))
      .map(field)
  const groups: ExtractedGroup[] = [
    { id: 'person', fields: shown(fieldOrder.person) },
    { id: 'address', fields: shown(fieldOrder.address) },
    { id: 'document', fields: shown(fieldOrder.document) },
    {
      id: 'other',
      fields: Object.keys(data)
        .filter((key) => !knownFields.has(key))
        .map(field)
        .filter(({ value }) => value !== undefined),
    },
  ]
  return groups.filter(({ fields }) => fields.some(({ value }) => value !== undefined))
}
