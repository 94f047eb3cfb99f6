import { constants, deflateRawSync } from 'node:zlib'
import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate'
import { crowdedZip, createDeflatedEntry, rawZip } from '@/test/raw-zip'
import { listZip, MAX_ENTRIES, type ZipEntry } from './zip-directory'
import { MAX_SHOWN_BYTES, readZipEntry, zipKind, type ZipRead } from './zip-preview'
import { expect, test, vi } from 'vitest'

const zeros = (length: number) => new Uint8Array(length)

async function readFirst(zip: Blob, change: Partial<ZipEntry> = {}): Promise<ZipRead> {
  const [entry] = (await listZip(zip)).entries
  if (!entry) throw new Error('the zip is empty')
  return readZipEntry(zip, { ...entry, ...change })
}

/** Counts the bytes read from a zip; unpacking produces at most 1032 times as many. */
function watchReads() {
  let bytes = 0
  let largest = 0
  const slice = Blob.prototype.slice
  vi.spyOn(Blob.prototype, 'slice').mockImplementation(function (this: Blob, from, to) {
    const part = slice.call(this, from, to)
    bytes += part.size
    largest = Math.max(largest, part.size)
    return part
  })
  return { bytes: () => bytes, largest: () => largest }
}

test('lists the entries of an ordinary zip with their sizes and text', async () => {
  const json = JSON.stringify({ ok: true })
  const packed = zipSync({
    'a/b.json': strToU8(json),
    'نتائج.csv': strToU8('\uFEFFa,b\r\n1,2\r\n'),
  })
  const zip = new Blob([packed])
  const { entries, count, size, bomb } = await listZip(zip)
  expect(entries.map(({ name }) => name)).toEqual(['a/b.json', 'نتائج.csv'])
  expect({ count, size, bomb }).toEqual({ count: 2, size: json.length + 13, bomb: false })
  expect(await readFirst(zip)).toEqual({ text: json, cut: undefined, lies: false })
  const second = entries[1]
  expect(second && (await readZipEntry(zip, second))).toMatchObject({ text: 'a,b\r\n1,2\r\n' })
})

test('reads an empty file as empty text', async () => {
  for (const level of [0, 6] as const) {
    const zip = new Blob([zipSync({ 'a.txt': [zeros(0), { level }] })])
    expect(await readFirst(zip)).toEqual({ text: '', cut: undefined, lies: false })
  }
})

test('decodes UTF-16 text only with a complete byte order mark', async () => {
  const units = [...'a,ب\n'].map((letter) => letter.charCodeAt(0))
  const little = units.flatMap((unit) => [unit & 0xff, unit >> 8])
  const big = units.flatMap((unit) => [unit >> 8, unit & 0xff])
  for (const data of [
    [0xff, 0xfe, ...little],
    [0xfe, 0xff, ...big],
  ])
    expect(await readFirst(rawZip([{ name: 'a.csv', data: Uint8Array.from(data) }]))).toEqual({
      text: 'a,ب\n',
      cut: undefined,
      lies: false,
    })
  // A single byte of a byte order mark does not count.
  for (const first of [0xff, 0xfe]) {
    const data = Uint8Array.of(first, ...strToU8('a'.repeat(200)))
    const result = await readFirst(rawZip([{ name: 'a.txt', data }]))
    expect(result).toMatchObject({ text: `\uFFFD${'a'.repeat(200)}` })
  }
})

test("skips an entry's name and extra field and the zip's comment", async () => {
  const plain = new Uint8Array(
    await rawZip([createDeflatedEntry('a.json', '{"a":1}')]).arrayBuffer(),
  )
  const extra = [0x55, 0x54, 1, 0, 9]
  const at = 30 + 'a.json'.length
  const bytes = [...plain.subarray(0, at), ...extra, ...plain.subarray(at), 0x21]
  const view = new DataView(Uint8Array.from(bytes).buffer)
  view.setUint16(28, extra.length, true)
  const end = bytes.length - 23
  view.setUint32(end + 16, view.getUint32(end + 16, true) + extra.length, true)
  expect(await readFirst(new Blob([view]))).toEqual({
    text: '{"a":1}',
    cut: undefined,
    lies: false,
  })
})

test('reads a streamed zip without sizes in its entries', async () => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((_, chunk) => parts.push(new Uint8Array(chunk)))
  const file = new ZipDeflate('day.json', { level: 6 })
  zip.add(file)
  // The signature of an entry also occurs inside the data.
  file.push(strToU8('{"a":"PK\u0003\u0004'))
  file.push(strToU8('"}'), true)
  zip.end()
  const blob = new Blob(parts)
  expect((await listZip(blob)).entries).toMatchObject([{ name: 'day.json', size: 12 }])
  expect(await readFirst(blob)).toEqual({
    text: '{"a":"PK\u0003\u0004"}',
    cut: undefined,
    lies: false,
  })
})

