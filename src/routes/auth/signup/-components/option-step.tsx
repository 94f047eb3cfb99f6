import { Trans } from '@lingui/react/macro'
import { useSignupOptions, useUserDetails } from '@/api/signup/queries'
import type { SignupOption } from '@/api/signup/schema'
import type { Scope } from '@/auth/realm'
import { humanise } from '@/lib/humanise'
import { SubmitButton } from '@/routes/auth/-components/submit-button'
import { RadioList } from './radio-list'
import { StepPage } from './step-page'
import { useOwnOptions } from './use-own-options'
import { useSaveStep } from './use-save-step'
import { textOf, useStepForm } from './use-step-form'

type OptionStepProps = { scope: Scope; step: 'industry' | 'role'; label: string; missing: string }

/** Steps 7 and 8: one of the server's list, or of the portal's own when that cannot be had. */
export function OptionStep({ scope, step, label, missing }: OptionStepProps) {
  const { data: told } = useUserDetails(scope)
  const { data: options } = useSignupOptions(scope)
  const own = useOwnOptions()
  const save = useSaveStep(scope, step)
  const { form, field, busy, failure } = useStepForm({
    names: [step],
    check: (typed) => {
      const value = textOf(typed, step)
      return value ? { values: { [step]: value } } : { errors: { [step]: missing } }
    },
    save,
  })
  const { defaultValue, error } = field(step, told[step])
  const list =
    step === 'industry' ? (options?.industries ?? own.industries) : (options?.roles ?? own.roles)
  return (
    <StepPage form={form} failure={failure} names={[step]}>
      <RadioList
        name={step}
        label={label}
        options={withValue(list, told[step])}
        defaultValue={defaultValue}
        error={error}
      />
      <SubmitButton busy={busy}>
        <Trans>Continue</Trans>
      </SubmitButton>
    </StepPage>
  )
}

/** What was chosen before stays a choice, whatever the list has become. */
function withValue(list: readonly SignupOption[], value: string | undefined) {
  if (!value || list.some((option) => option.value === value)) return list
  return [{ value, label: humanise(value) }, ...list]
}
