import { expect, test } from 'vitest'
import { bodyPieces } from './body-pieces'

type Source = { cancel?: () => void }

/** Creates a stream that delivers 300,000 bytes in one chunk, then two more bytes. */
function body(type: 'bytes' | undefined, source: Source = {}) {
  const start = (stream: ReadableByteStreamController | ReadableStreamDefaultController) => {
    stream.enqueue(new Uint8Array(300_000).map((_, at) => at % 251))
    stream.enqueue(Uint8Array.of(1, 2))
    if (!source.cancel) stream.close()
  }
  const stream = type
    ? new ReadableStream({ type, start, ...source })
    : new ReadableStream({ start, ...source })
  const { body: bytes } = new Response(stream)
  if (!bytes) throw new Error('the response has no body')
  return bytes
}

test.each(['bytes', undefined] as const)(
  'reads a stream of type %s completely and in order',
  async (type) => {
    const pieces = bodyPieces(body(type))
    const bytes: number[] = []
    for (let piece = await pieces.next(); piece; piece = await pieces.next())
      for (const byte of piece) bytes.push(byte)
    expect(bytes).toHaveLength(300_002)
    expect(bytes[299_999]).toBe(299_999 % 251)
    expect(bytes.slice(-2)).toEqual([1, 2])
  },
)

test('reads a byte stream through one reused buffer', async () => {
  const pieces = bodyPieces(body('bytes'))
  const first = await pieces.next()
  expect(first?.length).toBe(262_144)
  await pieces.next()
  expect(first?.length).toBe(0)
})

test.each(['bytes', undefined] as const)(
  'stops a stream of type %s when canceled',
  async (type) => {
    let canceledCount = 0
    const pieces = bodyPieces(body(type, { cancel: () => void (canceledCount += 1) }))
    await pieces.next()
    pieces.cancel()
    expect(canceledCount).toBe(1)
  },
)
