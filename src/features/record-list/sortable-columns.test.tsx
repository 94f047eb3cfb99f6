import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionOrderings } from '@mocks/queries/select-sessions'
import { transactionOrderings } from '@mocks/queries/select-transactions'
import type { RealmName } from '@/lib/realm'
import { useSessionColumns } from '@/features/sessions/list/session-fields'
import { sessionSortOptions } from '@/features/sessions/list/session-list-search'
import { useTransactionColumns } from '@/features/transactions/transaction-fields'
import { transactionSortOptions } from '@/features/transactions/transaction-list-search'
import { renderUi } from '@/test/render-ui'

function SessionKeys({ realm }: { realm: RealmName }) {
  return useSessionColumns(realm).map(({ sortKey }) => sortKey && <li key={sortKey}>{sortKey}</li>)
}

const noLink = () => ({})

function TransactionKeys({ realm }: { realm: RealmName }) {
  return useTransactionColumns(realm, noLink).map(
    ({ sortKey }) => sortKey && <li key={sortKey}>{sortKey}</li>,
  )
}

test.each([
  ['sessions', sessionOrderings, sessionSortOptions, SessionKeys],
  ['transactions', transactionOrderings, transactionSortOptions, TransactionKeys],
] as const)("sorts %s by exactly the backend's sort keys", (_, backend, orders, Keys) => {
  expect(new Set(orders.keys)).toEqual(new Set(backend))
  renderUi(<Keys realm="client" />)
  const keys = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(new Set(keys)).toEqual(new Set(backend))
})
