import { Trans, useLingui } from '@lingui/react/macro'
import '@mantine/core/styles/Input.css'
import { TextInput } from '@mantine/core'
import { useUserDetails } from '@/api/signup/queries'
import type { Scope } from '@/auth/realm'
import { SubmitButton } from '@/routes/auth/-components/submit-button'
import { StepPage } from './step-page'
import { useSaveStep } from './use-save-step'
import { textOf, useStepForm } from './use-step-form'

const NAMES = ['first_name', 'last_name']
const LONGEST = 100

/** Step 4: the name, the last one of the account's half. */
export function NameStep({ scope }: { scope: Scope }) {
  const { t } = useLingui()
  const { data: told } = useUserDetails(scope)
  const save = useSaveStep(scope, 'name')
  const { form, field, busy, failure } = useStepForm({
    names: NAMES,
    check: (typed) => {
      const [first, last] = [textOf(typed, 'first_name'), textOf(typed, 'last_name')]
      const errors = {
        ...(first ? {} : { first_name: t`Enter your first name` }),
        ...(last ? {} : { last_name: t`Enter your last name` }),
      }
      return Object.keys(errors).length > 0
        ? { errors }
        : { values: { first_name: first, last_name: last, display_name: `${first} ${last}` } }
    },
    save,
  })
  return (
    <StepPage
      form={form}
      failure={failure}
      names={NAMES}
      text={<Trans>Your colleagues see it in the portal.</Trans>}
    >
      <TextInput
        {...field('first_name', told.first_name)}
        label={t`First name`}
        size="md"
        maxLength={LONGEST}
        autoComplete="given-name"
        // The one thing to do here.
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
      />
      <TextInput
        {...field('last_name', told.last_name)}
        label={t`Last name`}
        size="md"
        maxLength={LONGEST}
        autoComplete="family-name"
      />
      <SubmitButton busy={busy}>
        <Trans>Continue</Trans>
      </SubmitButton>
    </StepPage>
  )
}
