import type { Scope } from '@/auth/realm'
import type { SessionLink } from './transaction-columns'

interface TransactionDrawerProps {
  scope: Scope
  bundleId: string
  transactionId: string
  sessionId?: string | undefined
  onClose: () => void
  sessionLink?: SessionLink
}

export function TransactionDrawer({ transactionId, onClose }: TransactionDrawerProps) {
  return (
    <dialog open aria-label="Transaction">
      {transactionId}
      <button type="button" onClick={onClose}>
        Close
      </button>
    </dialog>
  )
}
