import type { DocumentType, RecognitionInput } from '@/backend/recognition'
import { getText } from '@/lib/data-fields'
import { specimenBoxes } from '@mocks/images/specimen'
import { currentAnchor } from './calendar'
import { chance, hash, pick } from './random'
import { confidence, idCard, passport, verification } from './service-data'

type Names = readonly (readonly [arabic: string, latin: string])[]

/** Name parts, combined at random into invented people. */
const firstNames: Names = [
  ['ياسين', 'YASSINE'],
  ['سلمى', 'SALMA'],
  ['أمين', 'AMINE'],
  ['نادية', 'NADIA'],
  ['إلياس', 'ILYAS'],
  ['هاجر', 'HAJAR'],
]
const familyNames: Names = [
  ['العلوي التجريبي', 'EL ALAOUI ETTAJRIBI'],
  ['بن نموذج', 'BEN NAMOUDHAJ'],
  ['المثالي', 'EL MITHALI'],
  ['الطرابلسي العينة', 'TRABELSI EL AYINA'],
]
const towns: Record<'mar' | 'tun', Names> = {
  mar: [
    ['الرباط', 'RABAT'],
    ['فاس', 'FES'],
    ['أكادير', 'AGADIR'],
  ],
  tun: [
    ['سوسة', 'SOUSSE'],
    ['صفاقس', 'SFAX'],
    ['بنزرت', 'BIZERTE'],
  ],
}

/** Returns the data that the mock reads from a document. The same `pixels` hash always gives the same data. */
export function documentData(
  type: DocumentType,
  pixels: number,
): Pick<
  RecognitionInput,
  'result' | 'boxes' | 'advanced_confidence' | 'document_verification_plus'
> {
  const time = currentAnchor().now
  const outcome = pixels % 8 === 0 ? ('expired_card' as const) : ('passed' as const)
  const holder = { bundle: { number: pixels }, row: pixels % 1000, outcome, time, attempt: 0 }
  const result = type === 'egy_nid' ? idCard(holder) : otherResult(type, holder, pixels)
  const isFound = (field: string) => getText(result, field) !== undefined
  const passports = type === 'egy_passport' || type === 'mar_passport'
  const boxes = passports
    ? specimenBoxes('passport', pixels, (field) => Object.hasOwn(result, field))
    : type === 'egy_nid'
      ? [...specimenBoxes('front', pixels, isFound), ...specimenBoxes('back', pixels, isFound)]
      : undefined
  return {
    result,
    advanced_confidence: confidence(holder),
    document_verification_plus: verification(holder),
    boxes,
  }
}

type Holder = Parameters<typeof passport>[0]

function otherResult(
  type: Exclude<DocumentType, 'egy_nid'>,
  holder: Holder,
  pixels: number,
): Record<string, unknown> {
  const digits = (salt: number, length: number) =>
    String(hash(pixels, salt) % 10 ** length).padStart(length, '0')
  switch (type) {
    case 'egy_passport':
      return { ...passport(holder), full_name: inTwoScripts(pixels).full_name }
    case 'mar_passport':
      return {
        ...foreignCard('mar', pixels),
        passport_number: `XX${digits(1, 7)}`,
        nationality: 'MAR',
      }
    case 'mar_nid_ocr':
      return { ...foreignCard('mar', pixels), document_number: `XX${digits(2, 6)}` }
    case 'tun_nid_ocr':
      return { ...foreignCard('tun', pixels), document_number: digits(3, 8) }
    case 'egy_tax_card':
      return {
        taxpayer_name: 'شركة النموذج للتجارة',
        tax_registration_number: `000-${digits(4, 3)}-${digits(5, 3)}`,
        activity: 'تجارة عامة',
        tax_office: 'مأمورية الاستثمار',
        release_date: day(-3, pixels),
        expiry_date: day(2, pixels),
      }
  }
}

function inTwoScripts(pixels: number) {
  const [first, family] = [pick(firstNames, pixels >>> 3), pick(familyNames, pixels >>> 7)]
  return {
    first_name: { arabic: first[0], latin: first[1] },
    full_name: { arabic: `${first[0]} ${family[0]}`, latin: `${first[1]} ${family[1]}` },
  }
}

function foreignCard(country: keyof typeof towns, pixels: number): Record<string, unknown> {
  const [arabic, latin] = pick(towns[country], pixels >>> 11)
  return {
    ...inTwoScripts(pixels),
    date_of_birth: day(-25 - Math.floor(chance(pixels, 6) * 30), pixels),
    place_of_birth: { arabic, latin },
    gender: pixels % 2 ? 'F' : 'M',
    release_date: day(-4, pixels),
    expiry_date: day(pixels % 8 === 0 ? -1 : 5, pixels),
  }
}

/** Returns a date `years` years from the current year. `pixels` determines the month and day. */
function day(years: number, pixels: number): string {
  const date = new Date(currentAnchor().today)
  date.setUTCFullYear(date.getUTCFullYear() + years, pixels % 12, 1 + (pixels % 28))
  return date.toISOString().slice(0, 10)
}
