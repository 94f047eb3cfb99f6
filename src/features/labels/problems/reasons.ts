import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

export interface Reason {
  code: number
  name: MessageDescriptor
  /** Services that can return this reason. If omitted, any service can. */
  services?: readonly string[]
}

const documents = [
  'ocr',
  'passport_ocr',
  'generic_ocr',
  'commercial_register_ocr',
  'tax_card_ocr',
] as const

/**
 * Short names of the errors in service-errors.ts that can end a session. Causes and remedies are in another module, so
 * a screen can load only the reasons.
 */
export const reasons: readonly Reason[] = [
  { code: 5009, name: msg`The document could not be read`, services: documents },
  { code: 5021, name: msg`The document has expired`, services: documents },
  { code: 5031, name: msg`Liveness could not be confirmed`, services: ['liveness'] },
  { code: 5033, name: msg`The faces do not match`, services: ['face_match'] },
  { code: 5048, name: msg`The sanction list is unknown`, services: ['sanction_shield'] },
  { code: 5052, name: msg`The civil registry does not confirm the data`, services: ['cso'] },
  { code: 5012, name: msg`No attempts left` },
  { code: 5015, name: msg`The service could not complete the request` },
]

/**
 * Names a check's or session's error by its code. Returns undefined for an unknown code, so callers can show the
 * service's own message.
 */
export function useErrorName(): (code: number | undefined) => string | undefined {
  const { i18n } = useLingui()
  return (code) => {
    const reason = reasons.find((each) => each.code === code)
    return reason && i18n._(reason.name)
  }
}
