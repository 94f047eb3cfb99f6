import type { ImageType, Transaction, TransactionDetail } from '@/backend/transactions'
import type { Complete } from '@mocks/complete'
import { bundleWithoutImageNames, type BundleSeed } from './bundles'
import { formatId } from './ids'
import { documentServiceNumbers } from './outcomes'
import type { Plan } from './plan'
import { createServiceData, type ServiceData } from './service-data'
import { serviceError } from './service-errors'
import { serviceNumber, getServiceName } from './services'

/**
 * Creates a transaction's list row. `attempt` counts the session's attempts from 0, and `createdAt` is the session's
 * start time.
 */
export function transactionRow(
  bundle: BundleSeed,
  row: number,
  plan: Plan,
  attempt: number,
  createdAt: number,
): Complete<Transaction> {
  const service = plan.service[attempt] ?? 0
  const error = plan.error[attempt] ?? 0
  const duration = plan.duration[attempt] ?? 0
  const failedError = error === 0 ? undefined : serviceError(error)
  return {
    transaction_id: formatId({ bundle: bundle.number, row, attempt }),
    session_id: formatId({ bundle: bundle.number, row }),
    bundle_id: bundle.id,
    service: getServiceName(service),
    status: !failedError,
    time: new Date(createdAt + (plan.start[attempt] ?? 0) + duration).toISOString(),
    error_code: failedError?.code,
    message: failedError?.message,
    trials_remaining: plan.trialsRemaining[attempt],
    duration_ms: duration,
    billable: !failedError,
    document_type: documentServiceNumbers.includes(service) ? documentType(bundle) : undefined,
    ...chosenFields(plan, attempt),
  }
}

export function transactionDetail(
  bundle: BundleSeed,
  row: number,
  plan: Plan,
  attempt: number,
  createdAt: number,
): Complete<TransactionDetail> {
  const { images, ...data } = attemptData(bundle, row, plan, attempt, createdAt)
  const details = {
    ...transactionRow(bundle, row, plan, attempt, createdAt),
    ...data,
    ...(bundle.id === bundleWithoutImageNames ? {} : { images }),
  }
  return { ...details, ...chosenFields(plan, attempt) }
}

function chosenFields({ chosen }: Plan, attempt: number): Record<string, unknown> | undefined {
  return chosen?.attempts[attempt]?.fields
}

/** Returns the images that the backend stores for a transaction, even if the transaction doesn't list them. */
export function storedImages(...transaction: Parameters<typeof transactionDetail>): ImageType[] {
  const [{ id }] = transaction
  const { images = [], data } = attemptData(...transaction)
  // If a document's front cannot be read, its back is not captured.
  const hasFrontOnly = id === bundleWithoutImageNames && Object.keys(data).length === 0
  return hasFrontOnly ? images.slice(0, 1) : images
}

function attemptData(
  bundle: BundleSeed,
  row: number,
  plan: Plan,
  attempt: number,
  createdAt: number,
): ServiceData {
  return createServiceData({
    bundle,
    row,
    attempt,
    outcome: plan.outcome,
    service: plan.service[attempt] ?? 0,
    error: plan.error[attempt] ?? 0,
    time: createdAt,
  })
}

const passportOcr = serviceNumber('passport_ocr')

export function documentType(bundle: BundleSeed): string | undefined {
  if (bundle.flow.includes(passportOcr)) return 'egy_passport'
  return documentServiceNumbers.some((service) => bundle.flow.includes(service))
    ? 'egy_nid'
    : undefined
}
