import type { SessionDetail } from '@/backend/sessions'
import type { TransactionDetail } from '@/backend/transactions'

/** A failed session without services and transactions, plus what a test sets. */
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

/** A passed OCR transaction without data, plus what a test sets. */
export const transactionWith = (part: Partial<TransactionDetail>): TransactionDetail => ({
  transaction_id: 't',
  bundle_id: 'b',
  service: 'ocr',
  status: true,
  time: '2026-11-20T09:00:00Z',
  data: {},
  ...part,
})
