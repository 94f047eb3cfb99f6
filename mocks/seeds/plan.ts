import type { BundleSeed } from './bundles'
import { documentServices, outcomeOf, type Outcome } from './outcomes'
import { chance, hash } from './random'
import { failure } from './service-errors'
import { serviceDuration, serviceNumber } from './services'

export const MAX_TRIALS = 3
const MAX_ATTEMPTS = 32

/**
 * The service attempts of one session, as columns: what the list rows, the details, the
 * filters and the analytics are all made from, so that they agree.
 */
export type Plan = {
  outcome: Outcome
  attempts: number
  service: Uint8Array
  /** Place in the service errors; 0 passed. */
  error: Uint8Array
  trialsRemaining: Uint8Array
  /** Milliseconds from the start of the session. */
  start: Uint32Array
  took: Uint32Array
  /** Milliseconds from start to end. */
  length: number
}

export function newPlan(): Plan {
  return {
    outcome: 'passed',
    attempts: 0,
    service: new Uint8Array(MAX_ATTEMPTS),
    error: new Uint8Array(MAX_ATTEMPTS),
    trialsRemaining: new Uint8Array(MAX_ATTEMPTS),
    start: new Uint32Array(MAX_ATTEMPTS),
    took: new Uint32Array(MAX_ATTEMPTS),
    length: 0,
  }
}

export function planOf(bundle: BundleSeed, row: number): Plan {
  const plan = newPlan()
  fillPlan(plan, bundle, row)
  return plan
}

/** Writes into a plan that is used again and again: an index is built without garbage. */
export function fillPlan(plan: Plan, bundle: BundleSeed, row: number): void {
  const { flow, number: seed } = bundle
  const outcome = outcomeOf(bundle, row)
  plan.outcome = outcome
  plan.attempts = 0
  plan.length = 1500 + (hash(seed, row, 21) % 6000)
  const stopAfter =
    outcome === 'abandoned' || outcome === 'in_progress'
      ? hash(seed, row, 22) % Math.max(flow.length, 1)
      : flow.length

  for (let step = 0; step < stopAfter; step++) {
    const service = flow[step] ?? 0
    const fails = failsOf(outcome, service, seed, row)
    const goesOn = fails === 0 || outcome === 'ocr_retried'
    for (let trial = 0; trial < fails; trial++) {
      add(plan, seed, row, service, errorOf(outcome, trial, seed, row), trial)
    }
    if (!goesOn) break
    add(plan, seed, row, service, failure.none, fails)
  }
}

function add(
  plan: Plan,
  seed: number,
  row: number,
  service: number,
  error: number,
  trial: number,
): void {
  const at = plan.attempts++
  const thinking = 1500 + (hash(seed, row, 40 + at) % 9000)
  const took = serviceDuration(service, chance(seed, row, 80 + at))
  plan.service[at] = service
  plan.error[at] = error
  plan.trialsRemaining[at] = MAX_TRIALS - 1 - trial
  plan.start[at] = plan.length + thinking
  plan.took[at] = took
  plan.length += thinking + took
}

const liveness = serviceNumber('liveness')
const faceMatch = serviceNumber('face_match')
const cso = serviceNumber('cso')

function failsOf(outcome: Outcome, service: number, seed: number, row: number): number {
  const isDocument = documentServices.includes(service)
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

function errorOf(outcome: Outcome, trial: number, seed: number, row: number): number {
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
