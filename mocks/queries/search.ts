import type { BundleSeed } from '@mocks/seeds/bundles'
import { idHead, readId } from '@mocks/seeds/ids'
import { familyNames, femaleNames, maleNames } from '@mocks/seeds/names'
import { nameParts, nationalId, phoneNumber, referenceOf } from '@mocks/seeds/person'
import { serviceNumber } from '@mocks/seeds/services'
import { fold } from './fold'
import type { SessionIndex } from './session-index'

type Matches = (row: number) => boolean

/**
 * Whether a session is meant by what was typed: its id (from the start), reference, national
 * id, phone, or name. What it looks for depends on the form, so that no row is spelled out
 * in vain.
 */
export function sessionSearch(index: SessionIndex, typed: string): Matches {
  const { number: seed } = index.bundle
  const query = fold(typed)
  const identified = (row: number) => index.identified[row] === 1
  const exact = readId(query)
  if (exact) return (row) => exact.bundle === seed && exact.row === row

  const parts: Matches[] = []
  const idStart = idStartMatches(index.bundle, query)
  if (idStart) parts.push(idStart)
  if (/^[a-z\d-]+$/.test(query)) parts.push((row) => referenceOf(seed, row).includes(query))
  const digits = query.replace(/[\s+-]/g, '')
  if (/^\d{3,}$/.test(digits)) {
    parts.push((row) => identified(row) && nationalId(seed, row).includes(digits))
    const phone = phoneDigits(digits)
    parts.push((row) => hasPhone(index, row) && phoneNumber(seed, row).includes(phone))
  }
  if (/[\u0600-\u06ff]/.test(query)) {
    parts.push((row) => identified(row) && foldedName(seed, row).includes(query))
  }
  return (row) => parts.some((matches) => matches(row))
}

/** The start of a session id: at least four digits of it. */
function idStartMatches(bundle: BundleSeed, query: string): Matches | undefined {
  if (!/^[\da-f]{4,8}$/.test(query)) return undefined
  const shift = (8 - query.length) * 4
  const wanted = Number.parseInt(query, 16)
  return (row) => idHead({ bundle: bundle.number, row }) >>> shift === wanted
}

const phoneServices = (1 << serviceNumber('phone_otp')) | (1 << serviceNumber('ntra'))

function hasPhone(index: SessionIndex, row: number): boolean {
  return ((index.attempted[row] ?? 0) & phoneServices) !== 0
}

/** 019… and 002019… are how +2019… is dialled. */
function phoneDigits(digits: string): string {
  return digits.replace(/^00/, '').replace(/^0/, '')
}

const folded = new Map<string, string>(
  [...maleNames, ...femaleNames, ...familyNames].map((name) => [name, fold(name)]),
)

function foldedName(seed: number, row: number): string {
  const [first, father, grandfather, family] = nameParts(seed, row)
  return `${folded.get(first)} ${folded.get(father)} ${folded.get(grandfather)} ${folded.get(family)}`
}