test('truncates long text and marks it as truncated', async () => {
  const text = Array.from({ length: 40_000 }, (_, row) => `${row},${row * 7919}`).join('\n')
  const reads = watchReads()
  for (const zip of [
    rawZip([createDeflatedEntry('long.csv', text)]),
    rawZip([{ name: 'long.csv', data: strToU8(text) }]),
  ]) {
    expect(await readFirst(zip)).toEqual({
      text: text.slice(0, MAX_SHOWN_BYTES),
      cut: 'long',
      lies: false,
    })
  }
  // The limit includes reading the directories.
  expect(reads.bytes()).toBeLessThan(300_000)
})

test('shows the whole text if its length is exactly the limit', async () => {
  const text = 'ab'.repeat(MAX_SHOWN_BYTES / 2)
  const whole = { text, cut: undefined, lies: false }
  expect(await readFirst(rawZip([{ name: 'a.txt', data: strToU8(text) }]))).toEqual(whole)
})

test('reads the directory location of a zip over 4 GB from a separate record', async () => {
  const small = new Uint8Array(zipSync({ 'a.txt': strToU8('far'), 'b.txt': strToU8('away') }))
  const end = small.length - 22
  const view = new DataView(small.buffer)
  const size = view.getUint32(end + 12, true)
  const from = view.getUint32(end + 16, true)
  view.setUint32(end + 12, 0xffffffff, true)
  view.setUint32(end + 16, 0xffffffff, true)
  const record = new DataView(new ArrayBuffer(56 + 20))
  record.setUint32(0, 0x06064b50, true)
  record.setUint32(40, size, true)
  record.setUint32(48, from, true)
  record.setUint32(56, 0x07064b50, true)
  record.setUint32(56 + 8, end, true)
  const zip = new Blob([small.subarray(0, end), record, small.subarray(end)])
  expect((await listZip(zip)).entries.map(({ name }) => name)).toEqual(['a.txt', 'b.txt'])
  expect(await readFirst(zip)).toMatchObject({ text: 'far' })
  record.setUint32(0, 0x06064b51, true)
  const damagedZip = new Blob([small.subarray(0, end), record, small.subarray(end)])
  await expect(listZip(damagedZip)).rejects.toThrow('directory')
})

test('F4 recognizes a zip bomb by its sizes and stops reading it after the first slice', async () => {
  const zip = rawZip([createDeflatedEntry('bomb.txt', zeros(30_000_000))])
  expect(zip.size).toBeLessThan(200_000)
  const reads = watchReads()
  const { entries, bomb: isRecognized } = await listZip(zip)
  expect(isRecognized).toBe(true)
  expect(entries).toMatchObject([{ size: 30_000_000 }])
  // Zeros count as binary, and the first slice is enough to detect that.
  expect(await readFirst(zip)).toEqual({ refused: 'binary' })
  expect(reads.largest()).toBeLessThan(300_000)
})

test('F4 truncates a zip bomb of repeated letters after its first slice', async () => {
  const letters = new Uint8Array(5_000_000).fill(65)
  const result = await readFirst(rawZip([createDeflatedEntry('letters.txt', letters)]))
  expect(result).toMatchObject({ cut: 'bomb', lies: false })
  expect('text' in result && result.text.length).toBeLessThanOrEqual(MAX_SHOWN_BYTES)
})

test('F4 detects wrong sizes without waiting for the declared bytes', async () => {
  const honest = createDeflatedEntry('a.json', '{"a":1}')
  const small = rawZip([{ ...honest, size: 2 }])
  expect(await readFirst(small)).toMatchObject({ text: '{"a":1}', lies: true })
  const large = rawZip([{ ...honest, size: 4_000_000_000, packed: 4_000_000_000 }])
  expect((await listZip(large)).bomb).toBe(true)
  expect(await readFirst(large)).toMatchObject({ text: '{"a":1}', lies: true })
  const text = 'x,y\n'.repeat(20).concat('z'.repeat(10))
  const bomb = rawZip([
    { ...createDeflatedEntry('b.csv', new Uint8Array(2_000_000).fill(66)), size: 10 },
  ])
  expect(await readFirst(bomb)).toMatchObject({ cut: 'bomb', lies: true })
  expect(await readFirst(rawZip([createDeflatedEntry('c.csv', text)]))).toMatchObject({
    lies: false,
  })
})

