import type { PersonalKind } from '@/lib/personal'

/**
 * Which fields of a record, a document or a check identify a person, and how each is masked.
 * `open` fields help to judge a document and do not identify a person by themselves.
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

/** The fields that are always masked, and that a schema may seal. */
export type PersonalField = {
  [F in keyof typeof fields]: (typeof fields)[F] extends 'open' ? never : F
}[keyof typeof fields]

export function getPersonalKind(field: PersonalField): PersonalKind {
  return fields[field]
}

const byName = new Map<string, PersonalKind | 'open'>(Object.entries(fields))

/** How the field is masked; undefined if it is always shown. An unknown field counts as personal. */
export function personalKind(field: string): PersonalKind | undefined {
  const kind = byName.get(field) ?? 'text'
  return kind === 'open' ? undefined : kind
}

/** As `personalKind`, but an open field is masked too when its value looks personal. */
export function maskKind(field: string, value: string | undefined): PersonalKind | undefined {
  const kind = personalKind(field)
  if (kind || value === undefined || isPlain(value)) return kind
  return looksPersonal(value) ? 'text' : undefined
}

/** A date or a fraction on its own, in any script: it has many digits but does not identify a person. */
function isPlain(text: string): boolean {
  return /^\s*(?:\p{Nd}{1,4}[-/.]\p{Nd}{1,2}[-/.]\p{Nd}{1,4}|\p{Nd}\.\p{Nd}+)\s*$/u.test(text)
}

/** Whether a free text may identify a person: it contains an e-mail address or a long number. */
export function looksPersonal(text: string): boolean {
  return text.includes('@') || /\p{Nd}{7,}/u.test(text.replace(/[\s-]/g, ''))
}

/** The kinds that identify a person. A `text` may be any word. */
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

/** The values of a record that identify its person, at any depth: a service may repeat them in its messages. */
export function personalWords(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => personalWords(each, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => personalWords(each, name))
  if (typeof value !== 'string' || !naming.has(personalKind(key))) return []
  const word = value.trim()
  return word.length < LEAST ? [] : [word]
}

/** Whether a free text is personal: because it looks personal, or because it contains one of these words. */
export function mentionsPerson(text: string, words: readonly string[]): boolean {
  return looksPersonal(text) || words.some((word) => text.includes(word))
}

/** How a message in a record is masked: as a text if it may identify the person of the record. */
export function messageKind(message: string | undefined, record: unknown): 'text' | undefined {
  return message && mentionsPerson(message, personalWords(record)) ? 'text' : undefined
}
