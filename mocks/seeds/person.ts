import { places, streets } from './addresses'
import { familyNames, femaleNames, femaleProfessions, maleNames, maleProfessions } from './names'
import { hash, pick } from './random'

export type Person = {
  male: boolean
  firstName: string
  /** Father, grandfather and family. */
  otherNames: string
  nid: string
  /** YYYY-MM-DD. */
  birthDate: string
  phone: string
  profession: string
  maritalStatus: string
  religion: string
  /** Empty for most. */
  husbandName: string
  street: string
  area: string
  governorate: string
  city: string
}

/** The bundles "Wallet sign-up" and "Branch tablets". */
const [WALLET, BRANCH] = [1, 2]

/**
 * The row of the wallet whose person has a session of the branch: the last two of every ten sessions there are those of
 * one person who has come back. The others have a person of their own.
 */
function walletRow(seed: number, row: number): number | undefined {
  return seed === BRANCH && row % 10 >= 8 ? (row - (row % 10)) * 5 : undefined
}

/** The person of a session. The same row always gives the same person. */
export function personOf(seed: number, row: number): Person {
  const back = walletRow(seed, row)
  if (back !== undefined) return personOf(WALLET, back)
  const male = isMale(seed, row)
  const [firstName, ...others] = nameParts(seed, row)
  const place = pick(
    places,
    hash(seed, row, 50) % 3 ? hash(seed, row, 51) % 4 : hash(seed, row, 52),
  )
  const married = hash(seed, row, 53) % 5 < 3
  const christian = hash(seed, row, 54) % 10 === 0
  return {
    male,
    firstName,
    otherNames: others.join(' '),
    nid: nationalId(seed, row),
    birthDate: birthDate(seed, row),
    phone: phoneNumber(seed, row),
    profession: pick(male ? maleProfessions : femaleProfessions, hash(seed, row, 55)),
    maritalStatus: married ? (male ? 'متزوج' : 'متزوجة') : male ? 'أعزب' : 'آنسة',
    religion: christian ? (male ? 'مسيحي' : 'مسيحية') : male ? 'مسلم' : 'مسلمة',
    husbandName: !male && married && hash(seed, row, 59) % 2 ? husbandName(seed, row) : '',
    street: `${1 + (hash(seed, row, 56) % 140)} ${pick(streets, hash(seed, row, 57))}`,
    area: pick(place.areas, hash(seed, row, 58)),
    governorate: place.governorate,
    city: place.city,
  }
}

export function nameParts(seed: number, row: number): [string, string, string, string] {
  const back = walletRow(seed, row)
  if (back !== undefined) return nameParts(WALLET, back)
  return [
    pick(isMale(seed, row) ? maleNames : femaleNames, hash(seed, row, 31)),
    pick(maleNames, hash(seed, row, 32)),
    pick(maleNames, hash(seed, row, 33)),
    pick(familyNames, hash(seed, row, 34)),
  ]
}

/**
 * 14 digits that no real person has: governorate code 88 (abroad) and a sequence that starts
 * with 000. Its last digit is odd for men.
 */
export function nationalId(seed: number, row: number): string {
  const back = walletRow(seed, row)
  if (back !== undefined) return nationalId(WALLET, back)
  const born = birthDate(seed, row)
  const century = born < '2000' ? '2' : '3'
  const last = (hash(seed, row, 35) % 5) * 2 + (isMale(seed, row) ? 1 : 0)
  const check = 1 + (hash(seed, row, 36) % 9)
  return `${century}${born.slice(2, 4)}${born.slice(5, 7)}${born.slice(8)}88000${last}${check}`
}

/** No mobile operator uses +20 19. */
export function phoneNumber(seed: number, row: number): string {
  const back = walletRow(seed, row)
  if (back !== undefined) return phoneNumber(WALLET, back)
  return `+2019${String(hash(seed, row, 37) % 100_000_000).padStart(8, '0')}`
}

function husbandName(seed: number, row: number): string {
  const [first, father, family] = [41, 42, 43].map((salt) => hash(seed, row, salt))
  return `${pick(maleNames, first ?? 0)} ${pick(maleNames, father ?? 0)} ${pick(familyNames, family ?? 0)}`
}

/** The id of the person in the client's own system. */
export function referenceOf(seed: number, row: number): string {
  const back = walletRow(seed, row)
  if (back !== undefined) return referenceOf(WALLET, back)
  return `usr-${hash(seed, row, 38).toString(36).padStart(7, '0')}`
}

/** Days go up to 28, so no calendar is needed: a search computes 100 000 of these. */
function birthDate(seed: number, row: number): string {
  const draw = hash(seed, row, 39)
  // Two out of three people are born between 1983 and 2007.
  const year = draw % 3 ? 1983 + ((draw >>> 4) % 25) : 1950 + ((draw >>> 4) % 58)
  return `${year}-${twoDigits(1 + ((draw >>> 12) % 12))}-${twoDigits(1 + ((draw >>> 18) % 28))}`
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}

function isMale(seed: number, row: number): boolean {
  return hash(seed, row, 29) % 100 < 56
}
