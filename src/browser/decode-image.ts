import { base64Decoder, imageTypeOf, NotAnImageError } from '@/lib/image/image-bytes'

/** Characters that a `data:` prefix has at most. */
const PREFIX = 128
/** Bytes that are handed to the Blob at a time: few enough for the browser to take them at once. */
const PART = 196_608

export interface ImageDecoder {
  add: (base64: string) => void
  /** Throws NotAnImageError. */
  end: () => Blob
}

/**
 * Turns the base64 of an image call, as it arrives, into a Blob whose type comes from its first bytes: one of a known
 * image type is harmless wherever it is opened. Its bytes are in the browser's care and not in the page's memory. What is
 * not an image is not decoded any further.
 */
export function imageDecoder(): ImageDecoder {
  const parts: Blob[] = []
  const part = new Uint8Array(PART)
  let length = 0
  let type: string | undefined
  let refused: unknown
  const flush = () => {
    parts.push(new Blob([part.subarray(0, length)]))
    length = 0
  }
  const decoder = base64Decoder((binary) => {
    type ??= imageTypeOf(binary)
    if (length + binary.length > PART) flush()
    for (let at = 0; at < binary.length; at += 1) part[length + at] = binary.charCodeAt(at)
    length += binary.length
  })
  const attempt = (decode: () => void) => {
    if (refused !== undefined) return
    try {
      decode()
    } catch (error) {
      refused = error
    }
  }
  /** The first characters, until they are enough to see a prefix. */
  let start: string | undefined = ''
  const begin = () => {
    const text = start?.replace(/^data:[^,]*,/, '') ?? ''
    start = undefined
    attempt(() => decoder.add(text))
  }
  return {
    add(base64) {
      if (start === undefined) return attempt(() => decoder.add(base64))
      start += base64
      if (start.length >= PREFIX) begin()
    },
    end() {
      if (start !== undefined) begin()
      attempt(decoder.end)
      if (refused !== undefined) throw refused
      if (type === undefined) throw new NotAnImageError('unknown type')
      flush()
      return new Blob(parts, { type })
    },
  }
}
