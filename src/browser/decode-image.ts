import { base64Decoder, detectImageType, NotAnImageError } from '@/lib/image/image-bytes'

/** The maximum length of a `data:` prefix, in characters. */
const PREFIX = 128
/** Bytes passed to the Blob at a time: few enough for the browser to accept them in one part. */
const PART = 196_608

export interface ImageDecoder {
  add: (base64: string) => void
  /** Throws NotAnImageError. */
  end: () => Blob
}

/**
 * Decodes a response's base64 into a Blob as it arrives, so the image stays out of the page's memory. Accepts only
 * known image types, because they are harmless wherever they are opened.
 */
export function imageDecoder(): ImageDecoder {
  const parts: Blob[] = []
  const part = new Uint8Array(PART)
  let length = 0
  let type: string | undefined
  let rejection: unknown
  const flush = () => {
    parts.push(new Blob([part.subarray(0, length)]))
    length = 0
  }
  const decoder = base64Decoder((binary) => {
    type ??= detectImageType(binary)
    if (length + binary.length > PART) flush()
    for (let at = 0; at < binary.length; at += 1) part[length + at] = binary.charCodeAt(at)
    length += binary.length
  })
  const attempt = (decode: () => void) => {
    if (rejection !== undefined) return
    try {
      decode()
    } catch (error) {
      rejection = error
    }
  }
  /** The first characters, collected until a prefix would be complete. */
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
      if (rejection !== undefined) throw rejection
      if (type === undefined) throw new NotAnImageError('unknown type')
      flush()
      return new Blob(parts, { type })
    },
  }
}
