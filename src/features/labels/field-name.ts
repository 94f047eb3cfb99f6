import { useLingui } from '@lingui/react/macro'
import { humanise } from '@/lib/format'

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
