import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { compressorFor } from './compression.ts'
import { languageOf, say, type Text } from './texts/say.ts'

export type Responder = (request: Request) => Promise<Response | undefined>

const MAX_BODY_SIZE = 100 * 1024 * 1024

/**
 * Handles an HTTP call with a function from Request to Response. Bodies are streamed in both directions, JSON is compressed,
 * and a network error closes the connection.
 */
export async function respondOverHttp(
  respond: Responder,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_SIZE) {
    incoming.resume()
    return sendText(
      incoming,
      outgoing,
      413,
      say((t) => t.bodyTooLarge),
    )
  }
  const disconnected = new AbortController()
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) disconnected.abort()
  })
  const upload = limitBody(incoming)
  // The rest of what was not read is dropped, or the next call on this connection would wait behind it.
  outgoing.on('finish', () => {
    upload.return(undefined).then(
      () => incoming.resume(),
      () => {},
    )
  })
  const response = await respond(toRequest(incoming, upload, disconnected.signal)).catch(
    (error: unknown) => {
      // The caller has gone in the middle of an upload, or before what had arrived was read.
      if (!incoming.complete || disconnected.signal.aborted) return Response.error()
      throw error
    },
  )
  if (!response)
    return sendText(
      incoming,
      outgoing,
      404,
      say((t) => t.unknownCall),
    )
  if (response.type === 'error') {
    incoming.socket.destroy()
    return
  }
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value)
  }
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  if (!response.body) {
    outgoing.end()
    return
  }
  const compressor = compressorFor(incoming, outgoing, response)
  // The head must not wait for a body that arrives slowly.
  outgoing.flushHeaders()
  const chunks = chunksOf(response.body, disconnected.signal)
  const sent = compressor ? pipeline(chunks, compressor, outgoing) : pipeline(chunks, outgoing)
  await sent.catch((error: unknown) => {
    if (!disconnected.signal.aborted) throw error
  })
}

function toRequest(
  incoming: IncomingMessage,
  upload: AsyncGenerator<Uint8Array>,
  signal: AbortSignal,
): Request {
  const { method = 'GET', url = '/', headers: received } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(received)) {
    for (const each of Array.isArray(value) ? value : [value ?? '']) headers.append(name, each)
  }
  const base = `http://${received.host ?? 'localhost'}`
  if (method === 'GET' || method === 'HEAD')
    return new Request(new URL(url, base), { method, headers, signal })
  const body = streamOf(upload)
  // Node requires `duplex` for a streamed body, but the DOM types do not have it.
  const init = { method, headers, body, signal, duplex: 'half' }
  return new Request(new URL(url, base), init)
}

async function* limitBody(incoming: IncomingMessage): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > MAX_BODY_SIZE) throw new Error('The body is larger than 100 MB')
    yield chunk
  }
}

function streamOf(chunks: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const part = await chunks.next()
      if (part.done) controller.close()
      else controller.enqueue(part.value)
    },
    async cancel() {
      await chunks.return(undefined)
    },
  })
}

/** The signal also ends a body that waits for its next piece. */
async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  signal.addEventListener('abort', () => void reader.cancel().catch(() => {}))
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel()
  }
}

function sendText(
  { url = '/' }: IncomingMessage,
  outgoing: ServerResponse,
  status: number,
  text: Text,
): void {
  const lang = languageOf(new URL(url, 'http://localhost'))
  outgoing.writeHead(status, {
    'content-type': 'application/json',
    'content-language': lang,
    'x-mock-backend': '1',
  })
  outgoing.end(JSON.stringify({ message: text({ lang }) }))
}
