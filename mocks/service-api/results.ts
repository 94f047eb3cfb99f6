import { sanctionFields, type SanctionRequest } from '@/backend/sanction'
import { documentTypes } from '@/backend/recognition'
import { hasSpecimenMark } from '@/lib/documents/specimen-mark'
import { sendMail } from '@mocks/accounts/mail'
import type { Database, ServiceTransaction } from '@mocks/db'
import { hashText } from '@mocks/images/uploaded-image'
import { serviceCredentials } from '@mocks/personas'
import { searchSanctions } from '@mocks/queries/search-sanctions'
import { allLists } from '@mocks/sanction-lists/uploaded-lists'
import { documentData } from '@mocks/seeds/document-data'
import { chance } from '@mocks/seeds/random'
import { isRecord } from './check-fields'
import { encryptImages } from './encrypt-images'
import { transliterate } from './transliterate'

/** Input for a service call. `data` has already been validated against the service catalog. */
export type ServiceInput = {
  db: Database
  documentType: string | undefined
  data: Readonly<Record<string, unknown>>
}

type Answer = Pick<ServiceTransaction, 'images' | 'code'> & {
  result: Record<string, unknown>
  /** Response fields next to `result`. */
  beside?: Record<string, unknown>
  /** Error code to list for the transaction if the result is negative. */
  listedAs?: number
}
/**
 * An error from the service catalog. The message names the invalid field for code 400, and is fixed for all other
 * codes.
 */
type Failure = { errorCode: 400; message: string } | { errorCode: 5009 | 5015 | 5021 | 5048 }
export type ServiceOutcome = Answer | Failure

/** Minimum size of a readable image in base64 characters, equal to 750 bytes. */
const MIN_IMAGE = 1000
const CODE_VALID_FOR = 300

/** Functions that compute each service's result, keyed by service ID. Document services share one function. */
export const serviceOutcomes: Record<
  string,
  (input: ServiceInput) => ServiceOutcome | Promise<ServiceOutcome>
> = {
  document: recognizeDocument,
  'face-match': matchFaces,
  'sanction-shield-search': search,
  transliterate: ({ data }) => {
    const text = getText(data, 'text')
    if (text === '5015') return { errorCode: 5015 }
    if (text.length > 200) return invalid('data.text: At most 200 characters')
    return { result: transliterate(text) }
  },
  'otp-send': (input) => sendCode(input, 'phone_number'),
  'otp-verify': verifyCode,
  'otp-email-send': (input) => sendCode(input, 'email'),
  'otp-email-verify': verifyCode,
  // In the mock, a number that ends in four zeros belongs to another person.
  ntra: ({ data }) => ({ result: { isMatched: !getText(data, 'phone_number').endsWith('0000') } }),
  cso: askCivilRegistry,
  'transaction-inquire': inquire,
  'fetch-images': fetchImages,
}

function recognizeDocument({ documentType, data }: ServiceInput): ServiceOutcome {
  const images = imagesIn(data)
  const type = documentTypes.find((each) => each === documentType)
  if (!type) return invalid('document_type: This document is not supported')
  if (Object.values(images).some((image) => image.length < MIN_IMAGE)) return { errorCode: 5009 }
  if (images['back_img'] !== undefined && images['back_img'] === images['front_img'])
    return invalid('data.back_img: This is the same image as the front side')
  const front = images['front_img'] ?? images['img'] ?? ''
  const isExpired = hasSpecimenMark(front, 'expired')
  if (isExpired && data['bundle_key'] === serviceCredentials.strict_bundle_key)
    return { errorCode: 5021 }
  // The result depends only on the photo. documentData returns an expired document for multiples of eight.
  const pixels = (hashText(front) & ~7) >>> 0
  const documentFields = documentData(type, isExpired ? pixels : pixels + 1)
  const { result, advanced_confidence, document_verification_plus } = documentFields
  const beside =
    type === 'egy_nid'
      ? { advanced_confidence, document_verification_plus }
      : { document_type: type }
  return { result, beside, images }
}

function matchFaces({ db, data }: ServiceInput): ServiceOutcome {
  const images = imagesIn(data)
  const id = getText(data, 'transaction_id')
  const second = images['second_img']
  if ((second === undefined) === (id === ''))
    return invalid('data.second_img: Send either this field or transaction_id')
  const earlier = db.serviceTransactions.get(id)?.images ?? {}
  const other = second ?? earlier['front_img'] ?? earlier['img']
  if (other === undefined)
    return invalid('data.transaction_id: There is no document call with this id')
  const first = images['first_img'] ?? ''
  const isOther = (image: string) => hasSpecimenMark(image, 'other-person')
  const is_similar = isOther(first) === isOther(other)
  const share = chance(hashText(first), hashText(other))
  const confidence = Number((is_similar ? 0.72 + share * 0.27 : 0.35 + share * 0.2).toFixed(4))
  return { result: { is_similar, confidence }, images, ...(is_similar ? {} : { listedAs: 5033 }) }
}

