import { Trans } from '@lingui/react/macro'
import '@mantine/core/styles/Input.css'
import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useUserDetails } from '@/api/signup/queries'
import type { Scope } from '@/auth/realm'
import { SubmitButton } from '@/routes/auth/-components/submit-button'
import { StepPage } from './step-page'
import { useSaveStep } from './use-save-step'
import { textOf, useStepForm } from './use-step-form'

type TextStepProps = {
  scope: Scope
  step: 'company-name' | 'company-website'
  name: 'company_name' | 'company_website'
  text: ReactNode
  /** What is sent for what was typed, or why not yet. */
  read: (typed: string) => { value: string } | { error: string }
  input: TextInputProps
  submit?: ReactNode
}

/** Steps 9 and 10: one line of text each. */
export function TextStep({ scope, step, name, text, read, input, submit }: TextStepProps) {
  const { data: told } = useUserDetails(scope)
  const save = useSaveStep(scope, step)
  const { form, field, busy, failure } = useStepForm({
    names: [name],
    check: (typed) => {
      const result = read(textOf(typed, name))
      return 'error' in result
        ? { errors: { [name]: result.error } }
        : { values: { [name]: result.value } }
    },
    save,
  })
  return (
    <StepPage form={form} failure={failure} names={[name]} text={text}>
      <TextInput
        {...field(name, told[name])}
        {...input}
        size="md"
        // The one thing to do here.
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
      />
      <SubmitButton busy={busy}>{submit ?? <Trans>Continue</Trans>}</SubmitButton>
    </StepPage>
  )
}
