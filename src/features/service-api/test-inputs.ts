import type { Json } from './catalog/types'

export type TestImage = 'card' | 'portrait' | 'unreadable' | 'expired' | 'other-person'

/** A service's example with some values changed, and the mock backend's response. */
export type TestInput = {
  service: string
  /** Values to set in `data` or in the form. */
  set?: Readonly<Record<string, Json>>
  images?: Readonly<Record<string, TestImage>>
  /** `unknown`: a token that the mock didn't issue. `used`: a token already used for three requests to the service. */
  token?: 'unknown' | 'used'
  /** ID of the service whose earlier request provides the `transaction_id`. */
  after?: string
  status: number
  /** The `error_code` of an error. */
  code?: number
  /** A value in the response, by its path. */
  answer?: readonly [path: string, value: boolean | string]
}

/** Key of a mock backend bundle that rejects expired documents. */
const STRICT_KEY = 'demo-strict-bundle-key'

const rejectedInput = (
  service: string,
  code: number,
  input: Partial<TestInput> = {},
): TestInput => ({
  service,
  status: code < 1000 ? code : 400,
  code,
  ...input,
})
const responseInput = (
  service: string,
  response: NonNullable<TestInput['answer']>,
  input: Partial<TestInput> = {},
): TestInput => ({ service, status: 200, answer: response, ...input })

const cards = { front_img: 'card', back_img: 'card' } as const
const searchInput = (value: string) => ({
  fields: [{ field_name: 'full_name', value, cutoff_match_score: 0.8 }],
})

/** Inputs by outcome. Each input is tested against the mock backend and shown in the documentation. */
export const testInputs: readonly TestInput[] = [
  rejectedInput('token', 401, { set: { password: 'another' } }),
  responseInput('egy-nid', ['document_verification_plus.expired', false], { images: cards }),
  responseInput('egy-nid', ['document_verification_plus.expired', true], {
    images: { ...cards, front_img: 'expired' },
  }),
  rejectedInput('egy-nid', 5021, {
    images: { ...cards, front_img: 'expired' },
    set: { bundle_key: STRICT_KEY },
  }),
  rejectedInput('egy-nid', 5009, { images: { ...cards, front_img: 'unreadable' } }),
  responseInput('face-match', ['result.is_similar', true], {
    images: { first_img: 'portrait', second_img: 'card' },
  }),
  responseInput('face-match', ['result.is_similar', false], {
    images: { first_img: 'portrait', second_img: 'other-person' },
  }),
  responseInput('sanction-shield-search', ['result.is_match', true]),
  responseInput('sanction-shield-search', ['result.is_match', false], {
    set: searchInput('Zzz Qqq'),
  }),
  rejectedInput('sanction-shield-search', 5048, { set: { sanction_lists: ['nowhere'] } }),
  responseInput('otp-verify', ['result.verified', true], {
    after: 'otp-send',
    set: { otp: '123456' },
  }),
  responseInput('otp-verify', ['result.verified', false], {
    after: 'otp-send',
    set: { otp: '000000' },
  }),
  responseInput('ntra', ['result.isMatched', true]),
  responseInput('ntra', ['result.isMatched', false], { set: { phone_number: '+201000000000' } }),
  responseInput('cso', ['result.isValid', true]),
  responseInput('cso', ['result.isValid', false], { set: { first_name: 'منى' } }),
  rejectedInput('ntra', 400, { set: { nid: '123' } }),
  rejectedInput('transliterate', 401, { set: { bundle_key: 'another' } }),
  rejectedInput('transliterate', 403, { token: 'unknown' }),
  rejectedInput('transliterate', 5012, { token: 'used' }),
  rejectedInput('transliterate', 5015, { set: { text: '5015' } }),
]
