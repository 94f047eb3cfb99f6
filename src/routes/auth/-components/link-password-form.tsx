import { useState, type ReactNode } from 'react'
import { describeError, type ErrorDescription } from '@/api/core/errors'
import type { RealmName } from '@/lib/realm'
import { FormSummary } from '@/ui/form/form-summary'
import { useForm } from '@/ui/form/use-form'
import { formText } from '@/ui/form/form-text'
import { NewPassword } from '@/routes/-components/password/new-password'
import { newPasswordProblem } from '@/routes/-components/password/password-rules'
import { toLinkFailure, type LinkFailure } from './link-failure'
import { SignInLink } from './sign-in-link'
import { SubmitButton } from './submit-button'

type LinkPasswordFormProps = {
  /** The field's name in the server's errors. */
  name: 'password' | 'new_password'
  label: string
  about?: readonly string[]
  /** The account's realm. */
  portal: RealmName
  onSubmit: (password: string) => Promise<void>
  /** Called if the server rejects the link itself. In that case, no other password would help. */
  onLinkFailure: (failure: LinkFailure) => void
  children: ReactNode
}

/** Form for choosing a password after opening a link. */
export function LinkPasswordForm(props: LinkPasswordFormProps) {
  const { name, label, about, portal, onSubmit, onLinkFailure, children } = props
  const [failure, setFailure] = useState<ErrorDescription>()
  const { form, field, busy } = useForm<string>({
    check: (formData) => {
      const password = formText(formData, name)
      const problem = newPasswordProblem(password, about)
      return problem ? { errors: { [name]: problem } } : { values: password }
    },
    onSubmit: async (password) => {
      setFailure(undefined)
      try {
        await onSubmit(password)
      } catch (error) {
        const linkFailure = toLinkFailure(error)
        if (linkFailure) onLinkFailure(linkFailure)
        else setFailure(describeError(error))
      }
    },
    serverErrors: failure?.fields,
    serverLang: failure?.lang,
  })
  return (
    <form {...form}>
      <FormSummary problem={failure} names={[name]} look={<SignInLink portal={portal} />} />
      <NewPassword
        {...field(name)}
        label={label}
        about={about}
        size="md"
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a form starts in its first field
      />
      <SubmitButton busy={busy}>{children}</SubmitButton>
    </form>
  )
}
