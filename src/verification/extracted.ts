import type { SessionDetail } from '@/api/sessions/schema'
import { readText } from './read-data'

export interface ExtractedGroup {
  id: 'person' | 'address' | 'document' | 'other'
  fields: { key: string; value: string | undefined }[]
}

const order = {
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
  ],
  address: ['street', 'area', 'police_station', 'governorate'],
  document: ['serial_number', 'back_nid', 'release_date', 'expiry_date'],
} as const

const named = new Set<string>(Object.values(order).flat())
const readers = /ocr$/

/** Every field that was read: the last passed reading of each kind, else its last attempt. */
export function readingOf(session: SessionDetail): Record<string, unknown> {
  const readings = session.transactions
    .filter(({ service }) => readers.test(service))
    .toSorted((a, b) => Number(a.status) - Number(b.status) || a.time.localeCompare(b.time))
  return Object.assign({}, ...readings.map(({ data }) => data))
}

/** What was read from the documents, in reading order. Fields nobody named stay, at the end. Empty when nothing was read. */
export function extractedGroups(session: SessionDetail): ExtractedGroup[] {
  const data = readingOf(session)
  const field = (key: string) => ({ key, value: readText(data, key) })
  const groups: ExtractedGroup[] = [
    { id: 'person', fields: order.person.map(field) },
    { id: 'address', fields: order.address.map(field) },
    { id: 'document', fields: order.document.map(field) },
    {
      id: 'other',
      fields: Object.keys(data)
        .filter((key) => !named.has(key))
        .map(field)
        .filter(({ value }) => value !== undefined),
    },
  ]
  return groups.filter(({ fields }) => fields.some(({ value }) => value !== undefined))
}
