import { problem, toResponse } from './responses'
import type { Fault } from './faults'

/** Gives the true answer, spoilt as the fault says. Waits are over before it is asked. */
export async function applyFault(
  fault: Fault | undefined,
  request: Request,
  trueAnswer: () => Promise<Response>,
): Promise<Response> {
  switch (fault?.kind) {
    case 'status':
      return json(fault.status, fault.body, fault.headers)
    case 'error_code':
      return answer(fault.status ?? 400, fault.message ?? 'The call was refused', fault.code)
    case 'expired_token':
      return answer(401, 'The token has expired')
    case 'rejected_refresh':
      return answer(401, 'The refresh token is not valid')
    case 'html':
      return new Response('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>', {
        status: fault.status ?? 502,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    case 'drop':
      return Response.error()
    case 'hang':
      await aborted(request.signal)
      return Response.error()
    case 'empty':
      return new Response(null, { status: fault.status ?? 200 })
    case 'wrong_shape':
      return json(200, { result: [{ unexpected: true }] })
    case 'truncated': {
      const response = await trueAnswer()
      const body = await response.text()
      return withBody(response, body.slice(0, Math.floor(body.length / 2)))
    }
    case 'drip': {
      const response = await trueAnswer()
      const bytes = new Uint8Array(await response.arrayBuffer())
      return withBody(response, drip(bytes, fault.ms ?? 1000, fault.bytes ?? 1))
    }
    default:
      return trueAnswer()
  }
}

export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function answer(status: number, message: string, error_code?: number): Response {
  return toResponse(
    problem(status, message, error_code === undefined ? {} : { error_code }),
    'message',
  )
}

function json(status: number, body: unknown, headers?: Record<string, string>): Response {
  return toResponse({ status, body, ...(headers ? { headers } : {}) }, 'message')
}

function withBody(response: Response, body: BodyInit): Response {
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return new Response(body, { status: response.status, headers })
}

function drip(bytes: Uint8Array<ArrayBuffer>, every: number, size: number): ReadableStream {
  let at = 0
  return new ReadableStream(
    {
      async pull(controller) {
        if (at > 0) await wait(every)
        controller.enqueue(bytes.slice(at, at + size))
        at += size
        if (at >= bytes.length) controller.close()
      },
      cancel() {
        at = bytes.length
      },
    },
    { highWaterMark: 0 },
  )
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
