import * as v from 'valibot'
import { chance, hash, pick } from '@mocks/seeds/random'
import type { Fault } from './faults'

/** What all calls of a database go through, besides the faults of single paths. */
export const conditionsSchema = v.object({
  /** Milliseconds before each answer; null is what the host has set. */
  latency: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
  /** A share of the calls, 0 to 1, is spoilt; the same seed spoils the same ones. */
  chaos: v.nullable(
    v.object({
      share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      seed: v.pipe(v.number(), v.integer()),
    }),
  ),
})
export type Conditions = v.InferOutput<typeof conditionsSchema>

type Judged = { conditions: Conditions; chaosDraws: number }

/** Trouble of every sort, but nothing that signs anybody out. */
const troubles = [
  { kind: 'status', status: 500 },
  { kind: 'status', status: 503 },
  { kind: 'status', status: 429, headers: { 'retry-after': '2' } },
  { kind: 'html', status: 502 },
  { kind: 'drop' },
  { kind: 'empty' },
  { kind: 'truncated' },
  { kind: 'wrong_shape' },
  { kind: 'drip', ms: 20, bytes: 512 },
  { kind: 'expired_token' },
] as const

/** The next draw of chaos: what spoils this call, if anything does. */
export function chaosFault(db: Judged, path: string): Fault | undefined {
  const { chaos } = db.conditions
  if (!chaos) return undefined
  const draw = db.chaosDraws++
  if (chance(chaos.seed, draw, 1) >= chaos.share) return undefined
  const trouble = pick(troubles, hash(chaos.seed, draw, 2))
  // Login and refresh have no access token that could have expired.
  const fits = trouble.kind !== 'expired_token' || !path.includes('/authentication/')
  return { ...(fits ? trouble : { kind: 'status', status: 500 }), path }
}
