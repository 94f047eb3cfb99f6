import type { SessionDetail } from '@/backend/sessions'
import type { TransactionDetail } from '@/backend/transactions'

/** Creates a failed session without services or transactions. `part` overrides its fields. */
export const sessionWith = (part: Partial<SessionDetail>): SessionDetail => ({
  session_id: 's',
  bundle_id: 'b',
  status: 'failed',
  created_at: '2026-11-20T09:00:00Z',
  services: [],
  transactions_count: 0,
  transactions: [],
  ...part,
})

/** Creates a passed OCR transaction without data. `part` overrides its fields. */
export const transactionWith = (part: Partial<TransactionDetail>): TransactionDetail => ({
  transaction_id: 't',
  bundle_id: 'b',
  service: 'ocr',
  status: true,
  time: '2026-11-20T09:00:00Z',
  data: {},
  ...part,
})
