import { useLingui } from '@lingui/react/macro'
import {
  type Neighbour,
  type Neighbours,
  useListNeighbours,
} from '@/features/record-list/list-neighbours'
import {
  withoutOverlays,
  type SessionDetailSearch,
  type SessionTarget,
} from '@/features/sessions/session-detail-search'
import { RecordSteps } from '@/features/record-list/record-steps'
import type { SessionLinks } from '@/features/sessions/session-links'
import type { Scope } from '@/auth/realm'
import type { ListedBundle } from '@/features/record-list/list-request'
import { sessionListQuery } from '@/features/sessions/list/session-list-query'
import type { ListState } from '@/features/record-list/list-state'

interface SessionStepsProps {
  neighbours: Neighbours | undefined
  search: SessionDetailSearch
  links: SessionLinks
}

/** Links to the previous and next session of the list. */
export function SessionSteps({ neighbours, search, links }: SessionStepsProps) {
  const { t } = useLingui()
  const target = ({ id, page }: Neighbour): SessionTarget => ({
    sessionId: id,
    search: { ...withoutOverlays(search), page },
  })
  return (
    <RecordSteps
      neighbours={neighbours}
      label={t`Sessions in the list`}
      previous={t`Previous session`}
      next={t`Next session`}
      link={(step, slot) => links.to(target(step), slot)}
      go={(step) => links.go(target(step))}
    />
  )
}

/** The previous and next session in the list; see `useListNeighbours`. */
export function useNeighbours(
  scope: Scope,
  bundle: ListedBundle,
  list: ListState,
  sessionId: string | undefined,
): Neighbours | undefined {
  return useListNeighbours(
    (page) => sessionListQuery(scope, bundle, { ...list, search: { ...list.search, page } }),
    ({ sessions }) => sessions.map((each) => each.session_id),
    list.search,
    sessionId,
  )
}
