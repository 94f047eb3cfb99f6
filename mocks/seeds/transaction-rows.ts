import type { Transaction, TransactionDetail } from '@/api/transactions/schema'
import type { BundleSeed } from './bundles'
import { idOf } from './ids'
import { documentServices } from './outcomes'
import type { Plan } from './plan'
import { foundBy } from './service-data'
import { serviceError } from './service-errors'
import { serviceNumber, serviceOf } from './services'

/** `at` is the place of the attempt in its session, `created` the start of the session. */
export function transactionRow(
  bundle: BundleSeed,
  row: number,
  plan: Plan,
  at: number,
  created: number,
): Transaction {
  const service = plan.service[at] ?? 0
  const error = plan.error[at] ?? 0
  const took = plan.took[at] ?? 0
  const failed = error === 0 ? undefined : serviceError(error)
  return {
    transaction_id: idOf({ bundle: bundle.number, row, attempt: at }),
    session_id: idOf({ bundle: bundle.number, row }),
    bundle_id: bundle.id,
    service: serviceOf(service),
    status: !failed,
    time: new Date(created + (plan.start[at] ?? 0) + took).toISOString(),
    error_code: failed?.code,
    message: failed?.message,
    trials_remaining: plan.trialsRemaining[at],
    duration_ms: took,
    billable: !failed,
    document_type: documentServices.includes(service) ? documentType(bundle) : undefined,
  }
}

export function transactionDetail(
  bundle: BundleSeed,
  row: number,
  plan: Plan,
  at: number,
  created: number,
): TransactionDetail {
  const found = foundBy({
    bundle,
    row,
    at,
    outcome: plan.outcome,
    service: plan.service[at] ?? 0,
    error: plan.error[at] ?? 0,
    time: created,
  })
  return { ...transactionRow(bundle, row, plan, at, created), ...found }
}

const passportOcr = serviceNumber('passport_ocr')

export function documentType(bundle: BundleSeed): string | undefined {
  if (bundle.flow.includes(passportOcr)) return 'egy_passport'
  return documentServices.some((service) => bundle.flow.includes(service)) ? 'egy_nid' : undefined
}