test('F4 reads at most 16 packed bytes per byte shown', async () => {
  const emptyBlock = [0, 0, 0, 0xff, 0xff]
  const blocks = (16 * MAX_SHOWN_BYTES) / emptyBlock.length
  const read = (count: number) => {
    const data = Uint8Array.from({ length: count * 5 }, (_, at) => emptyBlock[at % 5] ?? 0)
    // Marks the last block.
    data[data.length - 5] = 1
    return readFirst(rawZip([{ name: 'a.txt', data, method: 8, size: 0 }]))
  }
  expect(await read(blocks)).toEqual({ text: '', cut: undefined, lies: false })
  expect(await read(blocks + 1)).toMatchObject({ cut: 'bomb' })
})

test('F4 lists some of 100,000 entries and counts all entries despite a wrong header', async () => {
  const zip = await crowdedZip(100_000)
  const reads = watchReads()
  const decodeSpy = vi.spyOn(TextDecoder.prototype, 'decode')
  const listing = await listZip(zip)
  expect(listing.count).toBe(100_000)
  expect(listing.entries).toHaveLength(MAX_ENTRIES)
  // Decodes only the listed names, because the names of all entries would take most of the memory.
  expect(decodeSpy).toHaveBeenCalledTimes(MAX_ENTRIES)
  expect(reads.largest()).toBeLessThan(300_000)
  expect(reads.bytes()).toBeLessThan(2 * zip.size)
})

test('F4 rejects a truncated zip or another file as damaged', async () => {
  const whole = new Uint8Array(await rawZip([createDeflatedEntry('a.json', '{}')]).arrayBuffer())
  const far = whole.slice()
  new DataView(far.buffer).setUint32(far.length - 22 + 16, 0xfffffff0, true)
  for (const bytes of [zeros(0), strToU8('PK'), zeros(5000), whole.slice(0, -30), far])
    await expect(listZip(new Blob([bytes])), `${bytes.length}`).rejects.toMatchObject({
      name: 'ZipDamagedError',
    })
  const zip = new Blob([whole])
  await expect(readFirst(zip, { offset: 5 })).rejects.toMatchObject({ name: 'ZipDamagedError' })
  // The file ends within the entry's header.
  const [entry] = (await listZip(zip)).entries
  const text = entry && readZipEntry(new Blob([whole.slice(0, 20)]), entry)
  await expect(text).rejects.toMatchObject({ name: 'ZipDamagedError' })
})

test('shows the text before the damage in a damaged entry', async () => {
  const text = Array.from({ length: 5000 }, (_, row) => `${(row * 7919) % 1009},${row}`).join('\n')
  const before = deflateRawSync(text, { finishFlush: constants.Z_SYNC_FLUSH })
  // A block whose type doesn't exist.
  const data = Uint8Array.from([...before, 7, 7, 7])
  const result = await readFirst(
    rawZip([{ name: 'a.csv', data, method: 8, size: text.length * 2 }]),
  )
  expect(result).toMatchObject({ cut: 'damaged', lies: false })
  const shownText = 'text' in result ? result.text : ''
  expect(shownText.length).toBeGreaterThan(10_000)
  expect(text.startsWith(shownText)).toBe(true)
})

test('returns the reason for each rejected entry', async () => {
  const zip = (entry: Parameters<typeof rawZip>[0][number]) => readFirst(rawZip([entry]))
  expect(await zip({ name: 'a.txt', flags: 1 })).toEqual({ refused: 'encrypted' })
  expect(await zip({ name: 'a.txt', method: 12 })).toEqual({ refused: 'method' })
  expect(await zip({ name: 'a.txt', data: new Uint8Array([7, 255, 1]), method: 8 })).toEqual({
    refused: 'damaged',
  })
  expect(await zip({ name: 'a.txt', data: new Uint8Array([0x89, 0x50, 0, 1]) })).toEqual({
    refused: 'binary',
  })
})

test("determines an entry's kind by its name", () => {
  const kindsByName = {
    'a.JSON': 'json',
    'b.csv': 'csv',
    'c.txt': 'text',
    'd.png': 'image',
    'e/': 'folder',
  }
  for (const [name, kind] of Object.entries(kindsByName)) expect(zipKind(name)).toBe(kind)
  expect(zipKind('f.exe')).toBe('other')
})

test('accepts text with at most 1% invalid bytes', async () => {
  const read = (wrong: number) => {
    const data = new Uint8Array(300).fill(65)
    // Doesn't damage the end, because the preview ignores a split character there.
    for (let at = 0; at < wrong; at += 1) data[at * 2] = 0xff
    return readFirst(rawZip([{ name: 'a.txt', data }]))
  }
  expect(await read(3)).toHaveProperty('text')
  expect(await read(4)).toEqual({ refused: 'binary' })
})
