import type { Examples } from '@gallery/example'
import { TransactionListSkeleton } from '@/features/transactions/transaction-columns'

export const examples: Examples = {
  'loading, for a client': {
    Framed: () => <TransactionListSkeleton realm="client" />,
    width: 1280,
    height: 560,
  },
  'loading, for an administrator': {
    Framed: () => <TransactionListSkeleton realm="admin" />,
    width: 1280,
    height: 560,
  },
  'loading, on a phone': {
    Framed: () => <TransactionListSkeleton realm="client" />,
    width: 390,
    height: 560,
  },
}
