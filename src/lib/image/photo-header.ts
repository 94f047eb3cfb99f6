/** Why a file cannot be used as a photo of a document. */
export type PhotoRefusal =
  | 'empty'
  | 'too_large'
  /** The format of iPhones, which few browsers and services can read. */
  | 'heic'
  | 'wrong_type'
  | 'too_many_pixels'
  /** The first bytes are valid, and the rest is not. */
  | 'damaged'

/** Bytes. A photo of 50 megapixels is smaller. */
export const MAX_PHOTO_BYTES = 25_000_000
/** A small file can decode to gigabytes, so it is refused by its header before it is decoded. */
export const MAX_PHOTO_PIXELS = 64_000_000
/** Bytes at the start of a file that contain its header; embedded previews may come first. */
export const HEADER_BYTES = 262_144

/** The reason to refuse a file before any of it is read. */
export function refuseBySize(bytes: number): PhotoRefusal | undefined {
  if (bytes === 0) return 'empty'
  return bytes > MAX_PHOTO_BYTES ? 'too_large' : undefined
}

/** The reason to refuse a file by its first bytes, whatever its name says. */
export function refuseByHeader(bytes: Uint8Array): PhotoRefusal | undefined {
  const read = formats.find(({ start }) => start.test(latin(bytes.subarray(0, 16))))
  if (!read) return isHeic(bytes) ? 'heic' : 'wrong_type'
  const size = read.size(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return size && size.width * size.height > MAX_PHOTO_PIXELS ? 'too_many_pixels' : undefined
}

type Size = { width: number; height: number }
/** Undefined when the header is cut off or of an unknown kind. */
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

function pngSize(view: DataView): Size | undefined {
  if (view.byteLength < 24) return undefined
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Walks the segments up to the one that starts a frame. */
function jpegSize(view: DataView): Size | undefined {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame =
      marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

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
