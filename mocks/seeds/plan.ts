import type { BundleSeed, ChosenSession } from './bundles'
import { documentServiceNumbers, drawOutcome, type Outcome } from './outcomes'
import { chance, hash } from './random'
import { failure } from './service-errors'
import { serviceDuration, serviceNumber } from './services'

export const MAX_TRIALS = 3
export const MAX_ATTEMPTS = 32

/**
 * Service attempts of one session, as columns. List rows, details, filters and analytics are all computed from these
 * columns, so they agree with each other.
 */
export type Plan = {
  outcome: Outcome
  /** Set if a test chose the session. */
  chosen: ChosenSession | undefined
  attempts: number
  service: Uint16Array
  /** Index into the service errors. 0 if the attempt passed. */
  error: Uint16Array
  trialsRemaining: Uint8Array
  /** Milliseconds from the session's start. */
  start: Uint32Array
  /** In milliseconds. */
  duration: Uint32Array
  /** Milliseconds from the session's start to its end. */
  length: number
}

export function newPlan(): Plan {
  return {
    outcome: 'passed',
    chosen: undefined,
    attempts: 0,
    service: new Uint16Array(MAX_ATTEMPTS),
    error: new Uint16Array(MAX_ATTEMPTS),
    trialsRemaining: new Uint8Array(MAX_ATTEMPTS),
    start: new Uint32Array(MAX_ATTEMPTS),
    duration: new Uint32Array(MAX_ATTEMPTS),
    length: 0,
  }
}

export function createPlan(bundle: BundleSeed, row: number): Plan {
  const plan = newPlan()
  fillPlan(plan, bundle, row)
  return plan
}

/** Overwrites a plan, because building an index reuses one plan for all rows. */
export function fillPlan(plan: Plan, bundle: BundleSeed, row: number): void {
  const { flow, number: seed } = bundle
  const chosenSession = bundle.sessions?.[row]
  const outcome = drawOutcome(bundle, row)
  plan.chosen = chosenSession
  plan.outcome = outcome
  plan.attempts = 0
  plan.length = 1500 + (hash(seed, row, 21) % 6000)
  if (chosenSession) {
    for (const { service, error } of chosenSession.attempts) {
      const earlier = plan.service.subarray(0, plan.attempts)
      const trial = earlier.filter((each) => each === service).length
      addAttempt(plan, seed, row, service, error, trial)
    }
    return
  }
  const stopAfter =
    outcome === 'abandoned' || outcome === 'in_progress'
      ? hash(seed, row, 22) % Math.max(flow.length, 1)
      : flow.length

  for (let step = 0; step < stopAfter; step++) {
    const service = flow[step] ?? 0
    const failures = countFailures(outcome, service, seed, row)
    const continues = failures === 0 || outcome === 'ocr_retried'
    for (let trial = 0; trial < failures; trial++) {
      addAttempt(plan, seed, row, service, drawError(outcome, trial, seed, row), trial)
    }
    if (!continues) break
    addAttempt(plan, seed, row, service, failure.none, failures)
  }
}

function addAttempt(
  plan: Plan,
  seed: number,
  row: number,
  service: number,
  error: number,
  trial: number,
): void {
  const attempt = plan.attempts++
  const pause = 1500 + (hash(seed, row, 40 + attempt) % 9000)
  const duration = serviceDuration(service, chance(seed, row, 80 + attempt))
  plan.service[attempt] = service
  plan.error[attempt] = error
  plan.trialsRemaining[attempt] = Math.max(MAX_TRIALS - 1 - trial, 0)
  plan.start[attempt] = plan.length + pause
  plan.duration[attempt] = duration
  plan.length += pause + duration
}

const liveness = serviceNumber('liveness')
const faceMatch = serviceNumber('face_match')
const cso = serviceNumber('cso')

function countFailures(outcome: Outcome, service: number, seed: number, row: number): number {
  const isDocument = documentServiceNumbers.includes(service)
  switch (outcome) {
    case 'ocr_retried':
    case 'expired_card':
      return isDocument ? 1 : 0
    case 'trials_exceeded':
      return isDocument ? MAX_TRIALS : 0
    case 'liveness_failed':
      return service === liveness ? 1 + (hash(seed, row, 23) % 2) : 0
    case 'face_mismatch':
      return service === faceMatch ? 1 + (hash(seed, row, 24) % 2) : 0
    case 'registry_refused':
      return service === cso ? 1 : 0
    default:
      return 0
  }
}

function drawError(outcome: Outcome, trial: number, seed: number, row: number): number {
  switch (outcome) {
    case 'expired_card':
      return failure.expired
    case 'liveness_failed':
      return failure.notAlive
    case 'face_mismatch':
      return failure.faceMismatch
    case 'registry_refused':
      return failure.registryRefused
    case 'trials_exceeded':
      return trial === MAX_TRIALS - 1 ? failure.trialsExceeded : failure.unreadable
    default:
      return hash(seed, row, 25) % 10 === 0 ? failure.general : failure.unreadable
  }
}
