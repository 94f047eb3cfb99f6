import { Button } from '@/ui/form/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type PasswordChange, useChangePassword, useOptionalProfile } from '@/api/account'
import { isSilent } from '@/api/core/api-error'
import { describeError, type ErrorDescription } from '@/api/core/errors'
import { useScope } from '@/api/core/use-scope'
import { InlineAlert } from '@/ui/form/inline-alert'
import { PasswordField } from '@/ui/form/password-field'
import { Card } from '@/ui/display/card'
import { FormSummary } from '@/ui/form/form-summary'
import { useForm } from '@/ui/form/use-form'
import { formText } from '@/ui/form/form-text'
import { NewPassword } from '@/routes/-components/password/new-password'
import { newPasswordProblem } from './password/password-rules'
import { UnsavedChanges } from './unsaved-changes'
import common from '@/ui/display/common.module.css'
import classes from './change-password-form.module.css'

const NAMES = ['old_password', 'new_password']

/** Changes the password. Clears both fields as soon as the server accepts the change (row J5). */
export function ChangePasswordForm({ name }: { name: string }) {
  const scope = useScope()
  const { t } = useLingui()
  const { mutateAsync: change } = useChangePassword(scope)
  const { data: profile } = useOptionalProfile(scope)
  const email = profile?.email
  const about = [email, profile?.name, name].filter((text) => text !== undefined)
  const [failure, setFailure] = useState<ErrorDescription>()
  /** Part of both fields' React keys, so each successful change clears the fields. */
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
  }

  const check = (formData: FormData) => {
    const oldPassword = formText(formData, 'old_password')
    const newPassword = formText(formData, 'new_password')
    const errors = {
      ...(oldPassword ? {} : { old_password: t`Enter your current password` }),
      ...newPasswordErrors(oldPassword, newPassword),
    }
    return Object.keys(errors).length > 0 ? { errors } : { values: { oldPassword, newPassword } }
  }

  const newPasswordErrors = (oldPassword: string, newPassword: string) => {
    const problem =
      newPassword && newPassword === oldPassword
        ? t`This is your current password. Choose another one.`
        : newPasswordProblem(newPassword, about)
    return problem ? { new_password: problem } : {}
  }

  const { form, field, busy, isDirty } = useForm({
    check,
    onSubmit: submit,
    serverErrors: failure?.fields,
    serverLang: failure?.lang,
  })

  return (
    <div className={classes.narrow}>
      <Card>
        <form {...form} className={`${common.form} ${classes.form}`}>
          <UnsavedChanges isDirty={isDirty} />
          <FormSummary
            problem={failure}
            names={NAMES}
            look={<Trans>Sign out, then check which of the two passwords works.</Trans>}
          />
          {changes > 0 && !failure && (
            <InlineAlert tone="info">
              <Trans>Your password was changed. Use the new one the next time you sign in.</Trans>
            </InlineAlert>
          )}
          {/* Lets password managers match the password to the account. */}
          {email && <input type="text" autoComplete="username" value={email} readOnly hidden />}
          <PasswordField
            key={`old ${changes}`}
            {...field('old_password')}
            label={t`Current password`}
            autoComplete="current-password"
            autoFocus={changes === 0} // oxlint-disable-line jsx-a11y/no-autofocus -- a form starts in its first field
          />
          <NewPassword key={`new ${changes}`} {...field('new_password')} about={about} />
          <Button type="submit" className={common.start} busy={busy}>
            <Trans>Change password</Trans>
          </Button>
        </form>
      </Card>
    </div>
  )
}
