import { Link, getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Session } from '@/backend/sessions'
import { useListState } from '@/features/record-list/list-state'
import type { LinkSlot } from '@/ui/display/link-slot'
import { SessionList } from '@/features/sessions/list/session-list'

const route = getRouteApi('/app/pages/bundle/$bundleId/sessions/')

/** The sessions of the bundle. */
export function SessionsTab() {
  const { bundleId } = route.useParams()
  const { linkState, ...list } = useListState(route)
  // The same function until the list changes, or every row would render again.
  const rowLink = useCallback(
    (row: Session, slot: LinkSlot, compare?: string) => {
      // The session's screen links to its neighbors in this list.
      const { tab: _tab, transaction: _transaction, ...search } = list.search
      return (
        <Link
          to="/app/pages/bundle/$bundleId/sessions/$sessionId"
          params={{ bundleId, sessionId: row.session_id }}
          search={{ ...search, compare }}
          state={linkState}
          {...slot}
        />
      )
    },
    [bundleId, list.search, linkState],
  )
  return (
    <SessionList
      bundle={{ bundle_id: bundleId }}
      {...list}
      rowLink={rowLink}
      rowScreen="/app/pages/bundle/$bundleId/sessions/$sessionId"
    />
  )
}
