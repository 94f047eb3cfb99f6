import { Trans } from '@lingui/react/macro'
import type { LinkOptions } from '@tanstack/react-router'
import { useScope } from '@/api/core/use-scope'
import { useOpenedSessions, type SessionChoice } from '@/api/opened-sessions'
import type { SessionDetail } from '@/backend/sessions'
import { toSearchText } from '@/features/masking/search-text'
import { RelatedSessions, SessionChoices, SessionGroup } from '@/features/sessions/related-sessions'
import related from '@/features/sessions/related-sessions.module.css'
import classes from './session-compare.module.css'

interface OtherSessionsProps {
  session: SessionDetail
  /** Client of the session's bundle, as chosen by the administrator. */
  clientId: string | undefined
  /** The session to compare with. */
  otherId: string
  link: (session: SessionChoice) => LinkOptions
}

/**
 * Offers sessions to compare with: sessions with the same reference and recently opened sessions, in all of the
 * client's bundles.
 */
export function OtherSessions({ clientId, ...props }: OtherSessionsProps) {
  const scope = useScope()
  const { session } = props
  const owner = session.organization_id ?? clientId
  const openedSessions = useOpenedSessions(scope).filter(
    ({ session_id, bundle_id, organization_id }) =>
      session_id !== session.session_id &&
      (scope.realm === 'client' ||
        bundle_id === session.bundle_id ||
        (owner !== undefined && organization_id === owner)),
  )
  const reference = toSearchText(session.reference_user_id)
  return (
    <div className={`${related.groups} ${classes.others}`}>
      {reference === undefined ? null : (
        <RelatedSessions
          {...props}
          title={<Trans>With the same reference</Trans>}
          text={reference}
          nothing={<Trans>There are no other sessions with this reference.</Trans>}
          owner={owner}
        />
      )}
      {openedSessions.length > 0 ? (
        <SessionGroup title={<Trans>Opened recently</Trans>}>
          <SessionChoices {...props} choices={openedSessions} />
        </SessionGroup>
      ) : null}
    </div>
  )
}
