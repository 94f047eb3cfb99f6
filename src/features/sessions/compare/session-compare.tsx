import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isSilent } from '@/api/core/api-error'
import { describeError } from '@/api/core/errors'
import { useScope } from '@/api/core/use-scope'
import { sessionQueries } from '@/api/sessions'
import type { SessionDetail } from '@/backend/sessions'
import { ErrorState, NotAllowedState } from '@/ui/feedback/states'
import { LoadingState } from '@/ui/feedback/loading-state'
import { PageHeader } from '@/ui/display/page-header'
import { RevealToggle } from '@/features/masking/reveal'
import { CompareForm } from './compare-form'
import { CompareTable } from './compare-table'
import { OtherSessions } from './other-sessions'
import { PersonalContext } from '@/features/masking/personal-context'
import type { SessionTarget } from '@/features/sessions/session-detail-search'
import type { SessionLinks } from '@/features/sessions/session-links'
import type { Neighbors } from '@/features/record-list/list-neighbors'
import common from '@/ui/display/common.module.css'
import { markLanguage } from '@/ui/feedback/server-text'
import classes from './session-compare.module.css'

interface SessionCompareProps {
  session: SessionDetail
  /** The bundle's client, if a client is chosen. */
  clientId: string | undefined
  target: SessionTarget
  /** Empty until a session is chosen. */
  otherId: string
  /** The other session's bundle, if it differs from the session's bundle. */
  otherBundle: string | undefined
  neighbors: Neighbors | undefined
  links: SessionLinks
  differencesOnly: boolean
}

/** Compares two of a client's sessions, masked at first. Needs a `key` that changes with the first session. */
export function SessionCompare(props: SessionCompareProps) {
  const { session, clientId, target, otherId, otherBundle, neighbors, links } = props
  const withOther = (compare: string, bundleId = session.bundle_id): SessionTarget => ({
    ...target,
    search: {
      ...target.search,
      compare,
      compare_bundle: bundleId === session.bundle_id ? undefined : bundleId,
    },
    replaces: true,
  })
  return (
    <>
      <PageHeader
        title={<Trans>Compare sessions</Trans>}
        action={
          <span className={`${common.inline} ${classes.actions}`}>
            <RevealToggle />
            <Link {...links.back(target)} rel="up">
              <Trans>Back to the session</Trans>
            </Link>
          </span>
        }
      />
      <CompareForm
        key={otherId}
        sessionId={session.session_id}
        otherId={otherId}
        neighbors={neighbors}
        links={links}
        withOther={(id, bundleId = id === otherId ? otherBundle : undefined) =>
          withOther(id, bundleId)
        }
      />
      <OtherSessions
        session={session}
        clientId={clientId}
        otherId={otherId}
        link={(other) => links.to(withOther(other.session_id, other.bundle_id))}
      />
      {otherId && otherId !== session.session_id ? (
        <Comparison
          key={`${otherId} ${otherBundle}`}
          {...props}
          pair={withOther(otherId, otherBundle)}
        />
      ) : null}
    </>
  )
}

/** `pair`: navigation target of this comparison. */
type ComparisonProps = SessionCompareProps & { pair: SessionTarget }

function Comparison(props: ComparisonProps) {
  const scope = useScope()
  const { session, target, pair, otherId, otherBundle, links, differencesOnly } = props
  const { t } = useLingui()
  const { data, error, isFetching, refetch } = useQuery(
    sessionQueries(scope).detail({
      bundle_id: otherBundle ?? session.bundle_id,
      session_id: otherId,
    }),
  )
  if (data) {
    const { search } = target
    const table = { left: session, right: data, otherBundle, search, links, differencesOnly }
    return (
      <PersonalContext value={data}>
        <Checkbox
          className={classes.differences}
          checked={differencesOnly}
          onChange={({ currentTarget: { checked } }) =>
            links.go({
              ...pair,
              search: { ...pair.search, differences: checked ? '1' : undefined },
            })
          }
          label={<Trans>Differences only</Trans>}
        />
        <CompareTable label={t`Two sessions`} {...table} />
      </PersonalContext>
    )
  }
  if (!error || isSilent(error)) return <LoadingState />
  const { title, text, fromServer, lang, notAllowed, unexpected } = describeError(error)
  return notAllowed ? (
    <NotAllowedState text={markLanguage(fromServer, lang)} action={null} />
  ) : (
    <ErrorState
      title={title}
      text={markLanguage(text, lang)}
      onRetry={() => void refetch()}
      busy={isFetching}
      action={null}
      unexpectedError={unexpected}
    />
  )
}
