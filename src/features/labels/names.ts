import { useLingui } from '@lingui/react/macro'
import { humanise } from '@/lib/format'

/** Names a document type; spells out the code of an unknown one. */
export function useDocumentName(): (documentType: string) => string {
  const { t } = useLingui()
  const names = new Map([
    ['egy_nid', t`Egyptian national id`],
    ['egy_passport', t`Egyptian passport`],
    ['mar_nid_ocr', t`Moroccan national id`],
    ['mar_passport', t`Moroccan passport`],
    ['tun_nid_ocr', t`Tunisian national id`],
    ['egy_tax_card', t`Egyptian tax card`],
  ])
  return (documentType) => names.get(documentType) ?? humanise(documentType)
}

const names = new Map([
  ['android', 'Android'],
  ['ios', 'iOS'],
  ['react_native', 'React Native'],
  ['flutter', 'Flutter'],
  ['cordova', 'Cordova'],
])

/** Platform names are proper names, the same in every language. */
export function platformName(platform: string): string {
  return names.get(platform.toLowerCase()) ?? humanise(platform)
}

/** Names a service. New services may appear at any time: their code is spelt out. */
export function useServiceName(): (service: string) => string {
  const { t } = useLingui()
  const names = new Map([
    ['ocr', t`ID OCR`],
    ['passport_ocr', t`Passport OCR`],
    ['generic_ocr', t`Generic ID OCR`],
    ['face_match', t`Face match`],
    ['liveness', t`Liveness`],
    ['transliteration', t`Transliteration`],
    ['name_match', t`Name match`],
    ['sanction_shield', t`Sanction Shield`],
    ['phone_otp', t`Phone OTP`],
    ['email_otp', t`Email OTP`],
    ['ntra', t`NTRA`],
    ['cso', t`CSO`],
    ['commercial_register_ocr', t`Commercial register OCR`],
    ['tax_card_ocr', t`Tax card OCR`],
    ['digital_identity', t`Digital identity`],
  ])
  return (service) => names.get(service) ?? humanise(service)
}

/** Abbreviations for a table cell, which has room for six services. */
export function useServiceShortName(): (service: string) => string {
  const { t } = useLingui()
  const serviceName = useServiceName()
  const names = new Map([
    ['ocr', t`OCR`],
    ['passport_ocr', t`Passport`],
    ['generic_ocr', t`Generic`],
    ['face_match', t`Face`],
    ['liveness', t`Live`],
    ['transliteration', t`Translit.`],
    ['name_match', t`Name`],
    ['sanction_shield', t`Sanctions`],
    ['phone_otp', t`Phone`],
    ['email_otp', t`Email`],
    ['commercial_register_ocr', t`Register`],
    ['tax_card_ocr', t`Tax card`],
    ['digital_identity', t`Identity`],
  ])
  return (service) => names.get(service) ?? serviceName(service)
}