function search({ db, data }: ServiceInput): ServiceOutcome {
  const fields = getList(data, 'fields').flatMap((field): SanctionRequest['data']['fields'] => {
    const name = sanctionFields.find((each) => isRecord(field) && each === field['field_name'])
    if (!isRecord(field) || !name) return []
    const cutoff_match_score = Number(field['cutoff_match_score'])
    return [{ field_name: name, value: getText(field, 'value'), cutoff_match_score }]
  })
  const at = fields.findIndex(({ cutoff_match_score: cutoff }) => !(cutoff >= 0 && cutoff <= 1))
  if (at >= 0) return invalid(`data.fields.${at}.cutoff_match_score: Use a number from 0 to 1`)
  const names = getList(data, 'sanction_lists').map(String)
  // Custom lists are private to their organizations, so the service API doesn't search them.
  const lists = allLists(db)
    .filter(({ row }) => row.is_custom !== true && names.includes(row.name))
    .map(({ row: { name }, records }) => ({ name, records }))
  if (names.some((name) => !lists.some((list) => list.name === name))) return { errorCode: 5048 }
  const matched_records = searchSanctions(lists, {
    sanction_lists: names,
    fields,
    match_all_fields: data['match_all_fields'] === true,
    transliterate: data['transliterate'] === true,
  })
  const is_match = matched_records.length > 0
  return { result: { status: is_match ? 'match' : 'no_match', is_match, matched_records } }
}

function sendCode({ db, data }: ServiceInput, field: 'phone_number' | 'email'): ServiceOutcome {
  const address = getText(data, field)
  for (const { code } of db.serviceTransactions.values())
    if (code?.address === address) code.works = false
  sendMail(db, 'en', { to: address, subject: () => 'Your code', code: serviceCredentials.otp })
  const expiresAt = Date.now() + db.clockOffset + CODE_VALID_FOR * 1000
  return {
    result: { sent: true, expires_in: CODE_VALID_FOR },
    code: { address, expiresAt, works: true },
  }
}

function verifyCode({ db, data }: ServiceInput): ServiceOutcome {
  const { code } = db.serviceTransactions.get(getText(data, 'transaction_id')) ?? {}
  if (!code) return invalid('data.transaction_id: No code was sent in this transaction')
  const isCurrent = code.works && Date.now() + db.clockOffset < code.expiresAt
  const isVerified = isCurrent && getText(data, 'otp') === serviceCredentials.otp
  if (isVerified) code.works = false
  return { result: { verified: isVerified } }
}

function askCivilRegistry({ data }: ServiceInput): ServiceOutcome {
  const isValid = getText(data, 'full_name').startsWith(`${getText(data, 'first_name')} `)
  if (isValid) return { result: { isValid, errorCode: null, errorKey: null, errorMessage: null } }
  return {
    result: {
      isValid,
      errorCode: 'CSO-1105',
      errorKey: 'NAME_MISMATCH',
      errorMessage: 'الاسم غير مطابق لبيانات السجل المدني',
    },
    listedAs: 5052,
  }
}

function inquire({ db, data }: ServiceInput): ServiceOutcome {
  const transaction = db.serviceTransactions.get(getText(data, 'transaction_id'))
  if (!transaction) return invalid('data.transaction_id: There is no transaction with this id')
  const { service, passed, time, errorCode, result } = transaction
  return { result: { service, status: passed, time, error_code: errorCode, data: result } }
}

async function fetchImages({ db, data }: ServiceInput): Promise<ServiceOutcome> {
  const { images } = db.serviceTransactions.get(getText(data, 'transaction_id')) ?? {}
  if (!images) return invalid('data.transaction_id: There is no call with photos that has this id')
  const result = await encryptImages(images, getText(data, 'public_key'))
  return result ? { result } : invalid('data.public_key: This is not a public RSA key')
}

function invalid(message: string): Failure {
  return { errorCode: 400, message }
}

function imagesIn(data: ServiceInput['data']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data).flatMap(([name, value]) =>
      /(^|_)img$/.test(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

function getText(data: ServiceInput['data'], name: string): string {
  const value = data[name]
  return typeof value === 'string' ? value : ''
}

function getList(data: ServiceInput['data'], name: string): readonly unknown[] {
  const value = data[name]
  return Array.isArray(value) ? value : []
}
