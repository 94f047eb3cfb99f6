import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useChangePassword, type PasswordChange } from '@/api/account/mutations'
import { useOptionalProfile } from '@/api/account/queries'
import { isSilent } from '@/api/api-error'
import { describeError, type ErrorDescription } from '@/api/errors'
import type { Scope } from '@/auth/realm'
import { InlineAlert } from '@/ui/feedback/inline-alert'
import { PasswordField } from '@/ui/fields/password-field'
import { Card } from '@/ui/display/card'
import { FormSummary } from '@/ui/form/form-summary'
import { UnsavedChanges } from '@/ui/form/unsaved-changes'
import { useForm } from '@/ui/form/use-form'
import { NewPassword } from '@/routes/-components/password/new-password'
import { newPasswordProblem } from '@/routes/-components/password/new-password-problem'
import { toast } from '@/ui/feedback/toast'
import { BusyButton } from '@/ui/form/busy-button'
import classes from './change-password-form.module.css'

const NAMES = ['old_password', 'new_password']

/** Old and new password. What was typed is gone from the page as soon as the server has taken it (row J5). */
export function ChangePasswordForm({ scope, name }: { scope: Scope; name: string }) {
  const { t } = useLingui()
  const { mutateAsync: change } = useChangePassword(scope)
  const { email, ...profile } = useOptionalProfile(scope).data ?? {}
  const about = [email, profile.name, name].filter((text) => text !== undefined)
  const [failure, setFailure] = useState<ErrorDescription>()
  /** How often it was changed: the fields start anew after each. */
  const [changes, setChanges] = useState(0)

  const submit = async (values: PasswordChange) => {
    setFailure(undefined)
    try {
      await change(values)
    } catch (error) {
      if (!isSilent(error)) setFailure(describeError(error))
      return
    }
    setChanges((count) => count + 1)
    void toast('success', t`Your password was changed.`)
  }

  const check = (typed: FormData) => {
    const [oldPassword, newPassword] = NAMES.map((field) => textOf(typed, field))
    const errors = {
      ...(oldPassword ? {} : { old_password: t`Enter your current password` }),
      ...problemOf(oldPassword ?? '', newPassword ?? ''),
    }
    return Object.keys(errors).length > 0
      ? { errors }
      : { values: { oldPassword: oldPassword ?? '', newPassword: newPassword ?? '' } }
  }

  const problemOf = (oldPassword: string, newPassword: string) => {
    const problem =
      newPassword && newPassword === oldPassword
        ? t`This is the password you have now. Choose another one.`
        : newPasswordProblem(newPassword, about)
    return problem ? { new_password: problem } : {}
  }

  const { form, field, busy } = useForm({
    check,
    onSubmit: submit,
    rejected: failure?.fields,
  })
  // What stands at its field need not be said twice.
  const refused = Object.keys(failure?.fields ?? {})
  const isAtFields = refused.length > 0 && refused.every((each) => NAMES.includes(each))

  return (
    <div className={classes.narrow}>
      <Card>
        <form {...form} className={classes.form}>
          <UnsavedChanges form={form.ref} saved={changes} />
          <FormSummary problem={isAtFields ? undefined : failure} names={NAMES} />
          {changes > 0 && !failure && (
            <InlineAlert tone="info">
              <Trans>Your password was changed. Use the new one from your next sign-in on.</Trans>
            </InlineAlert>
          )}
          {/* Tells a password manager whose password it is. */}
          {email && <input type="text" autoComplete="username" value={email} readOnly hidden />}
          <PasswordField
            key={`old ${changes}`}
            {...field('old_password')}
            label={t`Current password`}
            autoComplete="current-password"
            // The first thing to do here.
            autoFocus={changes === 0} // oxlint-disable-line jsx-a11y/no-autofocus
          />
          <NewPassword key={`new ${changes}`} {...field('new_password')} about={about} />
          <BusyButton type="submit" className={classes.submit} busy={busy}>
            <Trans>Change password</Trans>
          </BusyButton>
        </form>
      </Card>
    </div>
  )
}

function textOf(typed: FormData, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}
