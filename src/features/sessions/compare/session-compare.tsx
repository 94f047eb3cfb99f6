import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { isSilent } from '@/api/api-error'
import { describeError } from '@/api/errors'
import { sessionQueries } from '@/api/sessions/queries'
import type { SessionDetail } from '@/api/sessions/schema'
import type { Scope } from '@/auth/realm'
import { ErrorState, NotAllowedState } from '@/ui/feedback/error-state'
import { LoadingState } from '@/ui/feedback/loading-state'
import { PageHeader } from '@/ui/display/page-header'
import { RevealToggle } from '@/features/masking/reveal-toggle'
import { CompareChoice } from './compare-choice'
import { CompareTable } from './compare-table'
import { AboutPerson } from '@/features/masking/personal-words'
import type { SessionTarget } from '@/features/sessions/session-detail-search'
import type { SessionLinks } from '@/features/sessions/session-links'
import type { Neighbours } from '@/features/record-list/list-neighbours'
import classes from './session-compare.module.css'

interface SessionCompareProps {
  scope: Scope
  session: SessionDetail
  /** The session itself. */
  target: SessionTarget
  /** Empty while it is being chosen. */
  other: string
  neighbours: Neighbours | undefined
  links: SessionLinks
}

/** Two sessions of a bundle beside each other, what differs marked; masked at first. To be mounted anew for another pair. */
export function SessionCompare(props: SessionCompareProps) {
  const { scope, session, target, other, neighbours, links } = props
  return (
    <>
      <PageHeader
        title={<Trans>Compare sessions</Trans>}
        action={
          <span className={classes.actions}>
            <RevealToggle />
            {links.to(target, { children: <Trans>Back to the session</Trans> })}
          </span>
        }
      />
      <CompareChoice target={target} other={other} neighbours={neighbours} links={links} />
      {other && other !== session.session_id ? (
        <Other scope={scope} session={session} target={target} other={other} links={links} />
      ) : null}
    </>
  )
}

type OtherProps = Pick<SessionCompareProps, 'scope' | 'session' | 'target' | 'other' | 'links'>

function Other({ scope, session, target, other, links }: OtherProps) {
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(
    sessionQueries(scope).detail({ bundle_id: session.bundle_id, session_id: other }),
  )
  if (data) {
    const table = { left: session, right: data, search: target.search, links }
    return (
      <AboutPerson of={data}>
        <CompareTable label={t`Two sessions`} {...table} />
      </AboutPerson>
    )
  }
  if (!error || isSilent(error)) return <LoadingState />
  const { title, text, notAllowed } = describeError(error)
  return notAllowed ? (
    <NotAllowedState text={text} way={null} />
  ) : (
    <ErrorState
      title={title}
      text={text}
      onRetry={() => void refetch()}
      busy={isFetching}
      way={null}
    />
  )
}
