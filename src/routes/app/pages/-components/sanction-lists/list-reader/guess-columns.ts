import { sanctionFields, type SanctionField } from '@/backend/sanction'
import type { ColumnMapping } from '@/backend/sanction-lists'
import { foldText } from '@/lib/fold-text'
import { dateFields } from './birth-dates'
import { headingsOf, weakHeadingsOf, wholeDateHeadings } from './column-headings'

const fieldsByKey = (headings: Partial<Record<SanctionField, string>>) =>
  new Map(
    sanctionFields.flatMap((field) => keysOf(headings[field]).map((key) => [key, field] as const)),
  )

const fieldOf = fieldsByKey(headingsOf)
for (const field of sanctionFields) fieldOf.set(keyOf(field), field)
const weakFieldOf = fieldsByKey(weakHeadingsOf)
const wholeDateKeys = new Set(keysOf(wholeDateHeadings))

/** Words that mean the last name beside a first name, and the whole name otherwise. */
const lastNameKeys = new Set(keysOf('nom|noms'))
/** Words that mean the first name beside a last name, and the whole name otherwise. */
const firstNameKeys = new Set(keysOf('nombre|имя|ad|adı|isim'))
/** In German, "Name" is the last name beside a "Vorname". */
const germanFirstNames = new Set(keysOf('vorname|vornamen'))

/** The column whose heading names a whole date of birth, in a file that does not have its parts. */
export function guessBirthDate(
  header: readonly string[],
  guess: ColumnMapping,
): number | undefined {
  if (dateFields.some((field) => guess[field] !== undefined)) return undefined
  const column = header.findIndex((heading) => wholeDateKeys.has(knownKeyOf(heading)))
  return column < 0 ? undefined : column
}

/** The field that each heading names. The first column of several for one field has it. */
export function guessColumns(header: readonly string[]): ColumnMapping {
  const mapping: ColumnMapping = {}
  const keys = header.map(knownKeyOf)
  const has = (field: SanctionField) => keys.some((key) => fieldOf.get(key) === field)
  const isGerman = keys.some((key) => germanFirstNames.has(key))
  const fieldOfKey = (key: string): SanctionField | undefined => {
    if (lastNameKeys.has(key)) return has('first_name') ? 'last_name' : 'full_name'
    if (firstNameKeys.has(key)) return has('last_name') ? 'first_name' : 'full_name'
    if (key === 'name') return isGerman ? 'last_name' : 'full_name'
    return fieldOf.get(key)
  }
  for (const find of [fieldOfKey, (key: string) => weakFieldOf.get(key)])
    for (const [column, key] of keys.entries()) {
      const field = find(key)
      if (field) mapping[field] ??= column
    }
  return mapping
}

const knownKeys = new Set([
  ...[...fieldOf.keys(), ...weakFieldOf.keys(), ...wholeDateKeys],
  ...['name', ...lastNameKeys, ...firstNameKeys],
])

/** Longer texts are no headings, and searching them for parentheses would take long. */
const MAX_HEADING_LENGTH = 500

/** A heading may explain itself in parentheses, as in "Name (SURNAME, Forename)". */
function knownKeyOf(heading: string): string {
  if (heading.length > MAX_HEADING_LENGTH) return ''
  const key = keyOf(heading)
  return knownKeys.has(key) ? key : keyOf(heading.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ''))
}

function keysOf(headings = ''): string[] {
  return headings === '' ? [] : headings.split('|').map(keyOf)
}

/** Alef with hamza is written without it as often, and what is not a letter or digit only separates. */
function keyOf(heading: string): string {
  const words = foldText(heading)
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
  return words.trim()
}
