import type { PersonalKind } from '@/lib/mask'

/**
 * Which fields of a record, a document or a check identify a person, and how each is masked.
 * `open` fields help to judge a document and identify nobody by themselves.
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

/** The fields that are always masked: those that a schema may seal. */
export type PersonalField = {
  [F in keyof typeof fields]: (typeof fields)[F] extends 'open' ? never : F
}[keyof typeof fields]

export function kindOf(field: PersonalField): PersonalKind {
  return fields[field]
}

const byName = new Map<string, PersonalKind | 'open'>(Object.entries(fields))

/** How the field is masked; undefined for what is always shown. An unknown field counts as personal. */
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

/** A date or a fraction alone, in any script: it has many digits but identifies nobody. */
function isPlain(text: string): boolean {
  return /^\s*(?:\p{Nd}{1,4}[-/.]\p{Nd}{1,2}[-/.]\p{Nd}{1,4}|\p{Nd}\.\p{Nd}+)\s*$/u.test(text)
}

/** Whether a free text may identify a person: it contains an e-mail address or a long number. */
export function looksPersonal(text: string): boolean {
  return text.includes('@') || /\p{Nd}{7,}/u.test(text.replace(/[\s-]/g, ''))
}
