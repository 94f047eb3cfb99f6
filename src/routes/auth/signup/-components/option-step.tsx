import { Trans } from '@lingui/react/macro'
import { useScope } from '@/api/core/use-scope'
import { useUserDetails } from '@/api/signup'
import type { SignupOption } from '@/backend/signup'
import { humanize } from '@/lib/format'
import { cleanFormText } from '@/ui/form/form-text'
import { SubmitButton } from '@/routes/auth/-components/submit-button'
import { RadioList } from './radio-list'
import { useOptions } from './use-options'
import { SavedDetailsLink, StepPage } from './step-page'
import { useSaveStep, useStepForm } from './use-step-form'

type OptionStepProps = {
  step: 'industry' | 'role'
  label: string
  missingError: string
}

/** Steps 7 and 8: one option from the server's list, or from the default list if the server's list can't load. */
export function OptionStep({ step, label, missingError }: OptionStepProps) {
  const scope = useScope()
  const { data: details } = useUserDetails(scope)
  const { industries, roles } = useOptions()
  const save = useSaveStep(step)
  const { form, field, busy, failure } = useStepForm({
    names: [step],
    check: (formData) => {
      const value = cleanFormText(formData, step)
      return value ? { values: { [step]: value } } : { errors: { [step]: missingError } }
    },
    save,
  })
  const { defaultValue, error } = field(step, details[step])
  const list = step === 'industry' ? industries : roles
  return (
    <StepPage form={form} failure={failure} names={[step]} look={<SavedDetailsLink />}>
      <RadioList
        name={step}
        label={label}
        options={withValue(list, details[step])}
        defaultValue={defaultValue}
        error={error}
      />
      <SubmitButton busy={busy}>
        <Trans>Continue</Trans>
      </SubmitButton>
    </StepPage>
  )
}

/** Keeps a saved value selectable even if the list no longer contains it. */
function withValue(list: readonly SignupOption[], value: string | undefined) {
  if (!value || list.some((option) => option.value === value)) return list
  return [{ value, label: humanize(value) }, ...list]
}
