import { useLingui } from '@lingui/react/macro'
import type { PersonalKind } from '@/lib/mask'

export function useKindName(): (kind: PersonalKind) => string {
  const { t } = useLingui()
  const names: Record<PersonalKind, string> = {
    national_id: t`national id`,
    name: t`name`,
    phone: t`phone number`,
    email: t`email`,
    address: t`address`,
    document: t`document number`,
    birth_date: t`date of birth`,
    reference: t`reference user`,
    text: t`value`,
  }
  return (kind) => names[kind]
}
