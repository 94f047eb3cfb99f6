import { places, streets } from './addresses'
import { familyNames, femaleNames, femaleProfessions, maleNames, maleProfessions } from './names'
import { hash, pick } from './random'

export type Person = {
  male: boolean
  firstName: string
  /** Names of the father, the grandfather and the family. */
  otherNames: string
  nid: string
  /** YYYY-MM-DD. */
  birthDate: string
  phone: string
  profession: string
  maritalStatus: string
  religion: string
  /** Empty for most people. */
  husbandName: string
  street: string
  area: string
  governorate: string
  city: string
}

/** Source of generated people: a bundle, or another list with its own seed number. */
export type People = { number: number; sessions?: readonly ChosenPerson[] }

/** Personal data that a test chose instead of the generated data. */
export type ChosenPerson = { full_name?: string; front_nid?: string; reference_user_id?: string }

/** The bundles "Wallet sign-up" and "Branch tablets". Some people have sessions in both. */
const wallet: People = { number: 1 }
const BRANCH = 2

/**
 * Returns the wallet row with the same person as a branch session, if any. Of every ten branch sessions, only the last
 * two belong to the same person.
 */
function walletRow({ number, sessions }: People, row: number): number | undefined {
  return number === BRANCH && !sessions && row % 10 >= 8 ? (row - (row % 10)) * 5 : undefined
}

/** Returns a session's person. The same row always gives the same person. */
export function getPerson(people: People, row: number): Person {
  const back = walletRow(people, row)
  if (back !== undefined) return getPerson(wallet, back)
  const { number: seed } = people
  const male = isMale(people, row)
  const chosenParts = people.sessions?.[row]?.full_name?.split(' ')
  const [firstName = '', ...others] = chosenParts ?? nameParts(people, row)
  const place = pick(
    places,
    hash(seed, row, 50) % 3 ? hash(seed, row, 51) % 4 : hash(seed, row, 52),
  )
  const isMarried = hash(seed, row, 53) % 5 < 3
  const christian = hash(seed, row, 54) % 10 === 0
  return {
    male,
    firstName,
    otherNames: others.join(' '),
    nid: nationalId(people, row),
    birthDate: birthDate(people, row),
    phone: phoneNumber(people, row),
    profession: pick(male ? maleProfessions : femaleProfessions, hash(seed, row, 55)),
    maritalStatus: isMarried ? (male ? 'متزوج' : 'متزوجة') : male ? 'أعزب' : 'آنسة',
    religion: christian ? (male ? 'مسيحي' : 'مسيحية') : male ? 'مسلم' : 'مسلمة',
    husbandName: !male && isMarried && hash(seed, row, 59) % 2 ? husbandName(seed, row) : '',
    street: `${1 + (hash(seed, row, 56) % 140)} ${pick(streets, hash(seed, row, 57))}`,
    area: pick(place.areas, hash(seed, row, 58)),
    governorate: place.governorate,
    city: place.city,
  }
}

export function fullName(people: People, row: number): string {
  return people.sessions?.[row]?.full_name ?? nameParts(people, row).join(' ')
}

/** Returns the parts of a generated name: the person's, the father's, the grandfather's and the family name. */
export function nameParts(people: People, row: number): [string, string, string, string] {
  const back = walletRow(people, row)
  if (back !== undefined) return nameParts(wallet, back)
  const { number: seed } = people
  return [
    pick(isMale(people, row) ? maleNames : femaleNames, hash(seed, row, 31)),
    pick(maleNames, hash(seed, row, 32)),
    pick(maleNames, hash(seed, row, 33)),
    pick(familyNames, hash(seed, row, 34)),
  ]
}

/**
 * Returns a national ID that no real person has: governorate code 88 (abroad) and a sequence that starts with 000. The
 * 13th digit is odd for men.
 */
export function nationalId(people: People, row: number): string {
  const chosenValue = people.sessions?.[row]?.front_nid
  if (chosenValue !== undefined) return chosenValue
  const back = walletRow(people, row)
  if (back !== undefined) return nationalId(wallet, back)
  const { number: seed } = people
  const born = birthDate(people, row)
  const century = born < '2000' ? '2' : '3'
  const last = (hash(seed, row, 35) % 5) * 2 + (isMale(people, row) ? 1 : 0)
  const check = 1 + (hash(seed, row, 36) % 9)
  return `${century}${born.slice(2, 4)}${born.slice(5, 7)}${born.slice(8)}88000${last}${check}`
}

/** Returns a phone number that starts with +20 19, because no mobile operator uses this prefix. */
export function phoneNumber(people: People, row: number): string {
  const back = walletRow(people, row)
  if (back !== undefined) return phoneNumber(wallet, back)
  return `+2019${String(hash(people.number, row, 37) % 100_000_000).padStart(8, '0')}`
}

/** Returns the ID of a person's device. */
export function deviceId(people: People, row: number): string {
  const back = walletRow(people, row)
  if (back !== undefined) return deviceId(wallet, back)
  const parts = [71, 72].map((salt) => hash(people.number, row, salt).toString(16).padStart(8, '0'))
  return parts.join('')
}

function husbandName(seed: number, row: number): string {
  const [first, father, family] = [41, 42, 43].map((salt) => hash(seed, row, salt))
  return `${pick(maleNames, first ?? 0)} ${pick(maleNames, father ?? 0)} ${pick(familyNames, family ?? 0)}`
}

/** Returns the person's ID in the client's own system. */
export function getReference(people: People, row: number): string {
  const chosenValue = people.sessions?.[row]?.reference_user_id
  if (chosenValue !== undefined) return chosenValue
  const back = walletRow(people, row)
  if (back !== undefined) return getReference(wallet, back)
  return `usr-${hash(people.number, row, 38).toString(36).padStart(7, '0')}`
}

/**
 * Returns a birth date. Days go only up to 28, so a search that computes 100,000 dates doesn't need a slow calendar.
 */
function birthDate(people: People, row: number): string {
  const chosenValue = chosenId(people, row)
  if (chosenValue) return chosenValue.born
  const draw = hash(people.number, row, 39)
  // Two out of three people are born between 1983 and 2007.
  const year = draw % 3 ? 1983 + ((draw >>> 4) % 25) : 1950 + ((draw >>> 4) % 58)
  return `${year}-${twoDigits(1 + ((draw >>> 12) % 12))}-${twoDigits(1 + ((draw >>> 18) % 28))}`
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}

function isMale(people: People, row: number): boolean {
  const chosenValue = chosenId(people, row)
  return chosenValue ? chosenValue.isMale : hash(people.number, row, 29) % 100 < 56
}

/** Returns the birth date and sex in a chosen national ID, or undefined if the ID doesn't contain them. */
function chosenId({ sessions }: People, row: number) {
  const nid = sessions?.[row]?.front_nid
  if (nid === undefined) return undefined
  const [, century, year, month, day, sex] = /^([23])(\d\d)(\d\d)(\d\d)\d{5}(\d)\d$/.exec(nid) ?? []
  if (century === undefined) return undefined
  const born = `${century === '2' ? '19' : '20'}${year}-${month}-${day}`
  return { born, isMale: Number(sex) % 2 === 1 }
}
