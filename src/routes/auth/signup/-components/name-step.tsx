import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useScope } from '@/api/core/use-scope'
import { useUserDetails } from '@/api/signup'
import { formText } from '@/ui/form/form-text'
import { SubmitButton } from '@/routes/auth/-components/submit-button'
import { SavedDetailsLink, StepPage } from './step-page'
import { useSaveStep, useStepForm } from './use-step-form'

const NAMES = ['first_name', 'last_name']
const MAX_LENGTH = 100

/** Step 4: the name. */
export function NameStep() {
  const scope = useScope()
  const { t } = useLingui()
  const { data: details } = useUserDetails(scope)
  const { auth } = useRouter().options.context
  const knownName = splitName(details.display_name ?? auth.profile().name)
  const save = useSaveStep('name')
  const { form, field, busy, failure } = useStepForm({
    names: NAMES,
    check: (formData) => {
      const first = formText(formData, 'first_name').trim()
      const last = formText(formData, 'last_name').trim()
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
      text={<Trans>Your colleagues see this name in the portal.</Trans>}
    >
      <TextInput
        {...field('first_name', details.first_name ?? knownName.first)}
        label={t`First name`}
        size="md"
        maxLength={MAX_LENGTH}
        autoComplete="given-name"
        // The first field of the screen's only form.
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a form starts in its first field
      />
      <TextInput
        {...field('last_name', details.last_name ?? knownName.last)}
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

/** The name that the account came with, from Google or an invitation. An email is no name. */
function splitName(name = ''): { first?: string; last?: string } {
  const [first, ...others] = name.trim().split(/\s+/)
  return first && !name.includes('@') ? { first, last: others.join(' ') } : {}
}
