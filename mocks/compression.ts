import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Transform } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

/** Less than this fits into one packet anyway. */
const MIN_SIZE = 1000

/** Fast levels, because the caller waits. */
const compressors = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 5 }),
}

/**
 * The stream through which the body goes if it is sent compressed, as a real server would. Completes the head for it.
 */
export function compressorFor(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
): Transform | undefined {
  if (incoming.method === 'HEAD' || !isCompressible(response)) return undefined
  outgoing.appendHeader('vary', 'Accept-Encoding')
  const encoding = preferredEncoding(incoming.headers['accept-encoding'] ?? '')
  if (!encoding) return undefined
  outgoing.setHeader('content-encoding', encoding)
  outgoing.removeHeader('content-length')
  return compressors[encoding]()
}

/** A body without a length is streamed, or a fault cuts it or slows it down: its bytes have to arrive as they are sent. */
function isCompressible({ headers }: Response): boolean {
  return (
    Number(headers.get('content-length') ?? 0) >= MIN_SIZE &&
    !headers.has('content-encoding') &&
    /^application\/json\b/.test(headers.get('content-type') ?? '')
  )
}

/** Brotli before gzip. A weight of 0 refuses an encoding. */
function preferredEncoding(acceptEncoding: string) {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each))
    .map((each) => each.replace(/;.*/, '').trim())
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding))
}
