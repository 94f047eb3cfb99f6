import { useLingui } from '@lingui/react/macro'
import { useScope } from '@/api/core/use-scope'
import {
  type Neighbor,
  type Neighbors,
  useListNeighbors,
} from '@/features/record-list/list-neighbors'
import {
  withoutOverlays,
  type SessionDetailSearch,
  type SessionTarget,
} from '@/features/sessions/session-detail-search'
import { RecordSteps } from '@/features/record-list/record-steps'
import type { SessionLinks } from '@/features/sessions/session-links'
import type { ListedBundle } from '@/features/record-list/list-request'
import { sessionListQuery } from '@/features/sessions/list/session-list-query'
import type { ListState } from '@/features/record-list/list-state'

interface SessionStepsProps {
  neighbors: Neighbors | undefined
  search: SessionDetailSearch
  links: SessionLinks
}

/** Links to the list's previous and next session. */
export function SessionSteps({ neighbors, search, links }: SessionStepsProps) {
  const { t } = useLingui()
  const target = ({ id, page }: Neighbor): SessionTarget => ({
    sessionId: id,
    search: { ...withoutOverlays(search), page },
  })
  return (
    <RecordSteps
      neighbors={neighbors}
      label={t`Sessions in the list`}
      previous={t`Previous session`}
      next={t`Next session`}
      link={(step) => links.to(target(step))}
    />
  )
}

/** Returns the previous and next session in the list. See `useListNeighbors`. */
export function useNeighbors(
  bundle: ListedBundle,
  list: ListState,
  sessionId: string | undefined,
): Neighbors | undefined {
  const scope = useScope()
  return useListNeighbors(
    (page) => sessionListQuery(scope, bundle, { ...list, search: { ...list.search, page } }),
    ({ sessions }) => sessions.map((each) => each.session_id),
    list.search,
    sessionId,
  )
}
