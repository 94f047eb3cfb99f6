import { Trans } from '@lingui/react/macro'
import { lazy, useState, type ReactNode } from 'react'
import { isFiltered } from '@/features/record-list/list-search'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { EmptyState } from '@/ui/feedback/states'
import { useClientsRefusal } from './client-select'
import type { WaitingList } from './waiting/waiting-list'

const ClientChoice = lazy(() =>
  import('./waiting/client-choice').then((module) => ({ default: module.ClientChoice })),
)

interface NoBundlePickedProps {
  client: string | undefined
  /** The list that the screen will show once a client is picked. */
  list?: WaitingList
  /** Alternative to picking a bundle. */
  action?: ReactNode
  children: ReactNode
}

/**
 * Shown below the picker until a client or bundle is picked. If filters are set, also shows which clients have matching
 * records.
 */
export function NoBundlePicked({ client, list, action, children }: NoBundlePickedProps) {
  const [isBroken, setIsBroken] = useState(false)
  if (useClientsRefusal(client)) return null
  const empty = (
    <EmptyState
      illustration="choice"
      title={client ? <Trans>Choose a bundle</Trans> : <Trans>Choose a client</Trans>}
      text={children}
      action={action}
    />
  )
  const isWaiting =
    list?.privateSearchText !== undefined || (list && isFiltered(list.params, list.search))
  if (!isWaiting || isBroken) return empty
  return (
    <LazyPart onFailure={() => setIsBroken(true)}>
      <ClientChoice list={list} empty={empty} />
    </LazyPart>
  )
}
