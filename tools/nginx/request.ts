import { once } from 'node:events'
import {
  Agent,
  request,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http'

/** Timeout that only a hanging request reaches. */
const TIMEOUT_MS = 60_000

export type SiteResponse = {
  status: number
  /** All values of each header, so tests can detect a header that was sent twice. */
  headers: Record<string, string[]>
  body: Buffer
  text: string
}

export type RequestOptions = {
  method?: string
  headers?: OutgoingHttpHeaders
  body?: string | Buffer
  /** Sends the request body instead of `body`. */
  write?: (outgoing: ClientRequest) => void
  /** Runs for each piece of the response. */
  onData?: (incoming: IncomingMessage) => void
}

/** Sends one request on a separate connection, with the path unchanged. */
export async function send(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, write, onData }: RequestOptions = {},
): Promise<SiteResponse> {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    headers,
    agent: new Agent(),
    timeout: TIMEOUT_MS,
  })
  outgoing.on('timeout', () => outgoing.destroy(new Error(`${path} timed out`)))
  // nginx may close the connection while it still receives a rejected body.
  outgoing.on('error', () => {})
  try {
    const responses: Promise<IncomingMessage[]> = once(outgoing, 'response')
    if (write) write(outgoing)
    else outgoing.end(body)
    const [incoming] = await responses
    if (!incoming) throw new Error(`${path} has no response`)
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => {
      pieces.push(piece)
      onData?.(incoming)
    })
    await once(incoming, 'end')
    const responseBody = Buffer.concat(pieces)
    return {
      status: incoming.statusCode ?? 0,
      headers: readHeaders(incoming),
      body: responseBody,
      text: responseBody.toString(),
    }
  } finally {
    outgoing.destroy()
  }
}

function readHeaders({ rawHeaders }: IncomingMessage): Record<string, string[]> {
  const headers: Record<string, string[]> = {}
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase()
    headers[name] = [...(headers[name] ?? []), rawHeaders[at + 1] ?? '']
  }
  return headers
}
