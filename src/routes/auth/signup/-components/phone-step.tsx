import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useScope } from '@/api/core/use-scope'
import { useUserDetails } from '@/api/signup'
import { signupDrafts } from '@/lib/private-text'
import { formatCountry } from '@/lib/format'
import { parsePhone, toCountry } from '@/lib/phone'
import { cleanFormText } from '@/ui/form/form-text'
import { SubmitButton } from '@/routes/auth/-components/submit-button'
import { PhoneFields, type TypedPhone } from './phone-fields'
import { SavedDetailsLink, StepPage } from './step-page'
import { useSaveStep, useStepForm } from './use-step-form'

const NAMES = ['phone_number']
/** Country of most clients. */
const DEFAULT_COUNTRY = 'EG'

/** Step 6: the phone number, sent as E.164. */
export function PhoneStep() {
  const scope = useScope()
  const { t, i18n } = useLingui()
  const { data: details } = useUserDetails(scope)
  const save = useSaveStep('phone-number')
  const [phone, setPhone] = useState(() => initialPhone(details.phone_number))
  const { form, field, busy, failure } = useStepForm({
    names: NAMES,
    check: (formData) => {
      const text = cleanFormText(formData, 'phone_number')
      const number = parsePhone(text, phone.country)
      if (number) return { values: { phone_number: number.e164 } }
      return {
        errors: {
          phone_number: text
            ? t`Enter a valid phone number for ${formatCountry(phone.country, i18n.locale)}.`
            : t`Enter your phone number`,
        },
      }
    },
    save,
  })
  const onChange = (next: TypedPhone) => {
    setPhone(next)
    signupDrafts.set('country', next.country)
    signupDrafts.set('phone_number', next.national)
  }
  return (
    <StepPage
      form={form}
      failure={failure}
      names={NAMES}
      look={<SavedDetailsLink />}
      text={<Trans>We only call if there is a problem with your account.</Trans>}
    >
      <PhoneFields
        name="phone_number"
        value={phone}
        onChange={onChange}
        error={field('phone_number').error}
      />
      <SubmitButton busy={busy}>
        <Trans>Continue</Trans>
      </SubmitButton>
    </StepPage>
  )
}

/** Returns the draft, or else the saved number. */
function initialPhone(savedNumber: string | undefined): TypedPhone {
  const draft = signupDrafts.get('phone_number')
  const savedPhone =
    savedNumber === undefined ? undefined : parsePhone(savedNumber, DEFAULT_COUNTRY)
  const country = toCountry(signupDrafts.get('country')) ?? savedPhone?.country ?? DEFAULT_COUNTRY
  return { country, national: draft ?? savedPhone?.national ?? savedNumber ?? '' }
}
