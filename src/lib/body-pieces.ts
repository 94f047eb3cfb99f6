type Piece = Uint8Array<ArrayBuffer>

export interface BodyPieces {
  /** The next bytes, which are there until the next are asked for; undefined at the end. */
  next: () => Promise<Piece | undefined>
  /** The rest must not go on loading. */
  cancel: () => void
}

const PIECE = 262_144

/**
 * Reads a body into one buffer again and again: a new one for every piece comes faster than old ones are
 * collected (350 MB for a file of 500 MB, against 70). Not every browser's body can be read so.
 */
export function bodyPieces(body: ReadableStream<Piece>): BodyPieces {
  const reader = byteReader(body)
  if (!reader) return ownPieces(body.getReader())
  let buffer = new ArrayBuffer(PIECE)
  return {
    async next() {
      const { done, value } = await reader.read(new Uint8Array(buffer))
      if (done) return undefined
      buffer = value.buffer
      return value
    },
    cancel: () => cancel(reader),
  }
}

function byteReader(body: ReadableStream<Piece>): ReadableStreamBYOBReader | undefined {
  try {
    return body.getReader({ mode: 'byob' })
  } catch {
    return undefined
  }
}

function ownPieces(reader: ReadableStreamDefaultReader<Piece>): BodyPieces {
  return { next: async () => (await reader.read()).value, cancel: () => cancel(reader) }
}

function cancel(reader: ReadableStreamGenericReader) {
  // What is broken already need not be told again.
  void reader.cancel().catch(() => {})
}
