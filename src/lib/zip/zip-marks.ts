/**
 * Whether the bytes start like a zip. Every zip begins with "PK", the start of the first entry's signature or, in an
 * empty zip, of the end record's signature.
 */
export function startsAsZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b
}

const END = [0x50, 0x4b, 5, 6]
/** Maximum bytes of the end record, including the longest comment. */
const MAX_END_BYTES = 22 + 0xffff

/**
 * Looks for the end record of a zip that arrives in pieces, because a zip without an end record is truncated. Keeps
 * only the last bytes.
 */
export function zipEnding() {
  const tail = new Uint8Array(2 * MAX_END_BYTES)
  let length = 0
  return {
    add(piece: Uint8Array) {
      const last = piece.subarray(-MAX_END_BYTES)
      if (length + last.length > tail.length) {
        tail.copyWithin(0, length - MAX_END_BYTES, length)
        length = MAX_END_BYTES
      }
      tail.set(last, length)
      length += last.length
    },
    found: () => {
      const bytes = tail.subarray(Math.max(0, length - MAX_END_BYTES), length)
      return bytes.some((_, at) => END.every((byte, index) => bytes[at + index] === byte))
    },
  }
}
