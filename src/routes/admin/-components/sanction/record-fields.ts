import type { SanctionMatch } from '@/backend/sanction'
import type { FieldScore } from './rank-matches'

/** Fields compared word by word and shown unmasked, because comparing them is the screen's purpose. */
export const nameFields: ReadonlySet<string> = new Set([
  'full_name',
  'first_name',
  'middle_name',
  'last_name',
])

/** Returns a record's name, joined from its parts if the record contains no full name. */
export function matchName({ data }: SanctionMatch): string | undefined {
  const { full_name, first_name, middle_name, last_name } = data
  const parts = [first_name, middle_name, last_name].filter(Boolean).join(' ')
  return full_name?.trim() || parts.trim() || undefined
}

/** Returns a record's non-blank fields, except its names and the searched fields. */
export function otherFields({ data }: SanctionMatch, fields: readonly FieldScore[]): string[] {
  const shownFields = new Set([...nameFields, ...fields.map(({ field }) => field)])
  return Object.keys(data).filter((field) => !shownFields.has(field) && data[field]?.trim())
}
