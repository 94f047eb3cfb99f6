import type {
  AdvancedConfidence,
  DocumentVerificationPlus,
  ImageType,
  TransactionDetail,
} from '@/backend/transactions'
import type { BundleSeed } from './bundles'
import type { Outcome } from './outcomes'
import { getPerson } from './person'
import { chance, hash } from './random'
import { failure } from './service-errors'
import { getServiceName } from './services'

type Attempt = {
  bundle: BundleSeed
  row: number
  /** Attempt number in the session. */
  attempt: number
  outcome: Outcome
  service: number
  error: number
  /** Start time of the session, in milliseconds. */
  time: number
}
export type ServiceData = Pick<
  TransactionDetail,
  'data' | 'advanced_confidence' | 'document_verification_plus' | 'images'
>

/** Creates one service attempt's data (behavior 7.12). */
export function createServiceData(attempt: Attempt): ServiceData {
  const { error } = attempt
  const hasPassed = error === failure.none
  switch (getServiceName(attempt.service)) {
    case 'ocr':
      return {
        ...documentChecks(attempt, ['front', 'back']),
        data: wasRead(error) ? idCard(attempt) : {},
      }
    case 'passport_ocr':
      return {
        ...documentChecks(attempt, ['passport']),
        data: wasRead(error) ? passport(attempt) : {},
      }
    case 'face_match':
      return {
        data: {
          is_similar: hasPassed,
          confidence: hasPassed
            ? scoreBetween(attempt, 0.72, 0.99)
            : scoreBetween(attempt, 0.35, 0.58),
        },
        images: ['selfie'],
      }
    case 'liveness':
      return { data: livenessData(attempt, hasPassed), images: ['selfie'] }
    case 'ntra':
      return { data: { isMatched: hasPassed, phone_number: personIn(attempt).phone } }
    case 'cso':
      return {
        data: hasPassed
          ? { isValid: true, errorCode: null, errorKey: null, errorMessage: null }
          : {
              isValid: false,
              errorCode: 'CSO-1105',
              errorKey: 'NAME_MISMATCH',
              errorMessage: 'الاسم غير مطابق لبيانات السجل المدني',
            },
      }
    case 'phone_otp':
      return { data: { verified: hasPassed, phone_number: personIn(attempt).phone } }
    case 'email_otp':
      return { data: { verified: hasPassed } }
    case 'sanction_shield':
      return { data: { is_match: false, matched_records: 0 } }
    case 'name_match':
      return { data: { is_match: true, match_score: scoreBetween(attempt, 0.81, 1) } }
    default:
      return { data: {} }
  }
}

/** Whether the document was read. An expired document is read, then rejected. */
export function wasRead(error: number): boolean {
  return error === failure.none || error === failure.expired
}

/**
 * Input for generating a document: the holder's seed and row, and the outcome and time that determine the document's
 * dates.
 */
type Holder = Pick<Attempt, 'row' | 'outcome' | 'time'> & {
  bundle: Pick<BundleSeed, 'number' | 'sessions'>
}

/** Creates the fields of an Egyptian national ID. */
export function idCard({ bundle, row, outcome, time }: Holder): Record<string, unknown> {
  const person = getPerson(bundle, row)
  const release_date = releaseDate(bundle.number, row, outcome, time)
  return {
    first_name: person.firstName,
    full_name: `${person.firstName} ${person.otherNames}`,
    street: person.street,
    area: `${person.area} - ${person.governorate}`,
    front_nid: person.nid,
    serial_number: `XX${String(hash(bundle.number, row, 60) % 10_000_000).padStart(7, '0')}`,
    back_nid: person.nid,
    release_date,
    gender: person.male ? 'ذكر' : 'أنثى',
    marital_status: person.maritalStatus,
    profession: person.profession,
    religion: person.religion,
    husband_name: person.husbandName,
    date_of_birth: person.birthDate,
    age: ageAt(person.birthDate, time),
    birth_governarate: 'خارج الجمهورية',
    police_station: person.area,
    governorate: person.governorate,
    expiry_date: yearsLater(release_date, 7),
  }
}

/** Creates the fields of an Egyptian passport. */
export function passport({ bundle, row, outcome, time }: Holder): Record<string, unknown> {
  const person = getPerson(bundle, row)
  const release_date = releaseDate(bundle.number, row, outcome, time)
  return {
    full_name: `${person.firstName} ${person.otherNames}`,
    passport_number: `X${String(hash(bundle.number, row, 61) % 100_000_000).padStart(8, '0')}`,
    front_nid: person.nid,
    nationality: 'EGY',
    gender: person.male ? 'M' : 'F',
    date_of_birth: person.birthDate,
    profession: person.profession,
    release_date,
    expiry_date: yearsLater(release_date, 7),
  }
}

function livenessData(attempt: Attempt, hasPassed: boolean): Record<string, unknown> {
  const actions = ['smile', 'look_left', 'look_right', 'close_eyes'] as const
  const offset = hash(attempt.bundle.number, attempt.row, 62)
  return {
    liveness_success: hasPassed,
    facematch_success: hasPassed,
    actions: [0, 1, 2].map((index) => ({
      id: index + 1,
      action: actions[(offset + index) % actions.length],
      status: hasPassed || index < 2,
    })),
  }
}

function documentChecks(attempt: Attempt, images: ImageType[]): Omit<ServiceData, 'data'> {
  if (!wasRead(attempt.error)) return { images }
  return {
    images,
    advanced_confidence: confidence(attempt),
    document_verification_plus: verification(attempt),
  }
}

/** Returns the likelihood that a document has not been tampered with. */
export function confidence(attempt: Holder & Pick<Attempt, 'attempt'>): AdvancedConfidence {
  const zone = attempt.outcome === 'greyscale' ? 2 : 1
  return {
    fraud_detection_zone: zone,
    fraud_detection_details: {
      face_fraud_zone: 1,
      face_fraud_confidence: scoreBetween(attempt, 0.9, 0.99),
      front_image_manipulation_zone: zone,
      front_image_manipulation_confidence: scoreBetween(
        attempt,
        zone === 1 ? 0.88 : 0.41,
        zone === 1 ? 0.99 : 0.6,
      ),
    },
  }
}

/** Returns the results of a document's checks. */
export function verification({ outcome }: Pick<Attempt, 'outcome'>): DocumentVerificationPlus {
  const isGreyscale = outcome === 'greyscale'
  const isExpired = outcome === 'expired_card'
  return {
    expired: isExpired,
    front_data_validity: true,
    back_data_validity: true,
    is_front_greyscale: isGreyscale,
    is_back_greyscale: isGreyscale,
    review_required: reviewReasons(outcome) ?? [],
  }
}

/** Returns the reasons for a manual review of the document and its session. */
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

function personIn({ bundle, row }: Attempt) {
  return getPerson(bundle, row)
}

function scoreBetween(
  { bundle, row, attempt }: Holder & Pick<Attempt, 'attempt'>,
  min: number,
  max: number,
): number {
  return Number((min + chance(bundle.number, row, 120 + attempt) * (max - min)).toFixed(4))
}
