import { Trans } from '@lingui/react/macro'
import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useScope } from '@/api/core/use-scope'
import { useUserDetails } from '@/api/signup'
import { cleanFormText } from '@/ui/form/form-text'
import { SubmitButton } from '@/routes/auth/-components/submit-button'
import { SavedDetailsLink, StepPage } from './step-page'
import { useSaveStep, useStepForm } from './use-step-form'

type TextStepProps = {
  step: 'company-name' | 'company-website'
  name: 'company_name' | 'company_website'
  text: ReactNode
  /** Parses the typed text into the value to send, or returns an error. */
  parse: (text: string) => { value: string } | { error: string }
  input: TextInputProps
  submit?: ReactNode
}

/** Steps 9 and 10: one text field. */
export function TextStep({ step, name, text, parse, input, submit }: TextStepProps) {
  const scope = useScope()
  const { data: details } = useUserDetails(scope)
  const save = useSaveStep(step)
  const { form, field, busy, failure } = useStepForm({
    names: [name],
    check: (formData) => {
      const result = parse(cleanFormText(formData, name))
      return 'error' in result
        ? { errors: { [name]: result.error } }
        : { values: { [name]: result.value } }
    },
    save,
  })
  return (
    <StepPage form={form} failure={failure} names={[name]} look={<SavedDetailsLink />} text={text}>
      <TextInput
        {...field(name, details[name])}
        {...input}
        size="md"
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a form starts in its first field
      />
      <SubmitButton busy={busy}>{submit ?? <Trans>Continue</Trans>}</SubmitButton>
    </StepPage>
  )
}
