import { useLingui } from '@lingui/react/macro'
import type { Neighbour, Neighbours } from '@/features/record-list/list-neighbours'
import { plainSearch } from '@/features/sessions/session-detail-search'
import { RecordSteps } from '@/features/record-list/record-steps'
import type { SessionDetailSearch, SessionTarget } from '@/features/sessions/session-detail-search'
import type { SessionLinks } from '@/features/sessions/session-links'

interface SessionStepsProps {
  neighbours: Neighbours | undefined
  search: SessionDetailSearch
  links: SessionLinks
}

/** To the sessions before and after this one. */
export function SessionSteps({ neighbours, search, links }: SessionStepsProps) {
  const { t } = useLingui()
  const target = ({ id, page }: Neighbour): SessionTarget => ({
    sessionId: id,
    search: { ...plainSearch(search), page },
  })
  return (
    <RecordSteps
      neighbours={neighbours}
      label={t`Sessions of the list`}
      previous={t`Previous session`}
      next={t`Next session`}
      link={(step, slot) => links.to(target(step), slot)}
      go={(step) => links.go(target(step))}
    />
  )
}
