import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { ApiError, isSilent } from '@/api/core/api-error'
import { describeError, type ErrorDescription } from '@/api/core/errors'
import { useSendLink } from '@/api/users'
import { useScope } from '@/api/core/use-scope'
import type { PasswordLink, PortalUser } from '@/backend/users'
import { MaskedValue } from '@/features/masking/masked-value'
import { Data } from '@/ui/display/data'
import { FactList } from '@/ui/display/fact-list'
import { RetryCountdown } from '@/ui/feedback/retry-countdown'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { FormSummary } from '@/ui/form/form-summary'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'
import { useSubmit } from '@/ui/tasks/use-submit'
import common from '@/ui/display/common.module.css'
import classes from './users.module.css'

interface SendLinkDialogProps {
  user: PortalUser
  link: PasswordLink
  onClose: () => void
}

/** Dialog that shows the user and the email address before a link is sent. Load it lazily. */
export function SendLinkDialog({ user, link, onClose }: SendLinkDialogProps) {
  const scope = useScope()
  const { t } = useLingui()
  const { mutateAsync: send, isSending } = useSendLink(scope, link, user)
  const [failure, setFailure] = useState<ErrorDescription & { error: Error }>()
  const content = useRef<HTMLDivElement>(null)
  const { submit } = useSubmit(async () => {
    setFailure(undefined)
    try {
      await send()
    } catch (error) {
      if (!(error instanceof Error) || isSilent(error)) return
      const description = describeError(error)
      if (content.current) setFailure({ ...description, error })
      // The user closed the dialog while the link was being sent.
      else void toast('failure', description.title, description.text, description.lang)
      return
    }
    void toast('success', t`The link was sent.`)
    onClose()
  })
  const wait = failure?.error instanceof ApiError ? failure.error.retryAfter : undefined
  const isReset = link === 'reset'
  const canSignIn = !user.locked && user.is_active !== false
  return (
    <Dialog
      size="small"
      title={
        isReset ? <Trans>Send a reset link</Trans> : <Trans>Resend the first-password link</Trans>
      }
      onClose={onClose}
    >
      <div ref={content} className={common.stack}>
        <p>
          {isReset && !canSignIn ? (
            <Trans>
              The user gets an email with a link to choose a new password. The account is locked or
              inactive, so the current password does not work.
            </Trans>
          ) : isReset ? (
            <Trans>
              The user gets an email with a link to choose a new password. The current password
              works until then.
            </Trans>
          ) : (
            <Trans>The user gets a new email with a link to choose the first password.</Trans>
          )}
        </p>
        <FactList
          facts={[
            {
              key: 'name',
              label: t`Name`,
              value: <MaskedValue kind="name" value={user.name} />,
            },
            {
              key: 'email',
              label: t`Email`,
              value: <MaskedValue kind="email" value={user.email} />,
            },
            { key: 'client', label: t`Client`, value: <Data>{user.organization?.name}</Data> },
          ]}
        />
        <FormSummary
          problem={failure}
          names={[]}
          look={<Trans>Ask the user whether the email arrived.</Trans>}
        />
        {failure?.notAllowed ? (
          <p role="status" className={`${common.note} ${classes.note}`}>
            <Trans>
              You are signed in, but your account is not allowed to send this link. If you need to,
              ask whoever manages accounts at your organization.
            </Trans>
          </p>
        ) : null}
        {wait === undefined ? null : <RetryCountdown wait={wait} />}
        <DialogActions>
          <Button variant="default" onClick={onClose} data-autofocus>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            busy={isSending}
            onClick={() => {
              // The user may have reopened the dialog while the link was being sent.
              if (!isSending) void submit()
            }}
          >
            {isReset ? <Trans>Send reset link</Trans> : <Trans>Resend link</Trans>}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}
