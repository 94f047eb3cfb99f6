import { useState, type ReactNode } from 'react'
import { describeError, type ErrorDescription } from '@/api/errors'
import { FormSummary } from '@/ui/form/form-summary'
import { useForm } from '@/ui/form/use-form'
import { NewPassword } from '@/routes/-components/password/new-password'
import { newPasswordProblem } from '@/routes/-components/password/new-password-problem'
import { problemOfLink, type LinkProblem } from './link-problem'
import { SubmitButton } from './submit-button'

type LinkPasswordFormProps = {
  /** As the server names it in its errors. */
  name: 'password' | 'new_password'
  label: string
  about?: readonly string[]
  onSubmit: (password: string) => Promise<void>
  /** The link itself was refused: nothing that is typed here would change that. */
  onLinkProblem: (problem: LinkProblem) => void
  children: ReactNode
}

/** The password that a link lets somebody choose. */
export function LinkPasswordForm(props: LinkPasswordFormProps) {
  const { name, label, about, onSubmit, onLinkProblem, children } = props
  const [failure, setFailure] = useState<ErrorDescription>()
  const { form, field, busy } = useForm<string>({
    check: (typed) => {
      const value = typed.get(name)
      const password = typeof value === 'string' ? value : ''
      const problem = newPasswordProblem(password, about)
      return problem ? { errors: { [name]: problem } } : { values: password }
    },
    onSubmit: async (password) => {
      setFailure(undefined)
      try {
        await onSubmit(password)
      } catch (error) {
        const problem = problemOfLink(error)
        if (problem) onLinkProblem(problem)
        else setFailure(describeError(error))
      }
    },
    serverErrors: failure?.fields,
  })
  return (
    <form {...form}>
      <FormSummary problem={failure?.fields[name] ? undefined : failure} names={[name]} />
      <NewPassword
        {...field(name)}
        label={label}
        {...(about ? { about } : {})}
        size="md"
        // The one thing to do here.
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
      />
      <SubmitButton busy={busy}>{children}</SubmitButton>
    </form>
  )
}
