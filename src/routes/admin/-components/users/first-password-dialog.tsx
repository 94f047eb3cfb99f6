import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { describeError } from '@/api/core/errors'
import { useScope } from '@/api/core/use-scope'
import { useSendLinks } from '@/api/users'
import type { PortalUser } from '@/backend/users'
import { ErrorText } from '@/features/masking/error-text'
import { MaskedValue } from '@/features/masking/masked-value'
import { PersonalContext } from '@/features/masking/personal-context'
import { RunDialog } from '@/features/record-list/run/run-dialog'
import { toast } from '@/ui/feedback/toast'
import { LinkOutcomeBadge } from './user-badges'
import { linkFor } from './user-link'
import common from '@/ui/display/common.module.css'

interface FirstPasswordDialogProps {
  users: readonly PortalUser[]
  /** Called when every link has been sent. */
  onSent: () => void
  onClose: () => void
}

/** Sends the first-password link to the users who have no password, and lists the users it skips. */
export function FirstPasswordDialog({ users, onSent, onClose }: FirstPasswordDialogProps) {
  const { t } = useLingui()
  const send = useSendLinks(useScope(), 'first_password')
  const recipients = users.filter((user) => linkFor(user) === 'first_password')
  const count = recipients.length
  return (
    <RunDialog
      title={<Trans>Send first-password links</Trans>}
      intro={
        count > 0 ? (
          <Trans>Each user gets an email with a link to choose the first password.</Trans>
        ) : (
          <Trans>None of the selected users needs a first-password link.</Trans>
        )
      }
      label={t`Users`}
      items={recipients}
      itemKey={(user) => user.id}
      renderItem={(user) => <NameAndEmail user={user} />}
      renderResult={(user, error) => (
        <PersonalContext value={user}>
          <LinkOutcomeBadge error={error} />
          {error ? (
            <span className={common.note}>
              <ErrorText message={describeError(error).text} />
            </span>
          ) : null}
        </PersonalContext>
      )}
      others={users
        .filter((user) => !recipients.includes(user))
        .map((user) => (
          <li key={user.id} className={`${common.row} ${common.note}`}>
            <NameAndEmail user={user} />
            {linkFor(user) ? (
              <Trans>Left out: already has a password</Trans>
            ) : (
              <Trans>Left out: no email, or signs in without a password</Trans>
            )}
          </li>
        ))}
      send={send}
      action={<Plural value={count} one="Send # link" other="Send # links" />}
      look={<Trans>Ask the user whether the email arrived.</Trans>}
      onSent={() => {
        const text = t`${plural(count, { one: 'The link was sent.', other: '# links were sent.' })}`
        void toast('success', text)
        onSent()
        onClose()
      }}
      onClose={onClose}
    />
  )
}

function NameAndEmail({ user: { name, email } }: { user: PortalUser }) {
  return (
    <>
      <MaskedValue kind="name" value={name} />
      <MaskedValue kind="email" value={email} />
    </>
  )
}
