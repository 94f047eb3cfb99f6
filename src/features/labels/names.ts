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

const platformNames = new Map([
  ['android', 'Android'],
  ['ios', 'iOS'],
  ['react_native', 'React Native'],
  ['flutter', 'Flutter'],
  ['cordova', 'Cordova'],
])

/** Platform names are proper names, the same in every language. */
export function platformName(platform: string): string {
  return platformNames.get(platform.toLowerCase()) ?? humanise(platform)
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

/** Names a field of a document or a check. `birth_governarate` is the spelling of the API. */
export function useFieldName(): (field: string) => string {
  const { t } = useLingui()
  const names = new Map([
    ['reference_user_id', t`Reference user`],
    ['full_name', t`Full name`],
    ['first_name', t`First name`],
    ['front_nid', t`National id, front`],
    ['back_nid', t`National id, back`],
    ['date_of_birth', t`Date of birth`],
    ['age', t`Age`],
    ['gender', t`Gender`],
    ['birth_governarate', t`Birth governorate`],
    ['marital_status', t`Marital status`],
    ['religion', t`Religion`],
    ['profession', t`Profession`],
    ['husband_name', t`Husband’s name`],
    ['street', t`Street`],
    ['area', t`Area`],
    ['police_station', t`Police station`],
    ['governorate', t`Governorate`],
    ['serial_number', t`Serial number`],
    ['release_date', t`Issued`],
    ['expiry_date', t`Expires`],
    ['passport_number', t`Passport number`],
    ['nationality', t`Nationality`],
    ['phone_number', t`Phone number`],
    ['email', t`Email`],
    ['confidence', t`Confidence`],
    ['is_similar', t`Faces are similar`],
    ['liveness_success', t`Live person`],
    ['facematch_success', t`Face matches`],
    ['actions', t`Actions`],
    ['verified', t`Verified`],
    ['isMatched', t`Number belongs to the person`],
    ['isValid', t`Confirmed by the registry`],
    ['errorCode', t`Error code`],
    ['errorKey', t`Error key`],
    ['errorMessage', t`Error message`],
    ['is_match', t`Match found`],
    ['match_score', t`Match score`],
    ['matched_records', t`Matched records`],
  ])
  return (field) => names.get(field) ?? humanise(field)
}
