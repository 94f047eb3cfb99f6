import type { ServiceGroup, ServiceSummary } from './types'

type Row = [
  id: string,
  name: string,
  group: ServiceGroup,
  path: string,
  plan?: ServiceSummary['plan'],
]

const OCR = '/api/v1.5/ocr/'

const rows: readonly Row[] = [
  ['token', 'Access token', 'access', '/api/o/token/'],
  ['egy-nid', 'Egyptian national ID', 'documents', OCR, ['ocr', 'generic_ocr']],
  ['egy-passport', 'Egyptian passport', 'documents', OCR, ['passport_ocr', 'generic_ocr']],
  ['mar-nid', 'Moroccan national ID', 'documents', OCR, ['generic_ocr']],
  ['mar-passport', 'Moroccan passport', 'documents', OCR, ['passport_ocr', 'generic_ocr']],
  ['tun-nid', 'Tunisian national ID', 'documents', OCR, ['generic_ocr']],
  ['egy-tax-card', 'Egyptian tax card', 'documents', OCR, ['tax_card_ocr', 'generic_ocr']],
  ['face-match', 'Face match', 'faces', '/api/v1.1/face/match/', ['face_match']],
  [
    'sanction-shield-search',
    'Sanction Shield search',
    'screening',
    '/api/v2.1/sanction-shield/search/',
    ['sanction_shield'],
  ],
  ['transliterate', 'Transliteration', 'screening', '/api/v1/transliterate/', ['transliteration']],
  ['otp-send', 'Send a phone code', 'contact', '/api/v1/otp/send/', ['phone_otp']],
  ['otp-verify', 'Verify a phone code', 'contact', '/api/v1/otp/verify/', ['phone_otp']],
  ['otp-email-send', 'Send an email code', 'contact', '/api/v1/otp/email/send/', ['email_otp']],
  [
    'otp-email-verify',
    'Verify an email code',
    'contact',
    '/api/v1/otp/email/verify/',
    ['email_otp'],
  ],
  ['ntra', 'Phone ownership (NTRA)', 'registries', '/api/v1/fra/ntra/', ['ntra']],
  ['cso', 'Civil registry (CSO)', 'registries', '/api/v1/fra/cso/', ['cso']],
  ['transaction-inquire', 'Look up a transaction', 'transactions', '/api/v1/transaction/inquire/'],
  ['fetch-images', 'Fetch images', 'transactions', '/api/v1/transaction/fetch-images/'],
]

/** Every service API request, in documentation order. */
export const serviceList: readonly ServiceSummary[] = rows.map(
  ([id, name, group, path, plan = []]) => ({ id, name, group, method: 'POST', path, plan }),
)

/** Returns a service's summary. Throws for an unknown ID. */
export function serviceSummary(id: string): ServiceSummary {
  const summary = serviceList.find((each) => each.id === id)
  if (!summary) throw new Error(`There is no service ${id}`)
  return summary
}
