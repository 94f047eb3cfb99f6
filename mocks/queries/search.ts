import { foldText, foldDigits } from '@/lib/fold-text'
import type { BundleSeed } from '@mocks/seeds/bundles'
import { idHead, parseId } from '@mocks/seeds/ids'
import { familyNames, femaleNames, maleNames } from '@mocks/seeds/names'
import {
  deviceId,
  fullName,
  nameParts,
  nationalId,
  phoneNumber,
  getReference,
} from '@mocks/seeds/person'
import { serviceBits, type SessionIndex } from './session-index'

type Matches = (row: number) => boolean

/**
 * Returns a matcher that finds sessions by the start of their ID, or by reference, national ID, phone number, name or
 * device ID. The text's format decides which fields to compare, because computing every field of 100,000 rows would be
 * slow.
 */
export function sessionSearch(index: SessionIndex, text: string): Matches {
  const { bundle } = index
  const code = searchCode(text)
  const isIdentified = (row: number) => index.identified[row] === 1
  const exactId = parseId(code)
  if (exactId) return (row) => exactId.bundle === bundle.number && exactId.row === row

  const matchers: Matches[] = []
  const matchesId = idStartMatcher(bundle, code)
  if (matchesId) matchers.push(matchesId)
  if (bundle.sessions) matchers.push((row) => searchCode(getReference(bundle, row)).includes(code))
  else if (/^[a-z\d-]+$/.test(code))
    matchers.push((row) => getReference(bundle, row).includes(code))
  if (/^[\da-f]{16}$/.test(code)) matchers.push((row) => deviceId(bundle, row) === code)
  const digits = code.replace(/[\s+-]/g, '')
  if (/^\d{3,}$/.test(digits)) {
    matchers.push((row) => isIdentified(row) && nationalId(bundle, row).includes(digits))
    const phone = withoutDialPrefix(digits)
    const phoneServices = serviceBits(bundle, 'phone_otp', 'ntra')
    const hasPhone = (row: number) => ((index.attempted[row] ?? 0) & phoneServices) !== 0
    matchers.push((row) => hasPhone(row) && phoneNumber(bundle, row).includes(phone))
  }
  if (bundle.sessions || /[\u0600-\u06ff]/.test(text)) {
    const name = foldName(text)
    matchers.push((row) => isIdentified(row) && foldedName(bundle, row).includes(name))
  }
  return (row) => matchers.some((matches) => matches(row))
}

/** Normalizes search text for comparison with IDs, references and numbers. */
export function searchCode(text: string): string {
  return foldDigits(text).normalize('NFKC').trim().toLowerCase()
}

/** Returns a matcher for the start of a session ID, or undefined if `code` isn't four to eight hexadecimal digits. */
function idStartMatcher(bundle: BundleSeed, code: string): Matches | undefined {
  const matchesHead = idHeadMatcher(code)
  return matchesHead && ((row) => matchesHead(idHead({ bundle: bundle.number, row })))
}

/**
 * Returns a matcher that compares four to eight hexadecimal digits with the start of an ID. Undefined for any other
 * text.
 */
export function idHeadMatcher(code: string): ((head: number) => boolean) | undefined {
  if (!/^[\da-f]{4,8}$/.test(code)) return undefined
  const shift = (8 - code.length) * 4
  const wantedNumber = Number.parseInt(code, 16)
  return (head) => head >>> shift === wantedNumber
}

/** Removes a dialing prefix, because users also enter +2019… as 019… or 002019…. */
function withoutDialPrefix(digits: string): string {
  return digits.replace(/^00/, '').replace(/^0/, '')
}

/** Normalizes a name, so "عبد الله" and "عبدالله" match. */
function foldName(name: string): string {
  return foldText(name).replace(/(^| )عبد ال/g, '$1عبدال')
}

const foldedParts = new Map<string, string>(
  [...maleNames, ...femaleNames, ...familyNames].map((name) => [name, foldName(name)]),
)

function foldedName(bundle: BundleSeed, row: number): string {
  if (bundle.sessions) return foldName(fullName(bundle, row))
  // A search runs this for every row, so build the text with a template instead of `map` and `join`.
  const [first, father, grandfather, family] = nameParts(bundle, row)
  return `${foldedParts.get(first)} ${foldedParts.get(father)} ${foldedParts.get(grandfather)} ${foldedParts.get(family)}`
}
