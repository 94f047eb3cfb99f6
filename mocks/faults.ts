import * as v from 'valibot'
import { chance, hash, pick } from '@mocks/seeds/random'
import type { seedSchema } from '@mocks/seeds/chosen-sessions'
import { problem, toResponse } from './responses'
import { lazyText, type Language } from '@mocks/texts/lazy-text'

/**
 * Request body of `/__mock/seed`. Exported here because journeys import only this module and the personas.
 * @internal Exported for journeys.
 */
export type SeedInput = v.InferInput<typeof seedSchema>

const common = {
  /** Substring of the affected requests' paths. */
  path: v.string(),
  /** Method of the affected requests. Any method by default. */
  method: v.optional(v.picklist(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])),
  /** Number of affected requests. One by default. */
  count: v.optional(v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.literal('always')])),
}

const statusCode = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))
const milliseconds = v.pipe(v.number(), v.minValue(0))

const faultSchema = v.variant('kind', [
  /** Waits, then continues with the path's next fault or with the real response. */
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
  /** Closes the connection without a response. */
  v.object({ ...common, kind: v.literal('drop') }),
  /** Sends the real response: its headers immediately, and its body in pieces of `bytes`, one every `ms`. */
  v.object({
    ...common,
    kind: v.literal('drip'),
    ms: v.optional(milliseconds),
    bytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  /** Reads the request body in pieces of `bytes`, one every `ms`, then sends the real response. */
  v.object({
    ...common,
    kind: v.literal('slow_upload'),
    ms: v.optional(milliseconds),
    bytes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.object({ ...common, kind: v.literal('empty'), status: v.optional(statusCode) }),
  /** Sends the first half of the real response. */
  v.object({ ...common, kind: v.literal('truncated') }),
  v.object({ ...common, kind: v.literal('wrong_shape') }),
  /** Never responds, so the client must abort the request. */
  v.object({ ...common, kind: v.literal('hang') }),
])

export const faultSchemas = faultSchema.options
export const faultListSchema = v.array(
  v.pipe(
    faultSchema,
    v.check(
      (fault) => !isBodyForbidden(fault),
      'A response with the status 204, 205 or 304 has no body',
    ),
  ),
)
export type Fault = v.InferInput<typeof faultSchema>

function isBodyForbidden(fault: Fault): boolean {
  const hasBody = fault.kind === 'html' || (fault.kind === 'status' && fault.body !== undefined)
  return hasBody && fault.status !== undefined && [204, 205, 304].includes(fault.status)
}

/** Conditions for all requests to a database, in addition to the faults for individual paths. */
export const conditionsSchema = v.object({
  /** Milliseconds before each response, or null for the host's latency. */
  latency: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
  /** Share of requests that fail, 0 to 1. The same seed makes the same requests fail. */
  chaos: v.nullable(
    v.object({
      share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      seed: v.pipe(v.number(), v.integer()),
    }),
  ),
})
export type Conditions = v.InferOutput<typeof conditionsSchema>

/**
 * Returns the request's next faults and uses up their counts: all latency faults up to the next other fault, and that
 * fault.
 */
export function takeFaults(
  list: Fault[],
  { method, path }: { method: string; path: string },
): Fault[] {
  const takenFaults: Fault[] = []
  for (const fault of [...list]) {
    if (!path.includes(fault.path) || (fault.method ?? method) !== method) continue
    takenFaults.push(fault)
    useOnce(list, fault)
    if (fault.kind !== 'latency') break
  }
  return takenFaults
}

function useOnce(list: Fault[], fault: Fault): void {
  const { count = 1 } = fault
  if (count === 'always') return
  const index = list.indexOf(fault)
  if (count > 1) list[index] = { ...fault, count: count - 1 }
  else list.splice(index, 1)
}

/** Failures that chaos can draw. None of them signs the user out. */
const chaosFaults = [
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

/** Returns the fault that chaos draws for the next request, if any. */
export function chaosFault(
  db: { conditions: Conditions; chaosDraws: number },
  path: string,
): Fault | undefined {
  const { chaos } = db.conditions
  if (!chaos) return undefined
  const draw = db.chaosDraws++
  if (chance(chaos.seed, draw, 1) >= chaos.share) return undefined
  const fault = pick(chaosFaults, hash(chaos.seed, draw, 2))
  // Sign-in and refresh requests send no access token that could expire.
  const isPossible = fault.kind !== 'expired_token' || !path.includes('/authentication/')
  return { ...(isPossible ? fault : { kind: 'status', status: 500 }), path }
}

/**
 * Returns the real response, altered or replaced by the fault. Doesn't wait for a `latency` fault, because the caller
 * must do that first.
 */
export async function applyFault(
  fault: Fault | undefined,
  { request, lang }: { request: Request; lang: Language },
  realResponse: () => Promise<Response>,
): Promise<Response> {
  switch (fault?.kind) {
    case undefined:
    case 'latency':
      return realResponse()
    case 'status': {
      const { status, body, headers } = fault
      return toResponse({ status, body, headers })
    }
    case 'error_code': {
      const { status = 400, message = lazyText((t) => t.refused), code } = fault
      // A custom message's language is unknown, so the response doesn't declare a language.
      return toResponse(
        problem(status, message, { error_code: code }),
        fault.message === undefined ? { lang } : {},
      )
    }
    case 'expired_token':
      return toResponse(
        problem(
          401,
          lazyText((t) => t.tokenExpired),
        ),
        { lang },
      )
    case 'rejected_refresh':
      return toResponse(
        problem(
          401,
          lazyText((t) => t.refreshTokenInvalid),
        ),
        { lang },
      )
    case 'html':
      return new Response('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>', {
        status: fault.status ?? 502,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    case 'drop':
      return Response.error()
    case 'hang':
      await whenAborted(request.signal)
      return Response.error()
    case 'empty':
      return new Response(null, { status: fault.status ?? 200 })
    case 'wrong_shape':
      return toResponse({ status: 200, body: { result: [{ unexpected: true }] } })
    case 'truncated': {
      const response = await realResponse()
      const body = await response.text()
      return withBody(response, body.slice(0, Math.floor(body.length / 2)))
    }
    case 'drip': {
      const response = await realResponse()
      const bytes = new Uint8Array(await response.arrayBuffer())
      return withBody(response, drip(bytes, fault.ms ?? 1000, fault.bytes ?? 1))
    }
    case 'slow_upload':
      await readSlowly(request.clone(), fault.ms ?? 100, fault.bytes ?? 100_000)
      return realResponse()
  }
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

function withBody(response: Response, body: BodyInit): Response {
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(body, { status: response.status, headers })
}

/** Sends `size` bytes every `ms` milliseconds. */
function drip(bytes: Uint8Array<ArrayBuffer>, ms: number, size: number): ReadableStream {
  let sentBytes = 0
  return new ReadableStream(
    {
      async pull(controller) {
        if (sentBytes > 0) await wait(ms)
        controller.enqueue(bytes.slice(sentBytes, sentBytes + size))
        sentBytes += size
        if (sentBytes >= bytes.length) controller.close()
      },
      cancel() {
        sentBytes = bytes.length
      },
    },
    { highWaterMark: 0 },
  )
}

async function readSlowly({ body }: Request, ms: number, size: number): Promise<void> {
  const reader = body?.getReader()
  if (!reader) return
  for (let part = await reader.read(); !part.done; part = await reader.read())
    await wait((ms * part.value.length) / size)
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
