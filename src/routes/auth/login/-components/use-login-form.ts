import { useLingui } from '@lingui/react/macro'
import { useForm, type FieldTexts } from '@/ui/form/use-form'

export type LoginValues = { email: string; password: string }

/** What can be told before asking the backend. A password is taken as it is, spaces included. */
export function useLoginForm(
  onSubmit: (values: LoginValues) => Promise<void>,
  rejected: FieldTexts | undefined,
) {
  const { t } = useLingui()
  const check = (typed: FormData) => {
    const email = textOf(typed, 'email').trim()
    const password = textOf(typed, 'password')
    const errors: Record<string, string> = {}
    if (!email) errors['email'] = t`Enter your email`
    else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
      errors['email'] = t`Enter a full email, for example name@company.com`
    if (!password) errors['password'] = t`Enter your password`
    return Object.keys(errors).length > 0 ? { errors } : { values: { email, password } }
  }
  return useForm({ check, onSubmit, rejected })
}

function textOf(typed: FormData, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}
