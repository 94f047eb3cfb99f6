/** Reasons why a file can't be used as a document photo. */
export type PhotoRefusal =
  | 'empty'
  | 'too_large'
  /** The iPhone format. Few browsers and services can read it. */
  | 'heic'
  | 'wrong_type'
  | 'too_many_pixels'
  /** The first bytes are valid, but the rest of the file isn't. */
  | 'damaged'
  /** The browser changes the pixels that are read from a canvas. */
  | 'falsified'

/** Maximum file size in bytes. A 50-megapixel photo is smaller. */
export const MAX_PHOTO_BYTES = 25_000_000
/** Maximum number of pixels. A small file can decode to gigabytes, so the portal checks the header before decoding. */
export const MAX_PHOTO_PIXELS = 64_000_000

/** Returns the reason to reject a file by its size, before any of the file is read. */
export function refuseBySize(bytes: number): PhotoRefusal | undefined {
  if (bytes === 0) return 'empty'
  return bytes > MAX_PHOTO_BYTES ? 'too_large' : undefined
}

/**
 * Returns the reason to reject a file by its bytes, whatever its name. All bytes are needed, because any number of
 * comments may precede the image size.
 */
export function refuseByHeader(bytes: Uint8Array): PhotoRefusal | undefined {
  const format = formats.find(({ start }) => start.test(latin(bytes.subarray(0, 16))))
  if (!format) return isHeic(bytes) ? 'heic' : 'wrong_type'
  const size = format.size(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  const pixels = size ? size.width * size.height : 0
  if (pixels === 0) return 'damaged'
  return pixels > MAX_PHOTO_PIXELS ? 'too_many_pixels' : undefined
}

type Size = { width: number; height: number }
/** Reads the image size from bytes. Returns undefined if the bytes contain no size or are of an unknown kind. */
type ReadSize = (view: DataView) => Size | undefined

const formats: readonly { start: RegExp; size: ReadSize }[] = [
  { start: /^\xFF\xD8\xFF/, size: jpegSize },
  { start: /^\x89PNG\r\n\cZ\n/, size: pngSize },
  { start: /^RIFF.{4}WEBP/s, size: webpSize },
]

function latin(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes)
}

function isHeic(bytes: Uint8Array): boolean {
  return /^.{4}ftyp(?:hei[cxms]|hev[cx]|mif1|msf1)/s.test(latin(bytes.subarray(0, 16)))
}

const IHDR = 0x49484452

function pngSize(view: DataView): Size | undefined {
  if (view.byteLength < 24 || view.getUint32(12) !== IHDR) return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Walks the segments up to the segment that starts a frame. Skips bytes between segments, as decoders do. */
function jpegSize(view: DataView): Size | undefined {
  let at = 2
  while (at + 9 < view.byteLength) {
    const marker = view.getUint8(at) === 0xff ? view.getUint8(at + 1) : undefined
    if (marker === undefined || marker === 0xff) {
      at += 1
      continue
    }
    const isFrame =
      marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    // The image data starts, or the file ends, before the size.
    if (marker === 0xda || marker === 0xd9) return undefined
    at += 2 + (hasLength(marker) ? view.getUint16(at + 2) : 0)
  }
  return undefined
}

/** Whether a segment has a length. Escaped bytes, TEM, restart markers and a second start marker have no length. */
const hasLength = (marker: number) => marker > 0x01 && (marker < 0xd0 || marker > 0xd8)

function webpSize(view: DataView): Size | undefined {
  if (view.byteLength < 30) return undefined
  const uint24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  switch (view.getUint32(12)) {
    // "VP8X", "VP8L" and "VP8 ": extended, lossless and lossy.
    case 0x56503858:
      return { width: uint24(24) + 1, height: uint24(27) + 1 }
    case 0x5650384c: {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 0x56503820:
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    default:
      return undefined
  }
}
