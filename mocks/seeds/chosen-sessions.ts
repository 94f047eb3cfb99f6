import * as v from 'valibot'
import { bundleSeeds, type BundleSeed, type ChosenAttempt, type ChosenSession } from './bundles'
import { DAY, isInCalendar } from './calendar'
import { formatId } from './ids'
import { MAX_ATTEMPTS } from './plan'
import { errorCodes, failure } from './service-errors'
import { serviceNumber, getServiceName } from './services'

const text = v.pipe(v.string(), v.nonEmpty())
/** Overrides response fields, even with values that a backend should never send. */
const fields = v.record(v.string(), v.unknown())

const sessionSchema = v.pipe(
  v.strictObject({
    /** Any status. By default, a session fails if its last transaction failed. */
    status: v.optional(text),
    created_at: v.optional(
      v.pipe(
        v.string(),
        v.check((time) => isInCalendar(Date.parse(time)), 'Use an ISO time of the last 13 months'),
      ),
    ),
    /** Alternative to `created_at`. May be a fraction. */
    days_ago: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(395))),
    reference_user_id: v.optional(text),
    /** Names and national IDs are shown only if a document was read. */
    full_name: v.optional(text),
    front_nid: v.optional(text),
    platform: v.optional(text),
    transactions: v.optional(
      v.pipe(
        v.array(
          v.strictObject({
            /** Any service, including services that are unknown to the portal. */
            service: text,
            /** Any code. By default, the attempt passes. */
            error_code: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
            fields: v.optional(fields),
          }),
        ),
        v.maxLength(MAX_ATTEMPTS),
      ),
    ),
    fields: v.optional(fields),
  }),
  v.forward(
    v.check(
      ({ created_at, days_ago }) => created_at === undefined || days_ago === undefined,
      'Use created_at or days_ago, not both',
    ),
    ['days_ago'],
  ),
)
type SessionInput = v.InferOutput<typeof sessionSchema>
type TransactionInput = NonNullable<SessionInput['transactions']>[number]

/**
 * Maximum number of services in a seed. A session index has 32 bits for services, and the bundle may already use up to
 * 15 of them.
 */
const MAX_SERVICES = 16

function countServices(sessions: readonly SessionInput[]): number {
  const usedTransactions = sessions.flatMap(({ transactions = [] }) => transactions)
  return new Set(usedTransactions.map(({ service }) => service)).size
}

export const seedSchema = v.strictObject({
  /** Defaults to the first bundle of the persona `client`. */
  bundle_id: v.optional(text, '20011'),
  sessions: v.pipe(
    v.array(sessionSchema),
    v.maxLength(1000),
    v.check(
      (sessions) => countServices(sessions) <= MAX_SERVICES,
      `Use at most ${MAX_SERVICES} services`,
    ),
  ),
})

/** Returns a bundle with exactly these sessions, and the session IDs in input order. */
export function withChosenSessions(
  bundle: BundleSeed,
  input: readonly SessionInput[],
): { bundle: BundleSeed; session_ids: string[] } {
  // Start from the original bundle, so services from an earlier seed are removed.
  const base = bundleSeeds.find(({ id }) => id === bundle.id) ?? bundle
  const now = Date.now()
  const chosenSessions = input.map((session, index) =>
    chosenSession(session, index, base.flow, now),
  )
  // If sessions have the same time, the first in the input counts as the newest, so lists keep the input order.
  const sessions = chosenSessions.toReversed().toSorted((a, b) => a.time - b.time)
  const usedServices = sessions.flatMap(({ attempts }) => attempts.map(({ service }) => service))
  const flow = [...new Set([...base.flow, ...usedServices])]
  return {
    bundle: {
      ...base,
      services: [...new Set([...base.services, ...flow.map(getServiceName)])],
      flow,
      size: sessions.length,
      sessions,
    },
    session_ids: chosenSessions.map((each) =>
      formatId({ bundle: base.number, row: sessions.indexOf(each) }),
    ),
  }
}

const TEN_MINUTES = 600_000

function chosenSession(
  { transactions, created_at, days_ago, ...given }: SessionInput,
  index: number,
  flow: readonly number[],
  now: number,
): ChosenSession {
  const hasFailed = transactions?.at(-1)?.error_code !== undefined
  const status = given.status ?? (hasFailed ? 'failed' : 'success')
  const attempts = transactions?.map(chosenAttempt) ?? computedAttempts(status, flow)
  return {
    ...given,
    time:
      created_at === undefined
        ? now - (days_ago === undefined ? (index + 1) * TEN_MINUTES : days_ago * DAY)
        : Date.parse(created_at),
    status,
    attempts,
  }
}

function chosenAttempt({ service, error_code = 0, ...rest }: TransactionInput): ChosenAttempt {
  return { service: serviceNumber(service), error: errorCodes.getNumber(error_code), ...rest }
}

/**
 * Computes the default attempts: all pass, except the last service in a failed session. An unfinished session never
 * reaches its last service.
 */
function computedAttempts(status: string, flow: readonly number[]): ChosenAttempt[] {
  const isUnfinished = status === 'expired' || status === 'in_progress'
  const steps = isUnfinished ? flow.slice(0, -1) : flow
  return steps.map((service, step) => ({
    service,
    error: status === 'failed' && step === flow.length - 1 ? failure.general : failure.none,
  }))
}
