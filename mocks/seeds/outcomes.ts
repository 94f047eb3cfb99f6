import type { sessionStatuses } from '@/backend/sessions'
import type { BundleSeed, ChosenSession } from './bundles'
import { hash } from './random'
import { failure } from './service-errors'
import { serviceNumber } from './services'

export const outcomes = [
  'passed',
  'ocr_retried',
  'liveness_failed',
  'face_mismatch',
  'expired_card',
  'greyscale',
  'registry_refused',
  'trials_exceeded',
  'abandoned',
  'in_progress',
  /** Failed for another reason. Only sessions that a test chose have this outcome. */
  'failed',
] as const
export type Outcome = (typeof outcomes)[number]

/** Number of sessions per thousand with each outcome. The remaining sessions pass. */
const shares: readonly [Outcome, number][] = [
  ['ocr_retried', 120],
  ['liveness_failed', 60],
  ['face_mismatch', 40],
  ['expired_card', 30],
  ['greyscale', 20],
  ['registry_refused', 20],
  ['trials_exceeded', 10],
  ['abandoned', 15],
]

export const documentServiceNumbers = (['ocr', 'passport_ocr'] as const).map(serviceNumber)
const liveness = serviceNumber('liveness')
const faceMatch = serviceNumber('face_match')
const cso = serviceNumber('cso')

/** Number of sessions at the end of a large bundle that are still in progress. */
const IN_PROGRESS_COUNT = 4
const LARGE_BUNDLE = 500

export function drawOutcome(bundle: BundleSeed, row: number): Outcome {
  const chosenSession = bundle.sessions?.[row]
  if (chosenSession) return chosenOutcome(chosenSession)
  if (bundle.size >= LARGE_BUNDLE && row >= bundle.size - IN_PROGRESS_COUNT) return 'in_progress'
  let draw = hash(bundle.number, row, 11) % 1000
  for (const [outcome, share] of shares) {
    if (draw < share) return canHappen(outcome, bundle.flow) ? outcome : 'passed'
    draw -= share
  }
  return 'passed'
}

function chosenOutcome({ status, attempts }: ChosenSession): Outcome {
  if (status === 'expired') return 'abandoned'
  if (status === 'in_progress') return 'in_progress'
  if (status !== 'failed') return 'passed'
  return attempts.some(({ error }) => error === failure.expired) ? 'expired_card' : 'failed'
}

function canHappen(outcome: Outcome, flow: readonly number[]): boolean {
  switch (outcome) {
    case 'liveness_failed':
      return flow.includes(liveness)
    case 'face_mismatch':
      return flow.includes(faceMatch)
    case 'registry_refused':
      return flow.includes(cso)
    case 'ocr_retried':
    case 'expired_card':
    case 'greyscale':
    case 'trials_exceeded':
      return documentServiceNumbers.some((service) => flow.includes(service))
    default:
      return true
  }
}

export function toSessionStatus(outcome: Outcome): (typeof sessionStatuses)[number] {
  switch (outcome) {
    case 'passed':
    case 'ocr_retried':
    case 'greyscale':
      return 'success'
    case 'abandoned':
      return 'expired'
    case 'in_progress':
      return 'in_progress'
    default:
      return 'failed'
  }
}
