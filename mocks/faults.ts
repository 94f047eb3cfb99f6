import * as v from 'valibot'

const common = {
  /** A part of the path of the calls it spoils. */
  path: v.string(),
  /** How many calls; once when it is not given. */
  count: v.optional(v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.literal('always')])),
}

const statusCode = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))
const milliseconds = v.pipe(v.number(), v.minValue(0))

const faultSchema = v.variant('kind', [
  /** Waits first, then goes on with the next fault of the path, or the true answer. */
  v.object({ ...common, kind: v.literal('latency'), ms: milliseconds }),
  v.object({
    ...common,
    kind: v.literal('status'),
    status: statusCode,
    body: v.optional(v.unknown()),
    headers: v.optional(v.record(v.string(), v.string())),
  }),
  v.object({
    ...common,
    kind: v.literal('error_code'),
    code: v.number(),
    status: v.optional(statusCode),
    message: v.optional(v.string()),
  }),
  v.object({ ...common, kind: v.literal('expired_token') }),
  v.object({ ...common, kind: v.literal('rejected_refresh') }),
  v.object({ ...common, kind: v.literal('html'), status: v.optional(statusCode) }),
  /** The connection breaks off without an answer. */
  v.object({ ...common, kind: v.literal('drop') }),
  /** The true answer, its head at once, its body in pieces of `bytes` every `ms`. */
  v.object({
    ...common,
    kind: v.literal('drip'),
    ms: v.optional(milliseconds),
    bytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.object({ ...common, kind: v.literal('empty'), status: v.optional(statusCode) }),
  /** The true answer, cut in the middle. */
  v.object({ ...common, kind: v.literal('truncated') }),
  v.object({ ...common, kind: v.literal('wrong_shape') }),
  /** No answer at all, until the caller gives up. */
  v.object({ ...common, kind: v.literal('hang') }),
])

export const faultSchemas = faultSchema.options
export const faultListSchema = v.array(faultSchema)
export type Fault = v.InferInput<typeof faultSchema>

/**
 * Takes what spoils this call out of the list, in order: any waits up to the first fault of
 * another kind, and that one.
 */
export function takeFaults(list: Fault[], path: string): Fault[] {
  const taken: Fault[] = []
  for (const fault of [...list]) {
    if (!path.includes(fault.path)) continue
    taken.push(fault)
    useOnce(list, fault)
    if (fault.kind !== 'latency') break
  }
  return taken
}

function useOnce(list: Fault[], fault: Fault): void {
  const { count = 1 } = fault
  if (count === 'always') return
  const place = list.indexOf(fault)
  if (count > 1) list[place] = { ...fault, count: count - 1 }
  else list.splice(place, 1)
}
