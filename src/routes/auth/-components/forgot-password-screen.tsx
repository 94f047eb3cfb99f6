import { Button } from '@/ui/form/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { TextInput } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/core/api-error'
import { describeError, type ErrorDescription } from '@/api/core/errors'
import { useForgotPassword } from '@/api/recovery'
import { getPrivateText } from '@/lib/private-text'
import type { RealmName } from '@/lib/realm'
import { InlineAlert } from '@/ui/form/inline-alert'
import { cleanFormText, emailError } from '@/ui/form/form-text'
import { FormSummary } from '@/ui/form/form-summary'
import { useForm } from '@/ui/form/use-form'
import { RetryCountdown } from '@/ui/feedback/retry-countdown'
import { RecoveryPage } from './recovery-page'
import { SubmitButton } from './submit-button'

/** Requests a link to choose a new password. Never reveals whether the account exists. */
export function ForgotPasswordScreen({ portal }: { portal: RealmName }) {
  const { t } = useLingui()
  const [sentTo, setSentTo] = useState<string>()
  return (
    <RecoveryPage
      portal={portal}
      title={<Trans>Forgot your password?</Trans>}
      text={
        sentTo === undefined && (
          <Trans>Enter your email, and we will send you a link to choose a new password.</Trans>
        )
      }
    >
      {sentTo === undefined ? (
        <ForgotPasswordForm portal={portal} onSent={setSentTo} />
      ) : (
        <SentNotice
          email={sentTo}
          onSendAgain={() => setSentTo(undefined)}
          title={t`Check your inbox`}
        />
      )}
    </RecoveryPage>
  )
}

type FormProps = { portal: RealmName; onSent: (email: string) => void }

function ForgotPasswordForm({ portal, onSent }: FormProps) {
  const { t } = useLingui()
  const { mutateAsync: forgot } = useForgotPassword(portal)
  const knownEmail = useLocation({ select: ({ state }) => getPrivateText(state.emailKey) })
  const [failure, setFailure] = useState<ErrorDescription & { wait: number | undefined }>()
  const { form, field, busy } = useForm<string>({
    check: (formData) => {
      const email = cleanFormText(formData, 'email')
      const error = emailError(email)
      return error ? { errors: { email: error } } : { values: email }
    },
    onSubmit: async (email) => {
      setFailure(undefined)
      try {
        await forgot({ email })
        onSent(email)
      } catch (error) {
        const wait = error instanceof ApiError ? error.retryAfter : undefined
        setFailure({ ...describeError(error), wait })
      }
    },
    serverErrors: failure?.fields,
    serverLang: failure?.lang,
  })
  return (
    <form {...form}>
      <FormSummary
        problem={failure}
        names={['email']}
        look={<Trans>Check your inbox. The email can take a few minutes to arrive.</Trans>}
      />
      {failure?.wait !== undefined && <RetryCountdown wait={failure.wait} />}
      <TextInput
        {...field('email')}
        defaultValue={knownEmail}
        type="email"
        label={t`Email`}
        size="md"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus // oxlint-disable-line jsx-a11y/no-autofocus -- a form starts in its first field
      />
      <SubmitButton busy={busy}>
        <Trans>Send the link</Trans>
      </SubmitButton>
    </form>
  )
}

type SentNoticeProps = { email: string; title: string; onSendAgain: () => void }

function SentNotice({ email, title, onSendAgain }: SentNoticeProps) {
  const resendButton = useRef<HTMLButtonElement>(null)
  // Moves the focus, because the focused form was removed.
  useEffect(() => resendButton.current?.focus(), [])
  return (
    <>
      <InlineAlert tone="info" title={title}>
        <Trans>
          If <bdi translate="no">{email}</bdi> has an account, a link to choose a new password is on
          its way. It can take a few minutes. If you do not see it, check your spam folder.
        </Trans>
      </InlineAlert>
      <Button ref={resendButton} variant="default" size="md" fullWidth onClick={onSendAgain}>
        <Trans>Resend it, or use a different email</Trans>
      </Button>
    </>
  )
}
