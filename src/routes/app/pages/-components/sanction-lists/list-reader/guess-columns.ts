import { sanctionFields, type SanctionField } from '@/backend/sanction'
import type { ColumnMapping } from '@/backend/sanction-lists'
import { foldText } from '@/lib/fold-text'
import { dateFields } from './birth-dates'
import { headingsByField, weakHeadingsByField, wholeDateHeadings } from './column-headings'

const fieldsByKey = (headings: Partial<Record<SanctionField, string>>) =>
  new Map(
    sanctionFields.flatMap((field) =>
      listKeys(headings[field]).map((key) => [key, field] as const),
    ),
  )

const fieldByHeading = fieldsByKey(headingsByField)
for (const field of sanctionFields) fieldByHeading.set(toKey(field), field)
const fieldByWeakHeading = fieldsByKey(weakHeadingsByField)
const wholeDateKeys = new Set(listKeys(wholeDateHeadings))

/** Headings that mean the last name if the file has a first-name column, and the full name otherwise. */
const lastNameKeys = new Set(listKeys('nom|noms'))
/** Headings that mean the first name if the file has a last-name column, and the full name otherwise. */
const firstNameKeys = new Set(listKeys('nombre|имя|ad|adı|isim'))
/** German headings for first names. If a file has such a column, "Name" means the last name. */
const germanFirstNames = new Set(listKeys('vorname|vornamen'))

/**
 * Finds the column whose heading names a whole date of birth. Returns undefined if the file has separate date parts.
 */
export function guessBirthDate(
  header: readonly string[],
  guess: ColumnMapping,
): number | undefined {
  if (dateFields.some((field) => guess[field] !== undefined)) return undefined
  const column = header.findIndex((heading) => wholeDateKeys.has(getKnownKey(heading)))
  return column < 0 ? undefined : column
}

/** Maps each field to the column whose heading names it. If several headings name a field, the first column wins. */
export function guessColumns(header: readonly string[]): ColumnMapping {
  const mapping: ColumnMapping = {}
  const keys = header.map(getKnownKey)
  const has = (field: SanctionField) => keys.some((key) => fieldByHeading.get(key) === field)
  const isGerman = keys.some((key) => germanFirstNames.has(key))
  const findField = (key: string): SanctionField | undefined => {
    if (lastNameKeys.has(key)) return has('first_name') ? 'last_name' : 'full_name'
    if (firstNameKeys.has(key)) return has('last_name') ? 'first_name' : 'full_name'
    if (key === 'name') return isGerman ? 'last_name' : 'full_name'
    return fieldByHeading.get(key)
  }
  for (const find of [findField, (key: string) => fieldByWeakHeading.get(key)])
    for (const [column, key] of keys.entries()) {
      const field = find(key)
      if (field) mapping[field] ??= column
    }
  return mapping
}

const knownKeys = new Set([
  ...[...fieldByHeading.keys(), ...fieldByWeakHeading.keys(), ...wholeDateKeys],
  ...['name', ...lastNameKeys, ...firstNameKeys],
])

/** Maximum heading length. Longer texts aren't headings, and searching them for parentheses would take too long. */
const MAX_HEADING_LENGTH = 500

/**
 * Returns the heading's key. If the key isn't known, omits explanations in parentheses, as in "Name (SURNAME,
 * Forename)".
 */
function getKnownKey(heading: string): string {
  if (heading.length > MAX_HEADING_LENGTH) return ''
  const key = toKey(heading)
  return knownKeys.has(key) ? key : toKey(heading.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ''))
}

function listKeys(headings = ''): string[] {
  return headings === '' ? [] : headings.split('|').map(toKey)
}

/**
 * Normalizes a heading for comparison, with punctuation only as a separator. Alef with hamza becomes plain alef,
 * because hamza is often omitted.
 */
function toKey(heading: string): string {
  const words = foldText(heading)
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return words.trim()
}
