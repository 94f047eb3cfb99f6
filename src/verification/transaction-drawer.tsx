import type { Scope } from '@/auth/realm'
import type { RenderLink } from '@/ui/link-slot'

interface TransactionDrawerProps {
  scope: Scope
  bundleId: string
  transactionId: string
  sessionId?: string | undefined
  onClose: () => void
  sessionLink?: RenderLink | undefined
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
