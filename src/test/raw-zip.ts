import { deflateRawSync } from 'node:zlib'

interface RawEntry {
  name: string
  /** The entry's bytes in the zip, compressed with `method`. */
  data?: Uint8Array
  method?: number
  /** Sizes that the headers declare, if they differ from the real sizes. */
  size?: number
  packed?: number
  flags?: number
  /** Offset that the directory declares for the entry, if it differs from the real offset. */
  offset?: number
  /** The extra field of the entry's directory record. */
  extra?: Uint8Array
}

export const createDeflatedEntry = (name: string, content: string | Uint8Array): RawEntry => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return { name, data: new Uint8Array(deflateRawSync(bytes)), method: 8, size: bytes.length }
}

/** Creates a zip whose headers can declare anything. */
export function rawZip(entries: readonly RawEntry[], tail: { count?: number } = {}): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  for (const entry of entries) {
    const { data = new Uint8Array(), method = 0, flags = 0x800, extra = new Uint8Array() } = entry
    const name = new TextEncoder().encode(entry.name)
    const fields = {
      flags,
      method,
      packed: entry.packed ?? data.length,
      size: entry.size ?? data.length,
      name: name.length,
    }
    const record = header(0x02014b50, 46, 8, { ...fields, offset: entry.offset ?? at })
    new DataView(record.buffer).setUint16(30, extra.length, true)
    directory.push(record, name, new Uint8Array(extra))
    if (entry.offset !== undefined) continue
    parts.push(header(0x04034b50, 30, 6, fields), name, new Uint8Array(data))
    at += 30 + name.length + data.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = new DataView(new ArrayBuffer(22))
  end.setUint32(0, 0x06054b50, true)
  end.setUint16(8, tail.count ?? entries.length, true)
  end.setUint16(10, tail.count ?? entries.length, true)
  end.setUint32(12, size, true)
  end.setUint32(16, at, true)
  return new Blob([joinBytes([...parts, ...directory, new Uint8Array(end.buffer)])])
}

/** Creates a zip whose directory repeats one entry `count` times, while the end record declares a single entry. */
export async function crowdedZip(count: number): Promise<Blob> {
  const one = new Uint8Array(await rawZip([{ name: 'a.json' }]).arrayBuffer())
  const [head, record, end] = [one.subarray(0, 36), one.subarray(36, 88), one.slice(88)]
  new DataView(end.buffer).setUint32(12, record.length * count, true)
  const directory = new Uint8Array(record.length * count)
  for (let at = 0; at < directory.length; at += record.length) directory.set(record, at)
  return new Blob([head, directory, end])
}

/** Joins the parts in one array, because a blob with very many parts is slow to slice. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

type Fields = {
  flags: number
  method: number
  packed: number
  size: number
  name: number
  offset?: number
}

/** Creates an entry's header. Fields begin at a different offset in the local header and in the directory. */
function header(signature: number, length: number, from: number, fields: Fields) {
  const view = new DataView(new ArrayBuffer(length))
  view.setUint32(0, signature, true)
  view.setUint16(from, fields.flags, true)
  view.setUint16(from + 2, fields.method, true)
  view.setUint32(from + 12, fields.packed, true)
  view.setUint32(from + 16, fields.size, true)
  view.setUint16(from + 20, fields.name, true)
  if (fields.offset !== undefined) view.setUint32(42, fields.offset, true)
  return new Uint8Array(view.buffer)
}
