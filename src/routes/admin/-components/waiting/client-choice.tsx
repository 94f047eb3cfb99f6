import { getRouteApi, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { closedPeriod } from '@/lib/period/closed-period'
import { useFocusAfterPart } from '@/ui/display/use-focus-after-part'
import { storeLastPick } from '@/routes/admin/-components/picked-search'
import { ClientCounts } from './client-counts'
import { WaitingFilters } from './waiting-filters'
import type { WaitingList } from './waiting-list'
import common from '@/ui/display/common.module.css'

interface ClientChoiceProps {
  list: WaitingList
  /** Shown if the portal can't list clients. */
  empty: ReactNode
}

const route = getRouteApi('/admin')

/**
 * Lets the user open the records behind a figure. Shows the filters that the opened list will have and, below them, the
 * clients with matching records.
 */
export function ClientChoice({ list, empty }: ClientChoiceProps) {
  const { auth } = route.useRouteContext()
  const part = useFocusAfterPart()
  const { search, linkState, tab } = list
  const { from, to } = search
  // Checks the permission first, because the figures load automatically and a rejection would cost a token refresh.
  const isAllowed = auth.profile().permissions.includes('admin_analytics')
  const link = (client: string) =>
    linkOptions({
      to: tab === 'transactions' ? '/admin/transactions' : '/admin/sessions',
      search: { ...search, client },
      state: linkState,
      onClick: () => storeLastPick(auth, { client }),
    })
  return (
    <div ref={part} className={common.stack}>
      <WaitingFilters
        list={list}
        // Clears the last pick, because without a filter the screen would open it.
        onLast={() => storeLastPick(auth, {})}
      />
      {isAllowed && from && to ? (
        <ClientCounts list={list} days={closedPeriod({ from, to })} link={link} empty={empty} />
      ) : (
        empty
      )}
    </div>
  )
}
