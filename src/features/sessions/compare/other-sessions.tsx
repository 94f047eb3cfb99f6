import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkOptions } from '@tanstack/react-router'
import { useScope } from '@/api/core/use-scope'
import { useBundleSearch } from '@/api/record-lookup/bundle-search'
import { useOpenedSessions, type SessionChoice } from '@/api/opened-sessions'
import type { SessionDetail } from '@/backend/sessions'
import { StatusBadge } from '@/features/labels/status-badge'
import { toSearchText } from '@/features/masking/search-text'
import { BundleSearchState } from '@/features/record-list/bundle-search-state'
import { ShortId } from '@/ui/display/copy-id'
import { Data } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import common from '@/ui/display/common.module.css'
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
export function OtherSessions(props: OtherSessionsProps) {
  const scope = useScope()
  const { session, clientId } = props
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
    <div className={classes.others}>
      {reference === undefined ? null : (
        <OfReference {...props} reference={reference} owner={owner} />
      )}
      {openedSessions.length > 0 ? (
        <section className={classes.offer} aria-labelledby="opened-sessions">
          <h2 id="opened-sessions" className={common.caption}>
            <Trans>Opened recently</Trans>
          </h2>
          <Choices {...props} choices={openedSessions} />
        </section>
      ) : null}
    </div>
  )
}

type OfReferenceProps = OtherSessionsProps & { reference: string; owner: string | undefined }

/**
 * Finds sessions with the same reference. As with every search of all bundles, a button starts the search (behavior
 * 2.18).
 */
function OfReference({ reference, owner, ...props }: OfReferenceProps) {
  const scope = useScope()
  const { t } = useLingui()
  const { session } = props
  // Requests to the clients' backend don't contain an organization.
  const client = scope.realm === 'client' ? undefined : owner
  const area = { bundle: session.bundle_id, client }
  const { search, start, continueSearch } = useBundleSearch(scope, area, session.session_id)
  const sessionsFound = (search?.hits ?? []).flatMap(({ bundle, sessions }) =>
    sessions
      .filter(({ session_id }) => session_id !== session.session_id)
      .map((each) => ({ ...each, bundle_name: bundle.name ?? each.bundle_name })),
  )
  return (
    <section className={classes.offer} aria-label={t`With the same reference`}>
      <h2 className={common.caption}>
        <Trans>With the same reference</Trans>
      </h2>
      {sessionsFound.length > 0 ? <Choices {...props} choices={sessionsFound} /> : null}
      <BundleSearchState
        realm={scope.realm}
        bundleSearch={search}
        matchCount={sessionsFound.length}
        start={<Trans>Find other sessions</Trans>}
        nothing={<Trans>There are no other sessions with this reference.</Trans>}
        onStart={() => start({ search: reference })}
        onContinue={continueSearch}
      />
    </section>
  )
}

type ChoicesProps = Pick<OtherSessionsProps, 'session' | 'otherId' | 'link'> & {
  choices: readonly SessionChoice[]
}

function Choices({ choices, session, otherId, link }: ChoicesProps) {
  return (
    <ul className={classes.choices}>
      {choices.map((choice) => {
        const { session_id, bundle_id, bundle_name, status, created_at } = choice
        return (
          <li key={session_id} className={common.row} aria-current={session_id === otherId}>
            <Link {...link(choice)} className={classes.choice}>
              <ShortId id={session_id} />
            </Link>
            {bundle_id === session.bundle_id ? null : (
              <span className={common.note}>
                <Data>{bundle_name ?? bundle_id}</Data>
              </span>
            )}
            <span className={common.note}>
              <Time value={created_at} />
            </span>
            <StatusBadge subject="session" status={status} />
          </li>
        )
      })}
    </ul>
  )
}
