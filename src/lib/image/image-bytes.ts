/** Why something that the backend sent as an image is none. */
export type NotAnImageReason = 'bad base64' | 'unknown type' | 'broken'

/** What the backend sent as an image is refused: it is never shown, whatever it says it is (row F5). */
export class NotAnImageError extends Error {
  override name = 'NotAnImageError'
  readonly reason: NotAnImageReason

  constructor(reason: NotAnImageReason) {
    super(`Not an image: ${reason}`)
    this.reason = reason
  }
}

/** Characters that are decoded at a time (behaviour 9.6). */
const SLICE = 512

/**
 * Decodes base64 that comes piece by piece. White space, the URL-safe alphabet and missing padding are accepted. Each
 * slice is taken as a binary string, a character per byte: an array for each of them would cost more memory than the
 * image. Both methods throw NotAnImageError.
 */
export function base64Decoder(take: (binary: string) => void) {
  let pending = ''
  return {
    add(base64: string): void {
      for (let start = 0; start < base64.length; start += SLICE) {
        pending += plain(base64.slice(start, start + SLICE))
        if (pending.length <= SLICE) continue
        const next = pending.slice(0, SLICE)
        // Padding ends the text.
        if (next.includes('=')) throw new NotAnImageError('bad base64')
        take(decode(next))
        pending = pending.slice(SLICE)
      }
    },
    end(): void {
      if (pending) take(decode(pending))
    },
  }
}

function plain(slice: string): string {
  return slice.replaceAll(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/')
}

function decode(slice: string): string {
  try {
    return atob(slice)
  } catch {
    throw new NotAnImageError('bad base64')
  }
}

export type ImageMediaType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/bmp'

/** The first bytes of the types that are shown. SVG is a document that can hold scripts, and is not among them. */
const starts: readonly [ImageMediaType, RegExp][] = [
  ['image/png', /^\x89PNG\r\n\cZ\n/],
  ['image/jpeg', /^\xFF\xD8\xFF/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/gif', /^GIF8[79]a/],
  // Two letters alone could start a text: the file size follows, then four zeros.
  ['image/bmp', /^BM.{4}\0{4}/s],
]

/** The media type by the first bytes alone, a character each. Throws NotAnImageError for anything but an image of pixels. */
export function imageTypeOf(binary: string): ImageMediaType {
  const [type] = starts.find(([, start]) => start.test(binary)) ?? []
  if (!type) throw new NotAnImageError('unknown type')
  return type
}
