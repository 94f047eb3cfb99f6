/** Reasons why data that the backend sent as an image isn't an image. */
export type NotAnImageReason = 'bad base64' | 'unknown type' | 'broken'

/** Thrown if the backend's data isn't an image. Such data is never shown, whatever type it claims (row F5). */
export class NotAnImageError extends Error {
  override name = 'NotAnImageError'
  readonly reason: NotAnImageReason

  constructor(reason: NotAnImageReason) {
    super(`Not an image: ${reason}`)
    this.reason = reason
  }
}

/** Number of characters decoded at a time (behavior 9.6). */
const SLICE = 512

/**
 * Decodes base64 that arrives piece by piece, or throws NotAnImageError. `take` receives binary strings, because arrays
 * would need more memory than the image.
 */
export function base64Decoder(take: (binary: string) => void) {
  let pending = ''
  return {
    add(base64: string): void {
      for (let start = 0; start < base64.length; start += SLICE) {
        pending += plain(base64.slice(start, start + SLICE))
        if (pending.length <= SLICE) continue
        const next = pending.slice(0, SLICE)
        // Padding is valid only at the end of the whole text.
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

/**
 * The first bytes of the supported types. SVG is not supported, because an SVG is a document that can contain scripts.
 */
const starts: readonly [ImageMediaType, RegExp][] = [
  ['image/png', /^\x89PNG\r\n\cZ\n/],
  ['image/jpeg', /^\xFF\xD8\xFF/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/gif', /^GIF8[79]a/],
  // "BM" could also start text, so the pattern includes the four zeros after the file size.
  ['image/bmp', /^BM.{4}\0{4}/s],
]

/**
 * Detects the media type from the first bytes, with one character per byte. Throws NotAnImageError for anything but a
 * raster image.
 */
export function detectImageType(binary: string): ImageMediaType {
  const [type] = starts.find(([, start]) => start.test(binary)) ?? []
  if (!type) throw new NotAnImageError('unknown type')
  return type
}
