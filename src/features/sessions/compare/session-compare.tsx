import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isSilent } from '@/api/core/api-error'
import { describeError } from '@/api/core/errors'
import { sessionQueries } from '@/api/sessions/queries'
import type { SessionDetail } from '@/api/sessions/schema'
import type { Scope } from '@/auth/realm'
import { ErrorState, NotAllowedState } from '@/ui/feedback/states'
import { LoadingState } from '@/ui/feedback/loading-state'
import { PageHeader } from '@/ui/display/page-header'
import { RevealToggle } from '@/features/masking/reveal'
import { CompareForm } from './compare-form'
import { CompareTable } from './compare-table'
import { AboutPerson } from '@/features/masking/about-person'
import type { SessionTarget } from '@/features/sessions/session-detail-search'
import type { SessionLinks } from '@/features/sessions/session-links'
import type { Neighbours } from '@/features/record-list/list-neighbours'
import common from '@/ui/display/common.module.css'
import classes from './session-compare.module.css'

interface SessionCompareProps {
  scope: Scope
  session: SessionDetail
  target: SessionTarget
  /** Empty until a session is chosen. */
  otherId: string
  neighbours: Neighbours | undefined
  links: SessionLinks
  differencesOnly: boolean
}

/** Compares two sessions of a bundle, masked at first. Needs a `key` that changes with the pair. */
export function SessionCompare(props: SessionCompareProps) {
  const { scope, session, target, otherId, neighbours, links, differencesOnly } = props
  return (
    <>
      <PageHeader
        title={<Trans>Compare sessions</Trans>}
        action={
          <span className={`${common.inline} ${classes.actions}`}>
            <RevealToggle />
            {links.back(target, { rel: 'up', children: <Trans>Back to the session</Trans> })}
          </span>
        }
      />
      <CompareForm target={target} otherId={otherId} neighbours={neighbours} links={links} />
      {otherId && otherId !== session.session_id ? (
        <Comparison
          scope={scope}
          session={session}
          target={target}
          otherId={otherId}
          links={links}
          differencesOnly={differencesOnly}
        />
      ) : null}
    </>
  )
}

type ComparisonProps = Omit<SessionCompareProps, 'neighbours'>

function Comparison(props: ComparisonProps) {
  const { scope, session, target, otherId, links, differencesOnly } = props
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(
    sessionQueries(scope).detail({ bundle_id: session.bundle_id, session_id: otherId }),
  )
  if (data) {
    const table = { left: session, right: data, search: target.search, links, differencesOnly }
    return (
      <AboutPerson of={data}>
        <Checkbox
          className={classes.differences}
          checked={differencesOnly}
          onChange={({ currentTarget: { checked } }) =>
            links.go({
              ...target,
              search: {
                ...target.search,
                compare: otherId,
                differences: checked ? '1' : undefined,
              },
              replaces: true,
            })
          }
          label={<Trans>Differences only</Trans>}
        />
        <CompareTable label={t`Two sessions`} {...table} />
      </AboutPerson>
    )
  }
  if (!error || isSilent(error)) return <LoadingState />
  const { title, text, fromServer, notAllowed } = describeError(error)
  return notAllowed ? (
    <NotAllowedState text={fromServer} way={null} />
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
