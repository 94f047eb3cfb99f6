import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useUserDetails } from '@/api/signup/queries'
import type { Scope } from '@/auth/realm'
import { formText } from '@/ui/form/form-text'
import { SubmitButton } from '@/routes/auth/-components/submit-button'
import { SavedDetailsLink, StepPage } from './step-page'
import { useSaveStep, useStepForm } from './use-step-form'

const NAMES = ['first_name', 'last_name']
const MAX_LENGTH = 100

/** Step 4: the name. */
export function NameStep({ scope }: { scope: Scope }) {
  const { t } = useLingui()
  const { data: details } = useUserDetails(scope)
  const save = useSaveStep(scope, 'name')
  const { form, field, busy, failure } = useStepForm({
    names: NAMES,
    check: (typed) => {
      const first = formText(typed, 'first_name').trim()
      const last = formText(typed, 'last_name').trim()
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
      look={<SavedDetailsLink />}
      text={<Trans>Your colleagues see it in the portal.</Trans>}
    >
      <TextInput
        {...field('first_name', details.first_name)}
        label={t`First name`}
        size="md"
        maxLength={MAX_LENGTH}
        autoComplete="given-name"
        // The first field of the screen's only form.
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a form starts in its first field
      />
      <TextInput
        {...field('last_name', details.last_name)}
        label={t`Last name`}
        size="md"
        maxLength={MAX_LENGTH}
        autoComplete="family-name"
      />
      <SubmitButton busy={busy}>
        <Trans>Continue</Trans>
      </SubmitButton>
    </StepPage>
  )
}
