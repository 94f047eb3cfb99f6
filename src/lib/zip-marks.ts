/** Every zip begins with "PK": that of an entry, or that of an empty one's end. */
export function startsAsZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b
}

const END = [0x50, 0x4b, 5, 6]
/** Its record and the longest comment. */
const MAX_END_BYTES = 22 + 0xffff

/**
 * Looks for the end of a zip in bytes that come in pieces: without it the file broke off, whoever says it is
 * complete. Keeps a copy of the last bytes alone.
 */
export function zipEnding() {
  const kept = new Uint8Array(2 * MAX_END_BYTES)
  let length = 0
  return {
    add(piece: Uint8Array) {
      const last = piece.subarray(-MAX_END_BYTES)
      if (length + last.length > kept.length) {
        kept.copyWithin(0, length - MAX_END_BYTES, length)
        length = MAX_END_BYTES
      }
      kept.set(last, length)
      length += last.length
    },
    found: () => {
      const bytes = kept.subarray(Math.max(0, length - MAX_END_BYTES), length)
      return bytes.some((_, at) => END.every((byte, place) => bytes[at + place] === byte))
    },
  }
}
