import { getRouteApi, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { closedPeriod } from '@/lib/period/closed-period'
import { useFocusAfterPart } from '@/ui/display/use-focus-after-part'
import { storeLastPick, type PickedBundle } from '@/routes/admin/-components/picked-search'
import { BundleCounts, ClientCounts } from './owner-counts'
import { WaitingFilters } from './waiting-filters'
import type { WaitingList } from './waiting-list'
import common from '@/ui/display/common.module.css'

interface BundleChoiceProps {
  list: WaitingList
  /** Shown if clients or bundles can't be listed. */
  empty: ReactNode
}

const route = getRouteApi('/admin')

/**
 * Lets the user get from a figure to the counted records. Shows the filters that the list will have. Below the filters,
 * lists the clients, or the chosen client's bundles, that have such records.
 */
export function BundleChoice({ list, empty }: BundleChoiceProps) {
  const { auth } = route.useRouteContext()
  const part = useFocusAfterPart()
  const { search, linkState, tab } = list
  const { from, to, client } = search
  const link = (picked: PickedBundle) =>
    linkOptions({
      to: tab === 'transactions' ? '/admin/transactions' : '/admin/sessions',
      search: { ...search, ...picked },
      state: linkState,
      onClick: () => storeLastPick(auth, picked),
    })
  const counts = { list, empty, days: from && to ? closedPeriod({ from, to }) : undefined }
  return (
    <div ref={part} className={common.stack}>
      <WaitingFilters
        list={list}
        // Clears the last picked bundle, because without a filter the screen would open it.
        onLast={() => storeLastPick(auth, { client })}
      />
      {client === undefined ? (
        <ClientCounts {...counts} link={(id) => link({ client: id })} />
      ) : (
        <BundleCounts {...counts} link={(id) => link({ client, bundle: id })} />
      )}
    </div>
  )
}
