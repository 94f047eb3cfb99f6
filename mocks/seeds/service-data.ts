import type {
  AdvancedConfidence,
  DocumentVerificationPlus,
  ImageType,
  TransactionDetail,
} from '@/api/transactions/schema'
import type { BundleSeed } from './bundles'
import type { Outcome } from './outcomes'
import { personOf } from './person'
import { chance, hash } from './random'
import { failure } from './service-errors'
import { serviceOf } from './services'

type Attempt = {
  bundle: BundleSeed
  row: number
  at: number
  outcome: Outcome
  service: number
  error: number
  time: number
}
type Found = Pick<
  TransactionDetail,
  'data' | 'advanced_confidence' | 'document_verification_plus' | 'images'
>

/** What one service attempt found (contract section 5, "data by service"). */
export function foundBy(attempt: Attempt): Found {
  const { error } = attempt
  const passed = error === failure.none
  switch (serviceOf(attempt.service)) {
    case 'ocr':
      return {
        ...documentChecks(attempt, ['front', 'back']),
        data: read(error) ? idCard(attempt) : {},
      }
    case 'passport_ocr':
      return {
        ...documentChecks(attempt, ['passport']),
        data: read(error) ? passport(attempt) : {},
      }
    case 'face_match':
      return {
        data: {
          is_similar: passed,
          confidence: passed ? part(attempt, 0.72, 0.99) : part(attempt, 0.35, 0.58),
        },
        images: ['selfie'],
      }
    case 'liveness':
      return { data: livenessData(attempt, passed), images: ['selfie'] }
    case 'ntra':
      return { data: { isMatched: passed, phone_number: person(attempt).phone } }
    case 'cso':
      return {
        data: passed
          ? { isValid: true, errorCode: null, errorKey: null, errorMessage: null }
          : {
              isValid: false,
              errorCode: 'CSO-1105',
              errorKey: 'NAME_MISMATCH',
              errorMessage: 'الاسم غير مطابق لبيانات السجل المدني',
            },
      }
    case 'phone_otp':
      return { data: { verified: passed, phone_number: person(attempt).phone } }
    case 'email_otp':
      return { data: { verified: passed } }
    case 'sanction_shield':
      return { data: { is_match: false, matched_records: 0 } }
    case 'name_match':
      return { data: { is_match: true, match_score: part(attempt, 0.81, 1) } }
    default:
      return { data: {} }
  }
}

/** An expired document is refused, but it was read. */
export function read(error: number): boolean {
  return error === failure.none || error === failure.expired
}

function idCard({ bundle, row, outcome, time }: Attempt): Record<string, unknown> {
  const who = personOf(bundle.number, row)
  const released = releaseDate(bundle.number, row, outcome, time)
  return {
    first_name: who.firstName,
    full_name: `${who.firstName} ${who.otherNames}`,
    street: who.street,
    area: `${who.area} - ${who.governorate}`,
    front_nid: who.nid,
    serial_number: `XX${String(hash(bundle.number, row, 60) % 10_000_000).padStart(7, '0')}`,
    back_nid: who.nid,
    release_date: released,
    gender: who.male ? 'ذكر' : 'أنثى',
    marital_status: who.maritalStatus,
    profession: who.profession,
    religion: who.religion,
    husband_name: who.husbandName,
    date_of_birth: who.birthDate,
    age: ageAt(who.birthDate, time),
    birth_governarate: 'خارج الجمهورية',
    police_station: who.area,
    governorate: who.governorate,
    expiry_date: yearsLater(released, 7),
  }
}

function passport({ bundle, row, outcome, time }: Attempt): Record<string, unknown> {
  const who = personOf(bundle.number, row)
  const released = releaseDate(bundle.number, row, outcome, time)
  return {
    full_name: `${who.firstName} ${who.otherNames}`,
    passport_number: `X${String(hash(bundle.number, row, 61) % 100_000_000).padStart(8, '0')}`,
    front_nid: who.nid,
    nationality: 'EGY',
    gender: who.male ? 'M' : 'F',
    date_of_birth: who.birthDate,
    profession: who.profession,
    release_date: released,
    expiry_date: yearsLater(released, 7),
  }
}

function livenessData(attempt: Attempt, passed: boolean): Record<string, unknown> {
  const actions = ['smile', 'look_left', 'look_right', 'close_eyes'] as const
  const first = hash(attempt.bundle.number, attempt.row, 62)
  return {
    liveness_success: passed,
    facematch_success: passed,
    actions: [0, 1, 2].map((place) => ({
      id: place + 1,
      action: actions[(first + place) % actions.length],
      status: passed || place < 2,
    })),
  }
}

function documentChecks(attempt: Attempt, images: ImageType[]): Omit<Found, 'data'> {
  if (!read(attempt.error)) return { images }
  return {
    images,
    advanced_confidence: confidence(attempt),
    document_verification_plus: verification(attempt),
  }
}

function confidence(attempt: Attempt): AdvancedConfidence {
  const zone = attempt.outcome === 'greyscale' ? 2 : 1
  return {
    fraud_detection_zone: zone,
    fraud_detection_details: {
      face_fraud_zone: 1,
      face_fraud_confidence: part(attempt, 0.9, 0.99),
      front_image_manipulation_zone: zone,
      front_image_manipulation_confidence: part(
        attempt,
        zone === 1 ? 0.88 : 0.41,
        zone === 1 ? 0.99 : 0.6,
      ),
    },
  }
}

function verification({ outcome }: Attempt): DocumentVerificationPlus {
  const grey = outcome === 'greyscale'
  const expired = outcome === 'expired_card'
  return {
    expired,
    front_data_validity: true,
    back_data_validity: true,
    is_front_greyscale: grey,
    is_back_greyscale: grey,
    review_required: reviewReasons(outcome) ?? [],
  }
}

/** What a person has to look at, for the document and for its session. */
export function reviewReasons(outcome: Outcome): string[] | undefined {
  if (outcome === 'greyscale') return ['is_front_greyscale', 'is_back_greyscale']
  if (outcome === 'expired_card') return ['expired']
  return undefined
}

const YEAR = 365.25 * 86_400_000

function releaseDate(seed: number, row: number, outcome: Outcome, time: number): string {
  const age =
    outcome === 'expired_card' ? 7.1 + chance(seed, row, 63) * 2 : 0.1 + chance(seed, row, 63) * 6.6
  return new Date(time - age * YEAR).toISOString().slice(0, 10)
}

function yearsLater(date: string, years: number): string {
  return `${Number(date.slice(0, 4)) + years}${date.slice(4)}`
}

function ageAt(birthDate: string, time: number): number {
  return Math.floor((time - Date.parse(birthDate)) / YEAR)
}

function person({ bundle, row }: Attempt) {
  return personOf(bundle.number, row)
}

function part({ bundle, row, at }: Attempt, least: number, most: number): number {
  return Number((least + chance(bundle.number, row, 120 + at) * (most - least)).toFixed(4))
}
