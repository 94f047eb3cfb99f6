import type { ServiceDoc, ServiceGroup, ServiceSummary } from './types'

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

/** Every call of the service API, in the order in which the documentation shows them. */
export const serviceList: readonly ServiceSummary[] = rows.map(
  ([id, name, group, path, plan = []]) => ({ id, name, group, method: 'POST', path, plan }),
)

const groups: Record<ServiceGroup, () => Promise<{ services: readonly ServiceDoc[] }>> = {
  access: () => import('./services/access'),
  documents: () => import('./services/documents'),
  faces: () => import('./services/faces'),
  screening: () => import('./services/screening'),
  contact: () => import('./services/contact'),
  registries: () => import('./services/registries'),
  transactions: () => import('./services/transactions'),
}

/** Throws for an unknown id. */
export function serviceSummary(id: string): ServiceSummary {
  const summary = serviceList.find((each) => each.id === id)
  if (!summary) throw new Error(`There is no service ${id}`)
  return summary
}

/** The description of a service, in a chunk with the others of its group. Rejects for an unknown id. */
export async function loadService(id: string): Promise<ServiceDoc> {
  const { services } = await groups[serviceSummary(id).group]()
  const service = services.find((each) => each.id === id)
  if (!service) throw new Error(`The service ${id} is not described`)
  return service
}

/** The descriptions of all services, in the order of the list. */
export async function loadServices(): Promise<ServiceDoc[]> {
  return Promise.all(serviceList.map(({ id }) => loadService(id)))
}
