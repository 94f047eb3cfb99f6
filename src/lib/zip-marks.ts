/** Every zip begins with "PK": that of an entry, or that of an empty one's end. */
export function startsAsZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b
}

const END = [0x50, 0x4b, 5, 6]
/** Its record and the longest comment. */
const LONGEST_END = 22 + 0xffff

/**
 * Looks for the end of a zip in bytes that come in pieces, the last of which it keeps: without it the file
 * broke off, whoever says it is complete.
 */
export function zipEnding() {
  let pieces: Uint8Array[] = []
  let kept = 0
  return {
    add(piece: Uint8Array) {
      pieces.push(piece)
      kept += piece.length
      for (let [first] = pieces; first && kept - first.length >= LONGEST_END; [first] = pieces) {
        pieces = pieces.slice(1)
        kept -= first.length
      }
    },
    found: () => {
      const bytes = pieces.flatMap((piece) => [...piece.subarray(-LONGEST_END)]).slice(-LONGEST_END)
      return bytes.some((_, at) => END.every((byte, place) => bytes[at + place] === byte))
    },
  }
}
