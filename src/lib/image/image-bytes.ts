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
 * Decodes base64 slice by slice, so that the caller can stop, or let others have the thread, in between. White space,
 * the URL-safe alphabet and missing padding are accepted. Throws NotAnImageError.
 */
export function* base64Slices(base64: string): Generator<Uint8Array<ArrayBuffer>> {
  let pending = ''
  for (let start = 0; start < base64.length; start += SLICE) {
    pending += plain(base64.slice(start, start + SLICE))
    if (pending.length <= SLICE) continue
    const next = pending.slice(0, SLICE)
    // Padding ends the text.
    if (next.includes('=')) throw new NotAnImageError('bad base64')
    yield decode(next)
    pending = pending.slice(SLICE)
  }
  if (pending) yield decode(pending)
}

function plain(slice: string): string {
  return slice.replaceAll(/\s+/g, '').replaceAll('-', '+').replaceAll('_', '/')
}

function decode(slice: string): Uint8Array<ArrayBuffer> {
  const binary = binaryOf(slice)
  const bytes = new Uint8Array(binary.length)
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at)
  return bytes
}

function binaryOf(slice: string): string {
  try {
    return atob(slice)
  } catch {
    throw new NotAnImageError('bad base64')
  }
}

/** The most bytes that these base64 characters can hold. */
export const maxBytesOf = (characters: number) => Math.ceil((characters * 3) / 4)

export type ImageMediaType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/bmp'

const ANY = undefined
const WEBP = [...marks('RIFF'), ANY, ANY, ANY, ANY, ...marks('WEBP')]
// Two letters alone could start a text: the file size follows, then four zeros.
const BMP = [...marks('BM'), ANY, ANY, ANY, ANY, 0, 0, 0, 0]

/** The first bytes of the types that are shown. SVG is a document that can hold scripts, and is not among them. */
const magicBytes: readonly [ImageMediaType, readonly (number | undefined)[]][] = [
  ['image/png', [0x89, ...marks('PNG\r\n\x1a\n')]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/webp', WEBP],
  ['image/gif', marks('GIF87a')],
  ['image/gif', marks('GIF89a')],
  ['image/bmp', BMP],
]

/** The media type by the first bytes alone. Throws NotAnImageError for anything but an image of pixels. */
export function imageTypeOf(start: Uint8Array): ImageMediaType {
  for (const [type, magic] of magicBytes) {
    if (magic.every((byte, at) => (byte ?? start[at]) === start[at] && at < start.length))
      return type
  }
  throw new NotAnImageError('unknown type')
}

function marks(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0))
}
