import { Link, getRouteApi } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { Neighbor } from '@/features/record-list/list-neighbors'
import { useListState } from '@/features/record-list/list-state'
import { useRecordDrawer } from '@/features/record-list/record-drawer'
import type { SessionLink } from '@/features/transactions/transaction-columns'
import { TransactionList } from '@/features/transactions/transaction-list'

const route = getRouteApi('/app/pages/bundle/$bundleId/sessions/')

/** The transactions of the bundle, and the drawer of the one in the address. */
export function TransactionsTab() {
  const { bundleId } = route.useParams()
  const { linkState, ...list } = useListState(route)
  const { transaction, ...search } = list.search
  const drawer = useRecordDrawer(linkState, transaction !== undefined)
  const navigate = route.useNavigate()
  const sessionLink: SessionLink = useCallback(
    (sessionId, slot) => (
      <Link
        to="/app/pages/bundle/$bundleId/sessions/$sessionId"
        params={{ bundleId, sessionId }}
        {...slot}
      />
    ),
    [bundleId],
  )
  const stepTo = ({ id, page }: Neighbor) => ({
    search: { ...search, page, transaction: id },
    ...drawer.stepping,
  })
  return (
    <TransactionList
      bundle={{ bundle_id: bundleId }}
      {...list}
      transaction={transaction}
      rowLink={(row, slot) => (
        <Link
          from="/app/pages/bundle/$bundleId/sessions/"
          search={{ ...search, transaction: row.transaction_id }}
          {...drawer.opening}
          {...slot}
        />
      )}
      step={{
        link: (next, slot) => (
          <Link from="/app/pages/bundle/$bundleId/sessions/" {...stepTo(next)} {...slot} />
        ),
        go: (next) => void navigate(stepTo(next)),
      }}
      sessionLink={sessionLink}
      onClose={() => drawer.close(search)}
    />
  )
}
