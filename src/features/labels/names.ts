import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { KnownService } from '@/backend/bundles'
import { humanize } from '@/lib/format'

/** Translates only the requested name because translating whole tables of names would slow down long lists. */
export function useNameIn(names: Readonly<Record<string, MessageDescriptor>>) {
  const { i18n } = useLingui()
  return (code: string) => {
    const name = Object.hasOwn(names, code) ? names[code] : undefined
    return name && i18n._(name)
  }
}

/** Names a code from the table. An unknown code is shown in plain words, and a missing code as "—". */
export function useNameLookup(names: Readonly<Record<string, MessageDescriptor>>) {
  const nameIn = useNameIn(names)
  return (code: string | undefined): string =>
    code === undefined ? '—' : (nameIn(code) ?? humanize(code))
}

const documentNames: Record<string, MessageDescriptor> = {
  egy_nid: msg`Egyptian national ID`,
  egy_passport: msg`Egyptian passport`,
  mar_nid_ocr: msg`Moroccan national ID`,
  mar_passport: msg`Moroccan passport`,
  tun_nid_ocr: msg`Tunisian national ID`,
  egy_tax_card: msg`Egyptian tax card`,
}

/** Names a document type. An unknown code is shown in plain words. */
export function useDocumentName(): (documentType: string) => string {
  return useNameLookup(documentNames)
}

const platformNames = new Map([
  ['android', 'Android'],
  ['ios', 'iOS'],
  ['react_native', 'React Native'],
  ['flutter', 'Flutter'],
  ['cordova', 'Cordova'],
])

/** Names a platform. Platform names are proper names, so they are the same in every language. */
export function platformName(platform: string): string {
  return platformNames.get(platform.toLowerCase()) ?? humanize(platform)
}

const serviceNames: Record<KnownService, MessageDescriptor> = {
  ocr: msg`ID OCR`,
  passport_ocr: msg`Passport OCR`,
  generic_ocr: msg`Generic ID OCR`,
  face_match: msg`Face match`,
  liveness: msg`Liveness`,
  transliteration: msg`Transliteration`,
  name_match: msg`Name match`,
  sanction_shield: msg`Sanction Shield`,
  phone_otp: msg`Phone OTP`,
  email_otp: msg`Email OTP`,
  ntra: msg`NTRA`,
  cso: msg`CSO`,
  commercial_register_ocr: msg`Commercial register OCR`,
  tax_card_ocr: msg`Tax card OCR`,
  digital_identity: msg`Digital identity`,
}

/** Names a service. New services may appear at any time, so an unknown code is shown in plain words. */
export function useServiceName(): (service: string | undefined) => string {
  return useNameLookup(serviceNames)
}

const serviceShortNames: Record<KnownService, MessageDescriptor> = {
  ocr: msg`OCR`,
  passport_ocr: msg`Passport`,
  generic_ocr: msg`Generic`,
  face_match: msg`Face`,
  liveness: msg`Live`,
  transliteration: msg`Translit.`,
  name_match: msg({ message: 'Name', context: 'service' }),
  sanction_shield: msg`Sanctions`,
  phone_otp: msg`Phone`,
  email_otp: msg({ message: 'Email', context: 'service' }),
  ntra: serviceNames.ntra,
  cso: serviceNames.cso,
  commercial_register_ocr: msg`Com. register`,
  tax_card_ocr: msg`Tax card`,
  digital_identity: msg`Identity`,
}

/** Returns abbreviated service names, short enough to fit six services into a table cell. */
export function useServiceShortName(): (service: string) => string {
  const serviceName = useServiceName()
  const nameIn = useNameIn(serviceShortNames)
  return (service) => nameIn(service) ?? serviceName(service)
}

const fieldNames: Record<string, MessageDescriptor> = {
  reference_user_id: msg`User reference`,
  full_name: msg`Full name`,
  first_name: msg`First name`,
  middle_name: msg`Middle name`,
  last_name: msg`Last name`,
  front_nid: msg`National ID, front`,
  back_nid: msg`National ID, back`,
  date_of_birth: msg`Date of birth`,
  age: msg`Age`,
  gender: msg`Gender`,
  birth_governarate: msg`Birth governorate`,
  marital_status: msg`Marital status`,
  religion: msg`Religion`,
  profession: msg`Profession`,
  husband_name: msg`Husband’s name`,
  street: msg`Street`,
  area: msg`Area`,
  police_station: msg`Police station`,
  governorate: msg`Governorate`,
  serial_number: msg`Serial number`,
  release_date: msg`Issued`,
  expiry_date: msg`Expires`,
  passport_number: msg`Passport number`,
  nationality: msg`Nationality`,
  document_number: msg`Document number`,
  known_address: msg`Known address`,
  birth_date_day: msg`Day of birth`,
  birth_date_month: msg`Month of birth`,
  birth_date_year: msg`Year of birth`,
  language: msg`Language`,
  remarks: msg`Remarks`,
  phone_number: msg`Phone number`,
  email: msg`Email`,
  confidence: msg`Confidence`,
  is_similar: msg`Faces are similar`,
  liveness_success: msg`Live person`,
  facematch_success: msg`Face matches`,
  actions: msg({ message: 'Actions', context: 'movements of a liveness check' }),
  verified: msg({ message: 'Verified', context: 'email or phone' }),
  isMatched: msg`Number belongs to the person`,
  isValid: msg`Confirmed by the registry`,
  errorCode: msg`Error code`,
  errorKey: msg`Error key`,
  errorMessage: msg`Error message`,
  is_match: msg`Match found`,
  match_score: msg`Match score`,
  matched_records: msg`Matched records`,
}

/** Names a document or check field. The misspelling in `birth_governarate` comes from the API. */
export function useFieldName(): (field: string) => string {
  return useNameLookup(fieldNames)
}
