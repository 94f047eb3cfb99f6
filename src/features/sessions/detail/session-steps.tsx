import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useScope } from '@/api/core/use-scope'
import type { MergedView } from '@/api/merged-list'
import type { Session } from '@/backend/sessions'
import { mergedListKey } from '@/features/record-list/merged/merged-search'
import {
  findMergedNeighbors,
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
  const target = ({ id, bundleId, page = search.page }: Neighbor): SessionTarget => ({
    sessionId: id,
    bundleId,
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

/**
 * Returns the previous and next session in the list (see `useListNeighbors`). In a list without page numbers, returns
 * the neighbors that have loaded.
 */
export function useNeighbors(
  bundle: ListedBundle,
  list: ListState<SessionDetailSearch>,
  sessionId: string | undefined,
): Neighbors | undefined {
  const scope = useScope()
  const { bundle_id: bundleId, organization_id: clientId } = bundle
  const { bundles, review } = list.search
  // These lists load portion by portion.
  const isMerged = bundles !== undefined || review !== undefined
  const merged = useQueryClient().getQueryData<MergedView<Session>>(
    mergedListKey(
      scope,
      sessionListQuery(
        scope,
        { bundle_id: bundles ? '' : bundleId, organization_id: clientId },
        list,
      ).queryKey,
      bundles,
      review,
    ),
  )
  const neighbors = useListNeighbors(
    (page) => sessionListQuery(scope, bundle, { ...list, search: { ...list.search, page } }),
    ({ sessions }) => sessions.map(getId),
    list.search,
    isMerged ? undefined : sessionId,
  )
  return isMerged ? findMergedNeighbors(merged, getId, sessionId, bundleId) : neighbors
}

const getId = (session: Session) => session.session_id
