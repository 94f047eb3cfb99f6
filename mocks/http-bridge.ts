import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import { compress } from './compression.ts'
import { getRequestLanguage, lazyText, type Text } from './texts/lazy-text.ts'

export type Responder = (request: Request) => Promise<Response | undefined>

const MAX_BODY_SIZE = 100 * 1024 * 1024

/**
 * Handles an HTTP request with `respond`. Streams both bodies, compresses JSON, and closes the connection on a network
 * error.
 */
export async function respondOverHttp(
  respond: Responder,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const request = createRequest(incoming, outgoing)
  closeAboveLimit(incoming)
  // Discards the rest of an upload, because the connection's next request waits behind it.
  outgoing.on('finish', () => incoming.removeAllListeners('data').resume())
  const response = await compress(request, await responseTo(request, respond))
  const { status, headers, body } = response
  if (response.type === 'error' || request.signal.aborted) {
    incoming.socket.destroy()
    await body?.cancel()
    return
  }
  const init = { status, statusText: STATUS_CODES[status], headers }
  const sending = sendResponse(outgoing, new Response(body, init))
  // Send the headers now, so they don't wait for a slow body.
  if (body) outgoing.flushHeaders()
  await sending.catch((error: unknown) => {
    outgoing.destroy()
    if (!request.signal.aborted) throw error
  })
}

async function responseTo(request: Request, respond: Responder): Promise<Response> {
  const bodyTooLarge = lazyText((t) => t.bodyTooLarge)
  const unknownCall = lazyText((t) => t.unknownCall)
  if (Number(request.headers.get('content-length')) > MAX_BODY_SIZE)
    return textResponse(request, 413, bodyTooLarge)
  try {
    return (await respond(request)) ?? textResponse(request, 404, unknownCall)
  } catch (error) {
    // The client disconnected during the upload, or before the handler read the body.
    if (request.signal.aborted) return Response.error()
    throw error
  }
}

/** Closes the connection if a body without a declared length exceeds the limit. */
function closeAboveLimit(incoming: IncomingMessage): void {
  let size = 0
  incoming.on('data', (chunk: Uint8Array) => {
    size += chunk.length
    if (size > MAX_BODY_SIZE) incoming.socket.destroy()
  })
}

function textResponse({ url }: Request, status: number, text: Text): Response {
  const lang = getRequestLanguage(new URL(url))
  const headers = { 'content-language': lang, 'x-mock-backend': '1' }
  return Response.json({ message: text({ lang }) }, { status, headers })
}
