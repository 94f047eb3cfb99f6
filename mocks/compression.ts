import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** In bytes. A smaller body fits into one network packet without compression. */
const MIN_SIZE = 1000

/** Fast compression levels, because the client waits for the result. */
const compressors = {
  br: (body: ArrayBuffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: ArrayBuffer) => promisify(gzip)(body, { level: 5 }),
}

/** Compresses a JSON response, like a real server. */
export async function compress(request: Request, response: Response): Promise<Response> {
  if (request.method === 'HEAD' || !isCompressible(response)) return response
  const { status, body } = response
  const headers = new Headers(response.headers)
  headers.append('vary', 'Accept-Encoding')
  const encoding = preferredEncoding(request.headers.get('accept-encoding') ?? '')
  if (!encoding) return new Response(body, { status, headers })
  headers.set('content-encoding', encoding)
  headers.delete('content-length')
  const compressedBody = await compressors[encoding](await response.arrayBuffer())
  return new Response(compressedBody, { status, headers })
}

/**
 * Whether the body may be compressed. A body without a length is a stream or a fault, so its bytes must arrive as sent.
 */
function isCompressible({ headers }: Response): boolean {
  return (
    Number(headers.get('content-length') ?? 0) >= MIN_SIZE &&
    !headers.has('content-encoding') &&
    /^application\/json\b/.test(headers.get('content-type') ?? '')
  )
}

/** Prefers Brotli to gzip, and skips encodings that the client rejects with a weight of 0. */
function preferredEncoding(acceptEncoding: string) {
  const acceptedEncodings = acceptEncoding
    .toLowerCase()
    .split(',')
    .filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each))
    .map((each) => each.replace(/;.*/, '').trim())
  return (['br', 'gzip'] as const).find((encoding) => acceptedEncodings.includes(encoding))
}
