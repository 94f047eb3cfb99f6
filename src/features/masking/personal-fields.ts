import type { PersonalKind } from '@/lib/mask'

/**
 * Which fields of a document, a check or a session tell of a person, and how each is masked.
 * `open` fields help to judge a document and point at nobody by themselves.
 */
const fields: Record<string, PersonalKind | 'open'> = {
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
}

const byName = new Map(Object.entries(fields))

/** How the field is masked; undefined for what may always be seen. A field that nobody named is personal. */
export function personalKind(field: string): PersonalKind | undefined {
  const kind = byName.get(field) ?? 'text'
  return kind === 'open' ? undefined : kind
}

/** As `personalKind`, and a value of an open field is masked all the same when it looks personal. */
export function maskKind(field: string, value: string | undefined): PersonalKind | undefined {
  const kind = personalKind(field)
  if (kind || value === undefined || isPlain(value)) return kind
  return looksPersonal(value) ? 'text' : undefined
}

/** A date or a fraction alone, in whatever script: its digits are many and name nobody. */
function isPlain(text: string): boolean {
  return /^\s*(?:\p{Nd}{1,4}[-/.]\p{Nd}{1,2}[-/.]\p{Nd}{1,4}|\p{Nd}\.\p{Nd}+)\s*$/u.test(text)
}

/** Whether a free text of a service may name somebody: it has an e-mail address or a long number. */
export function looksPersonal(text: string): boolean {
  return text.includes('@') || /\p{Nd}{7,}/u.test(text.replace(/[\s-]/g, ''))
}
