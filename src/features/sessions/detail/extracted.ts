import type { SessionDetail } from '@/api/sessions/schema'
import type { TransactionDetail } from '@/api/transactions/schema'
import { byMoment } from './checks'
import { readText } from '@/lib/read-data'

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
    'nationality',
  ],
  address: ['street', 'area', 'police_station', 'governorate'],
  document: ['passport_number', 'serial_number', 'back_nid', 'release_date', 'expiry_date'],
} as const

const named = new Set<string>(Object.values(order).flat())
const ofPassports = new Set(['passport_number', 'nationality'])
const readers = /ocr$/

/** The attempts at a document, of any kind. */
export function readingAttempts(session: SessionDetail): TransactionDetail[] {
  return session.transactions.filter(({ service }) => readers.test(service))
}

/**
 * Every field that was read: of each kind of document the last passed reading, else the last that read
 * anything. Two attempts are never mixed: the cards may be of two people.
 */
export function readingOf(session: SessionDetail): Record<string, unknown> {
  const readings = readingAttempts(session)
    .filter(({ data }) => Object.keys(data).some((key) => readText(data, key) !== undefined))
    .toSorted((a, b) => Number(a.status) - Number(b.status) || byMoment(a.time, b.time))
  const latest = new Map(readings.map(({ service, data }) => [service, data]))
  // What one document leaves empty another may tell.
  return Object.assign({}, ...latest.values(), ...[...latest.values()].map(filled))
}

function filled(data: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).filter(([key]) => readText(data, key) !== undefined),
  )
}

/** What was read from the documents, in reading order. Fields nobody named stay, at the end. Empty when nothing was read. */
export function extractedGroups(session: SessionDetail): ExtractedGroup[] {
  const data = readingOf(session)
  const field = (key: string) => ({ key, value: readText(data, key) })
  // A card has all of its fields, read or not; another document those that its service names.
  const isCard = readingAttempts(session).some(({ service }) => service === 'ocr')
  const asked = (keys: readonly string[]) =>
    keys.filter((key) => Object.hasOwn(data, key) || (isCard && !ofPassports.has(key))).map(field)
  const groups: ExtractedGroup[] = [
    { id: 'person', fields: asked(order.person) },
    { id: 'address', fields: asked(order.address) },
    { id: 'document', fields: asked(order.document) },
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
