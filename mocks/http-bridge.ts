import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'

export type RespondToRequest = (request: Request) => Promise<Response | undefined>

const LARGEST_BODY = 100 * 1024 * 1024

/** One real HTTP call to one Fetch answer: bodies stream both ways, a network error cuts the line. */
export async function respondOverHttp(
  answer: RespondToRequest,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (Number(incoming.headers['content-length'] ?? 0) > LARGEST_BODY) {
    incoming.resume()
    return sendJson(outgoing, 413, 'The file is too large')
  }
  const left = new AbortController()
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) left.abort()
  })
  const response = await answer(toRequest(incoming, left.signal))
  if (!response) return sendJson(outgoing, 404, 'There is no such call')
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
  // The head goes at once: a body that drips must not hold it back.
  outgoing.flushHeaders()
  await pipeline(chunksOf(response.body), outgoing).catch((error: unknown) => {
    if (!left.signal.aborted) throw error
  })
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', url = '/', headers: received } = incoming
  const headers = new Headers()
  for (const [name, value] of Object.entries(received)) {
    for (const each of Array.isArray(value) ? value : [value ?? '']) headers.append(name, each)
  }
  const base = `http://${received.host ?? 'localhost'}`
  if (method === 'GET' || method === 'HEAD')
    return new Request(new URL(url, base), { method, headers, signal })
  const body = streamOf(limited(incoming))
  // `duplex` is missing in the DOM's types, and without it Node refuses a streamed body.
  const init = { method, headers, body, signal, duplex: 'half' }
  return new Request(new URL(url, base), init)
}

async function* limited(incoming: IncomingMessage): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of incoming) {
    size += chunk.length
    if (size > LARGEST_BODY) throw new Error('The body is larger than 100 MB')
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

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel()
  }
}

function sendJson(outgoing: ServerResponse, status: number, message: string): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', 'x-mock-backend': '1' })
  outgoing.end(JSON.stringify({ message }))
}
