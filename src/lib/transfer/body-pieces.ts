type Piece = Uint8Array<ArrayBuffer>

export interface BodyPieces {
  /** Returns the next bytes, or undefined at the end. The bytes are valid only until the next call. */
  next: () => Promise<Piece | undefined>
  /** Stops loading the rest of the body. */
  cancel: () => void
}

const PIECE_SIZE = 262_144

/**
 * Reads a body through one reused buffer, because allocating a buffer per piece outruns the garbage collector. Browsers
 * without byte streams allocate a buffer per piece.
 */
export function bodyPieces(body: ReadableStream<Piece>): BodyPieces {
  const reader = byteReader(body)
  if (!reader) return separatePieces(body.getReader())
  let buffer = new ArrayBuffer(PIECE_SIZE)
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

function separatePieces(reader: ReadableStreamDefaultReader<Piece>): BodyPieces {
  return { next: async () => (await reader.read()).value, cancel: () => cancel(reader) }
}

function cancel(reader: ReadableStreamGenericReader) {
  // If the body is broken, `next` has already reported the error.
  void reader.cancel().catch(() => {})
}
