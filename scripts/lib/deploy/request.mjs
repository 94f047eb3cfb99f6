import { Agent, request } from 'node:http'

/** Only ends a hang, in milliseconds. */
const TIMEOUT = 60_000

/** Every value of each header, in order: a header that comes twice is a mistake here. */
function headersOf({ rawHeaders }) {
  const found = {}
  for (let at = 0; at < rawHeaders.length; at += 2)
    (found[rawHeaders[at].toLowerCase()] ??= []).push(rawHeaders[at + 1])
  return found
}

/**
 * Sends one request with the path exactly as given, on a connection of its own. `write` gets the request and sends its
 * body, `onData` each piece of the answer, and the answer. Resolves with the status, the headers and the body.
 */
export function send({ port, path, method = 'GET', headers = {}, body, write, onData = () => {} }) {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path, method, headers, agent: new Agent(), timeout: TIMEOUT },
      (incoming) => {
        const pieces = []
        incoming.on('data', (piece) => {
          pieces.push(piece)
          onData(piece, incoming)
        })
        incoming.on('error', reject)
        incoming.on('end', () => {
          const { statusCode: status } = incoming
          resolve({ status, headers: headersOf(incoming), body: Buffer.concat(pieces) })
          outgoing.destroy()
        })
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${path} did not answer in time`)))
    outgoing.on('error', reject)
    if (write) write(outgoing)
    else outgoing.end(body)
  })
}

/** Tries again until the function gives something, for as long as that may take. */
export async function until(find, timeout = TIMEOUT) {
  const end = performance.now() + timeout
  while (performance.now() < end) {
    const found = await find()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('It did not happen in time')
}
