/**
 * Maximum number of listed entries. Further entries are only counted.
 * @internal Exported for its test.
 */
export const MAX_ENTRIES = 500
/** Maximum number of directory bytes to read. 100,000 entries take about 10 MB. */
const MAX_DIRECTORY_BYTES = 32_000_000
/** Maximum compression factor. Ordinary files reach up to about 100; deflate allows 1032. */
export const MAX_RATIO = 200
const MAX_NAME_LENGTH = 300
const PIECE_SIZE = 65_536
/** Maximum bytes of a record: the fixed part, name, extra field and comment. */
const MAX_RECORD_BYTES = 46 + 3 * 0xffff

const END = 0x06054b50
const END_64_LOCATOR = 0x07064b50
const END_64 = 0x06064b50
const ENTRY = 0x02014b50

export interface ZipEntry {
  /** The name in the zip without control and direction characters. */
  name: string
  /** Declared size in bytes. It may be wrong. */
  size: number
  packed: number
  /** Compression method: 0 is stored, 8 is deflated. */
  method: number
  encrypted: boolean
  /** Offset of the entry's header. */
  offset: number
  /** Whether a careless program would unpack the entry outside the target folder. */
  escapes: boolean
}

export interface ZipListing {
  entries: ZipEntry[]
  /** Total number of entries, including entries that aren't listed. */
  count: number
  /** Whether the directory was too long to be read completely. */
  endless: boolean
  /** Total declared size of all entries, in bytes. */
  size: number
  /** Whether the declared sizes indicate a zip bomb. */
  bomb: boolean
}

/** Thrown if the zip has no readable directory, or an entry has no header. */
export class ZipDamagedError extends Error {
  override name = 'ZipDamagedError'
}

/**
 * Lists a zip's entries from its directory, without unpacking anything, or throws ZipDamagedError. Keeps only one piece
 * of the directory and the listed entries in memory.
 */
export async function listZip(zip: Blob): Promise<ZipListing> {
  const { from, to } = await findDirectory(zip)
  const listing: ZipListing = { entries: [], count: 0, endless: false, size: 0, bomb: false }
  let packedSize = 0
  await eachRecord(zip, from, Math.min(to, from + MAX_DIRECTORY_BYTES), (piece, at) => {
    const sizes = parseSizes(piece, at)
    listing.count += 1
    listing.size += sizes.size
    packedSize += sizes.packed
    // Only some entries are stored, because the names of all entries would take most of the memory.
    if (listing.entries.length < MAX_ENTRIES) listing.entries.push(parseEntry(piece, at, sizes))
  })
  listing.endless = to - from > MAX_DIRECTORY_BYTES
  // Entries that share bytes add up to more than the file.
  listing.bomb = listing.size > zip.size * MAX_RATIO || packedSize > zip.size
  return listing
}

async function findDirectory(zip: Blob): Promise<{ from: number; to: number }> {
  const start = Math.max(0, zip.size - 22 - 0xffff)
  const tail = await readView(zip, start, zip.size)
  for (let at = tail.byteLength - 22; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END) continue
    const size = tail.getUint32(at + 12, true)
    const from = tail.getUint32(at + 16, true)
    const large = await findLargeDirectory(zip, tail, at)
    const centralDirectory = large ?? { from, to: from + size }
    if (centralDirectory.from > centralDirectory.to || centralDirectory.to > start + at)
      throw new ZipDamagedError('directory')
    return centralDirectory
  }
  throw new ZipDamagedError('no directory')
}

async function findLargeDirectory(zip: Blob, tail: DataView, end: number) {
  const at = end - 20
  if (at < 0 || tail.getUint32(at, true) !== END_64_LOCATOR) return undefined
  const offset = getUint64(tail, at + 8)
  const record = await readView(zip, offset, offset + 56)
  if (record.byteLength < 56 || record.getUint32(0, true) !== END_64)
    throw new ZipDamagedError('directory')
  const from = getUint64(record, 48)
  return { from, to: from + getUint64(record, 40) }
}

/** Visits the directory records piece by piece. Ignores the end record's number of records, because it may be wrong. */
async function eachRecord(
  zip: Blob,
  from: number,
  to: number,
  visit: (piece: DataView<ArrayBuffer>, at: number) => void,
) {
  let at = from
  let size = PIECE_SIZE
  while (at < to) {
    const piece = await readView(zip, at, Math.min(to, at + size))
    let next = 0
    while (next + 46 <= piece.byteLength) {
      if (piece.getUint32(next, true) !== ENTRY) throw new ZipDamagedError('entry')
      const length = recordLength(piece, next)
      if (next + length > piece.byteLength) break
      visit(piece, next)
      next += length
    }
    // Not even the largest piece contains a complete record: the read limit was reached, or the zip is damaged.
    if (next === 0 && size === MAX_RECORD_BYTES) return
    size = next > 0 ? PIECE_SIZE : MAX_RECORD_BYTES
    at += next
  }
}

function recordLength(view: DataView, at: number): number {
  return (
    46 +
    view.getUint16(at + 28, true) +
    view.getUint16(at + 30, true) +
    view.getUint16(at + 32, true)
  )
}

type Sizes = Pick<ZipEntry, 'size' | 'packed' | 'offset'>

function parseSizes(view: DataView, at: number): Sizes {
  const sizes: Sizes = {
    size: view.getUint32(at + 24, true),
    packed: view.getUint32(at + 20, true),
    offset: view.getUint32(at + 42, true),
  }
  // The extra field contains, in this order, only the values that did not fit into 32 bits.
  const long = (['size', 'packed', 'offset'] as const).filter((key) => sizes[key] === 0xffffffff)
  if (long.length > 0) {
    const values = largeValues(view, at)
    for (const [order, key] of long.entries()) sizes[key] = values[order] ?? sizes[key]
  }
  return sizes
}

function parseEntry(view: DataView<ArrayBuffer>, at: number, sizes: Sizes): ZipEntry {
  const flags = view.getUint16(at + 8, true)
  const bytes = new Uint8Array(view.buffer, at + 46, view.getUint16(at + 28, true))
  const name = decodeName(bytes, (flags & 0x800) !== 0)
  return {
    ...sizes,
    name: name.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, MAX_NAME_LENGTH),
    method: view.getUint16(at + 10, true),
    encrypted: (flags & 1) !== 0,
    escapes: /(^|[/\\])\.\.([/\\]|$)|^[/\\]|^[a-z]:/i.test(name),
  }
}

/** Returns the 64-bit values in a record's extra field. */
function largeValues(view: DataView, record: number): number[] {
  const from = record + 46 + view.getUint16(record + 28, true)
  const to = from + view.getUint16(record + 30, true)
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    const end = Math.min(to, at + 4 + view.getUint16(at + 2, true))
    const values: number[] = []
    for (let each = at + 4; each + 8 <= end; each += 8) values.push(getUint64(view, each))
    return values
  }
  return []
}

function decodeName(bytes: Uint8Array, utf8: boolean): string {
  if (utf8) return new TextDecoder().decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads a 64-bit number. Above 2⁵³, the result is only approximate. */
function getUint64(view: DataView, at: number): number {
  return view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32
}

export async function readView(
  zip: Blob,
  from: number,
  to: number,
): Promise<DataView<ArrayBuffer>> {
  return new DataView(await zip.slice(from, to).arrayBuffer())
}
