import { Inflate } from 'fflate'
import { MAX_RATIO, ZipDamagedError, readView, type ZipEntry } from './zip-directory'

/** Maximum number of an entry's bytes that are shown. */
export const MAX_SHOWN_BYTES = 64_000
/**
 * Number of packed bytes to unpack in one step. With slices of 64 KiB, a bomb could produce 67 MB before the next
 * check, because bytes can grow by a factor of 1032.
 */
const SLICE_SIZE = 1024
const PIECE_SIZE = 65_536
/**
 * Maximum number of packed bytes. Packed data may contain empty blocks, but more bytes for so little text are
 * suspicious.
 */
const MAX_PACKED_BYTES = 16 * MAX_SHOWN_BYTES

export type ZipKind = 'json' | 'csv' | 'text' | 'image' | 'folder' | 'other'

export type ZipText = {
  text: string
  /** Why the text is incomplete. */
  cut: 'long' | 'bomb' | 'damaged' | undefined
  /** Whether the entry is larger or smaller than declared. */
  lies: boolean
}

/** Reasons why an entry isn't shown. */
export type ZipRefusal = 'encrypted' | 'method' | 'binary' | 'damaged'

export type ZipRead = ZipText | { refused: ZipRefusal }

const kinds: [ZipKind, RegExp][] = [
  ['folder', /\/$/],
  ['json', /\.(json|geojson|ndjson|jsonl)$/i],
  ['csv', /\.(csv|tsv)$/i],
  ['text', /\.(txt|log|md|xml|ya?ml)$/i],
  ['image', /\.(png|jpe?g|gif|webp|bmp|tiff?|svg|heic|avif)$/i],
]

/** Returns an entry's kind by its name, because entries are read only on demand. */
export function zipKind(name: string): ZipKind {
  return kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other'
}

/**
 * Reads the first MAX_SHOWN_BYTES bytes of an entry as text, and stops immediately at a zip bomb. Throws
 * ZipDamagedError if the entry has no header.
 */
export async function readZipEntry(zip: Blob, entry: ZipEntry): Promise<ZipRead> {
  if (entry.encrypted) return { refused: 'encrypted' }
  if (entry.method !== 0 && entry.method !== 8) return { refused: 'method' }
  const output = createOutput()
  let packedSize = 0
  let bomb = false
  let isDamaged = false
  const inflate = new Inflate((chunk) => output.add(chunk))
  try {
    for await (const slice of packedSlices(zip, entry)) {
      packedSize += slice.length
      if (entry.method === 0) output.add(slice)
      else inflate.push(slice)
      bomb = output.produced() > packedSize * MAX_RATIO || packedSize > MAX_PACKED_BYTES
      if (bomb || output.produced() > MAX_SHOWN_BYTES) break
    }
  } catch (error) {
    if (error instanceof ZipDamagedError) throw error
    // Show the text that was unpacked before the damage.
    if (output.produced() === 0) return { refused: 'damaged' }
    isDamaged = true
  }
  const text = decodeText(output.bytes())
  if (text === undefined) return { refused: 'binary' }
  const producedBytes = output.produced()
  const cut = bomb
    ? 'bomb'
    : isDamaged
      ? 'damaged'
      : producedBytes > MAX_SHOWN_BYTES
        ? 'long'
        : undefined
  return { text, cut, lies: cut ? producedBytes > entry.size : producedBytes !== entry.size }
}

/** Keeps the first unpacked bytes and counts all unpacked bytes. */
function createOutput() {
  const start = new Uint8Array(MAX_SHOWN_BYTES)
  let length = 0
  let count = 0
  return {
    add(chunk: Uint8Array) {
      count += chunk.length
      const fits = chunk.subarray(0, MAX_SHOWN_BYTES - length)
      start.set(fits, length)
      length += fits.length
    },
    produced: () => count,
    bytes: () => start.subarray(0, length),
  }
}

/** Yields an entry's packed bytes in slices, in order. Throws ZipDamagedError if the entry has no header. */
export async function* packedSlices(
  zip: Blob,
  entry: ZipEntry,
  size = SLICE_SIZE,
): AsyncGenerator<Uint8Array> {
  const head = await readView(zip, entry.offset, entry.offset + 30)
  if (head.byteLength < 30 || head.getUint32(0, true) !== 0x04034b50)
    throw new ZipDamagedError('entry')
  const start = entry.offset + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const end = Math.min(zip.size, start + entry.packed)
  for (let at = start; at < end; at += PIECE_SIZE) {
    const piece = new Uint8Array(await zip.slice(at, Math.min(end, at + PIECE_SIZE)).arrayBuffer())
    for (let from = 0; from < piece.length; from += size) yield piece.subarray(from, from + size)
  }
}

/** Decodes text, or returns undefined for binary data. */
function decodeText(bytes: Uint8Array): string | undefined {
  const [encoding, mark] = parseByteOrderMark(bytes)
  const text = new TextDecoder(encoding).decode(bytes.subarray(mark))
  if (text.includes('\0')) return undefined
  // A character cut in half at the end does not indicate another encoding.
  const complete = text.replace(/\uFFFD+$/u, '')
  const invalid = complete.split('\uFFFD').length - 1
  return invalid > complete.length / 100 ? undefined : complete
}

function parseByteOrderMark([first, second]: Uint8Array): [encoding: string, length: number] {
  if (first === 0xff && second === 0xfe) return ['utf-16le', 2]
  if (first === 0xfe && second === 0xff) return ['utf-16be', 2]
  return ['utf-8', 0]
}
