import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useScope } from '@/api/core/use-scope'
import { useUserDetails } from '@/api/signup'
import { hasLetterOrDigit } from '@/lib/fold-text'
import { joinName } from '@/lib/format'
import { cleanFormText, noLetterError } from '@/ui/form/form-text'
import { SubmitButton } from '@/routes/auth/-components/submit-button'
import { SavedDetailsLink, StepPage } from './step-page'
import { useSaveStep, useStepForm } from './use-step-form'

const NAMES = ['first_name', 'last_name']
const MAX_LENGTH = 100

/** Step 4: the name. */
export function NameStep() {
  const scope = useScope()
  const { t, i18n } = useLingui()
  const { data: details } = useUserDetails(scope)
  const { auth } = useRouter().options.context
  const knownName = splitName(details.display_name ?? auth.profile().name)
  const save = useSaveStep('name')
  const { form, field, busy, failure } = useStepForm({
    names: NAMES,
    check: (formData) => {
      const first = cleanFormText(formData, 'first_name')
      const last = cleanFormText(formData, 'last_name')
      const errors = {
        ...(first ? {} : { first_name: t`Enter your first name` }),
        ...(first && !hasLetterOrDigit(first) ? { first_name: noLetterError() } : {}),
        ...(last && !hasLetterOrDigit(last) ? { last_name: noLetterError() } : {}),
      }
      if (Object.keys(errors).length > 0) return { errors }
      const display_name = joinName(first, last, i18n.locale)
      return { values: { first_name: first, ...(last && { last_name: last }), display_name } }
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
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a form starts in its first field
      />
      <TextInput
        {...field('last_name', details.last_name ?? knownName.last)}
        label={t`Last name`}
        description={t`Leave it empty if you have only one name.`}
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

/** Splits the account's initial name, from Google or an invitation. An email doesn't count as a name. */
function splitName(name = ''): { first?: string; last?: string } {
  const [first, ...others] = name.trim().split(/\s+/)
  return first && !name.includes('@') ? { first, last: others.join(' ') } : {}
}
