import { Inflate } from 'fflate'
import { MAX_RATIO, ZipDamagedError, viewOf, type ZipEntry } from './zip-directory'

/** Bytes of an entry that are shown at most. */
export const MAX_SHOWN_BYTES = 64_000
/**
 * Packed bytes unpacked at once. Of 1032 times as much nothing stays: with slices of 64 KiB a bomb
 * brings 67 MB through before anyone can count.
 */
const SLICE = 1024
const PIECE = 65_536
/** Blocks without content take room too; more than this for so little text is no honest file. */
const MAX_PACKED_BYTES = 16 * MAX_SHOWN_BYTES

export type ZipKind = 'json' | 'csv' | 'text' | 'image' | 'folder' | 'other'

export type ZipText = {
  text: string
  /** Why the text is not the whole entry. */
  cut: 'long' | 'bomb' | 'damaged' | undefined
  /** The entry is larger or smaller than the zip declares. */
  lies: boolean
}

/** Why an entry is not shown. */
export type ZipRefusal = 'encrypted' | 'method' | 'binary' | 'damaged'

export type ZipRead = ZipText | { refused: ZipRefusal }

const kinds: [ZipKind, RegExp][] = [
  ['folder', /\/$/],
  ['json', /\.(json|geojson|ndjson|jsonl)$/i],
  ['csv', /\.(csv|tsv)$/i],
  ['text', /\.(txt|log|md|xml|ya?ml)$/i],
  ['image', /\.(png|jpe?g|gif|webp|bmp|tiff?|svg|heic|avif)$/i],
]

/** By its name: nothing of an entry is read before somebody asks for it. */
export function zipKind(name: string): ZipKind {
  return kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other'
}

/**
 * The first bytes of an entry as text, whatever it declares: at most MAX_SHOWN_BYTES bytes are kept, and what
 * unpacks to far more than it takes is left at once. Throws ZipDamagedError where the entry has no header.
 */
export async function readZipEntry(zip: Blob, entry: ZipEntry): Promise<ZipRead> {
  if (entry.encrypted) return { refused: 'encrypted' }
  if (entry.method !== 0 && entry.method !== 8) return { refused: 'method' }
  const taken = createTaking()
  let packed = 0
  let bomb = false
  let damaged = false
  const inflate = new Inflate((chunk) => taken.add(chunk))
  try {
    for await (const slice of slices(zip, entry)) {
      packed += slice.length
      if (entry.method === 0) taken.add(slice)
      else inflate.push(slice)
      bomb = taken.produced() > packed * MAX_RATIO || packed > MAX_PACKED_BYTES
      if (bomb || taken.produced() > MAX_SHOWN_BYTES) break
    }
  } catch (error) {
    if (error instanceof ZipDamagedError) throw error
    // What came out before the damage is worth seeing.
    if (taken.produced() === 0) return { refused: 'damaged' }
    damaged = true
  }
  const text = textOf(taken.bytes())
  if (text === undefined) return { refused: 'binary' }
  const produced = taken.produced()
  const cut = bomb ? 'bomb' : damaged ? 'damaged' : produced > MAX_SHOWN_BYTES ? 'long' : undefined
  return { text, cut, lies: cut ? produced > entry.size : produced !== entry.size }
}

/** Keeps the first bytes of what is unpacked and counts the others. */
function createTaking() {
  const kept = new Uint8Array(MAX_SHOWN_BYTES)
  let length = 0
  let count = 0
  return {
    add(chunk: Uint8Array) {
      count += chunk.length
      const fits = chunk.subarray(0, MAX_SHOWN_BYTES - length)
      kept.set(fits, length)
      length += fits.length
    },
    produced: () => count,
    bytes: () => kept.subarray(0, length),
  }
}

async function* slices(zip: Blob, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const head = await viewOf(zip, entry.offset, entry.offset + 30)
  if (head.byteLength < 30 || head.getUint32(0, true) !== 0x04034b50)
    throw new ZipDamagedError('entry')
  const start = entry.offset + 30 + head.getUint16(26, true) + head.getUint16(28, true)
  const end = Math.min(zip.size, start + entry.packed)
  for (let at = start; at < end; at += PIECE) {
    const piece = new Uint8Array(await zip.slice(at, Math.min(end, at + PIECE)).arrayBuffer())
    for (let from = 0; from < piece.length; from += SLICE) yield piece.subarray(from, from + SLICE)
  }
}

/** Undefined for what is no text, whatever the name says. */
function textOf(bytes: Uint8Array): string | undefined {
  const [encoding, mark] = markOf(bytes)
  const text = new TextDecoder(encoding).decode(bytes.subarray(mark))
  if (text.includes('\0')) return undefined
  // A character that the cut went through is no sign of another encoding.
  const whole = text.replace(/\uFFFD+$/u, '')
  const strange = whole.split('\uFFFD').length - 1
  return strange > whole.length / 100 ? undefined : whole
}

function markOf([first, second]: Uint8Array): [encoding: string, length: number] {
  if (first === 0xff && second === 0xfe) return ['utf-16le', 2]
  if (first === 0xfe && second === 0xff) return ['utf-16be', 2]
  return ['utf-8', 0]
}
