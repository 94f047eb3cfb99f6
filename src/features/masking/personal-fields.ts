import type { PersonalKind } from '@/lib/personal'

/**
 * Fields of records, documents and checks, and how each field is masked. `open` fields help users judge a document and
 * don't identify a person on their own.
 */
const fields = {
  // Sessions
  full_name: 'name',
  front_nid: 'national_id',
  reference_user_id: 'reference',
  ip: 'text',
  // Documents
  first_name: 'name',
  husband_name: 'name',
  back_nid: 'national_id',
  nid: 'national_id',
  date_of_birth: 'birth_date',
  street: 'address',
  area: 'address',
  police_station: 'address',
  serial_number: 'document',
  passport_number: 'document',
  religion: 'text',
  age: 'open',
  gender: 'open',
  marital_status: 'open',
  profession: 'open',
  nationality: 'open',
  birth_governarate: 'open',
  governorate: 'open',
  release_date: 'open',
  expiry_date: 'open',
  // Sanction records
  middle_name: 'name',
  last_name: 'name',
  document_number: 'document',
  known_address: 'address',
  birth_date_day: 'text',
  birth_date_month: 'text',
  birth_date_year: 'text',
  language: 'open',
  remarks: 'text',
  // Checks
  phone_number: 'phone',
  email: 'email',
  action: 'open',
  actions: 'open',
  confidence: 'open',
  errorCode: 'open',
  errorKey: 'open',
  errorMessage: 'open',
  id: 'open',
  match_score: 'open',
  matched_records: 'open',
  result: 'open',
  status: 'open',
} as const satisfies Record<string, PersonalKind | 'open'>

/** Fields that are always masked, so a schema may seal their values. */
export type PersonalField = {
  [F in keyof typeof fields]: (typeof fields)[F] extends 'open' ? never : F
}[keyof typeof fields]

export function getPersonalKind(field: PersonalField): PersonalKind {
  return fields[field]
}

const byName = new Map<string, PersonalKind | 'open'>(Object.entries(fields))

/** Returns how a field is masked, or undefined if it is always shown. An unknown field counts as personal. */
export function personalKind(field: string): PersonalKind | undefined {
  const kind = byName.get(field) ?? 'text'
  return kind === 'open' ? undefined : kind
}

/** Like `personalKind`, but also masks an open field if its value looks personal. */
export function maskKind(field: string, value: string | undefined): PersonalKind | undefined {
  const kind = personalKind(field)
  if (kind || value === undefined || isPlain(value)) return kind
  return looksPersonal(value) ? 'text' : undefined
}

/** Whether text is only a date or a fraction, in any script. Both have many digits but don't identify a person. */
function isPlain(text: string): boolean {
  return /^\s*(?:\p{Nd}{1,4}[-/.]\p{Nd}{1,2}[-/.]\p{Nd}{1,4}|\p{Nd}\.\p{Nd}+)\s*$/u.test(text)
}

/** Whether free text may identify a person because it contains an email address or a long number. */
export function looksPersonal(text: string): boolean {
  return text.includes('@') || /\p{Nd}{7,}/u.test(text.replace(/[\s-]/g, ''))
}

/** Kinds that identify a person. `text` is excluded because it may be any word. */
const naming = new Set<PersonalKind | undefined>([
  'name',
  'national_id',
  'phone',
  'email',
  'address',
  'document',
  'reference',
])
const LEAST = 3

/** Returns the values that identify a record's person, at any depth. A service may repeat them in its messages. */
export function personalWords(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => personalWords(each, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => personalWords(each, name))
  if (typeof value !== 'string' || !naming.has(personalKind(key))) return []
  const word = value.trim()
  return word.length < LEAST ? [] : [word]
}

/** Whether free text looks personal or contains one of these words. */
export function mentionsPerson(text: string, words: readonly string[]): boolean {
  return looksPersonal(text) || words.some((word) => text.includes(word))
}

/** Returns `text` if a message may identify the record's person and must be masked, or else undefined. */
export function messageKind(message: string | undefined, record: unknown): 'text' | undefined {
  return message && mentionsPerson(message, personalWords(record)) ? 'text' : undefined
}
