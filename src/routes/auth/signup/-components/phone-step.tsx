import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useUserDetails } from '@/api/signup/queries'
import type { Scope } from '@/auth/realm'
import { readPhone, toCountry } from '@/lib/phone'
import { SubmitButton } from '@/routes/auth/-components/submit-button'
import { PhoneFields, type TypedPhone } from './phone-fields'
import { useDrafts, type Drafts } from './drafts'
import { StepPage } from './step-page'
import { useSaveStep } from './use-save-step'
import { textOf, useStepForm } from './use-step-form'

const NAMES = ['phone_number']
/** Where most of the clients are. */
const USUAL_COUNTRY = 'EG'

/** Step 6: the phone number, sent as E.164. */
export function PhoneStep({ scope }: { scope: Scope }) {
  const { t } = useLingui()
  const { data: told } = useUserDetails(scope)
  const drafts = useDrafts()
  const save = useSaveStep(scope, 'phone-number')
  const [phone, setPhone] = useState(() => phoneOf(drafts, told.phone_number))
  const { form, field, busy, failure } = useStepForm({
    names: NAMES,
    check: (typed) => {
      const text = textOf(typed, 'phone_number')
      const number = readPhone(text, phone.country)
      if (number) return { values: { phone_number: number.e164 } }
      return {
        errors: {
          phone_number: text
            ? t`This is no phone number of the chosen country. Check its digits.`
            : t`Enter your phone number`,
        },
      }
    },
    save,
  })
  const change = (next: TypedPhone) => {
    setPhone(next)
    drafts.set('country', next.country)
    drafts.set('phone_number', next.national)
  }
  return (
    <StepPage
      form={form}
      failure={failure}
      names={NAMES}
      text={<Trans>We call it only when something is wrong with your account.</Trans>}
    >
      <PhoneFields
        name="phone_number"
        value={phone}
        onChange={change}
        error={field('phone_number').error}
      />
      <SubmitButton busy={busy}>
        <Trans>Continue</Trans>
      </SubmitButton>
    </StepPage>
  )
}

/** What was typed, else what is saved. */
function phoneOf(drafts: Drafts, saved: string | undefined): TypedPhone {
  const typed = drafts.get('phone_number')
  const known = saved === undefined ? undefined : readPhone(saved, USUAL_COUNTRY)
  const country = toCountry(drafts.get('country')) ?? known?.country ?? USUAL_COUNTRY
  return { country, national: typed ?? known?.national ?? saved ?? '' }
}
