import { Trans, useLingui } from '@lingui/react/macro'
import { Link, type LinkOptions } from '@tanstack/react-router'
import { useId, type ReactNode } from 'react'
import { useScope } from '@/api/core/use-scope'
import type { SessionChoice } from '@/api/opened-sessions'
import { useBundleSearch } from '@/api/record-lookup/bundle-search'
import type { Session, SessionDetail } from '@/backend/sessions'
import { StatusBadge } from '@/features/labels/status-badge'
import { MaskedValue } from '@/features/masking/masked-value'
import { toSearchText } from '@/features/masking/search-text'
import { BundleSearchState } from '@/features/record-list/bundle-search-state'
import { ShortId } from '@/ui/display/copy-id'
import { Data } from '@/ui/display/data'
import { Time } from '@/ui/display/time'
import common from '@/ui/display/common.module.css'
import classes from './related-sessions.module.css'

interface SessionGroupProps {
  title: ReactNode
  children: ReactNode
}

/** Shows sessions below a title. */
export function SessionGroup({ title, children }: SessionGroupProps) {
  const id = useId()
  return (
    <section className={classes.group} aria-labelledby={id}>
      <p id={id} className={common.caption}>
        {title}
      </p>
      {children}
    </section>
  )
}

interface SessionChoicesProps {
  choices: readonly (SessionChoice & Pick<Partial<Session>, 'full_name'>)[]
  session: SessionDetail
  /** The chosen session. */
  otherId?: string
  link: (session: SessionChoice) => LinkOptions
}

/** Links to other sessions. A bundle or name is shown only if it differs from the session's. */
export function SessionChoices({ choices, session, otherId, link }: SessionChoicesProps) {
  const { t } = useLingui()
  const name = toSearchText(session.full_name)
  return (
    <ul className={classes.choices}>
      {choices.map((choice) => {
        const { session_id, bundle_id, bundle_name, status, created_at, full_name } = choice
        const otherName = toSearchText(full_name)
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
            {name && otherName && name !== otherName ? (
              <span className={classes.differs}>
                <Trans>Other name:</Trans>{' '}
                <MaskedValue kind="name" value={full_name} label={t`Other name`} />
              </span>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

interface RelatedSessionsProps extends Omit<SessionChoicesProps, 'choices'> {
  title: ReactNode
  /** The value that the sessions share, as search text. */
  text: string
  /** Message if no other session has this value. */
  nothing: ReactNode
  /** The session's client, if it is known. */
  owner: string | undefined
}

/**
 * Finds sessions that share a value. As with every search of all bundles, a button starts the search (behavior 2.18).
 */
export function RelatedSessions(props: RelatedSessionsProps) {
  const { title, text, nothing, owner, ...choices } = props
  const scope = useScope()
  const { session } = choices
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
    <SessionGroup title={title}>
      {sessionsFound.length > 0 ? <SessionChoices {...choices} choices={sessionsFound} /> : null}
      <BundleSearchState
        realm={scope.realm}
        bundleSearch={search}
        matchCount={sessionsFound.length}
        start={<Trans>Find other sessions</Trans>}
        nothing={nothing}
        onStart={() => start({ search: text })}
        onContinue={continueSearch}
      />
    </SessionGroup>
  )
}
