import { strToU8, zipSync } from 'fflate'
import { createDeflatedEntry, rawZip } from '@/test/raw-zip'
import { listZip, MAX_RATIO } from './zip-directory'
import { expect, test } from 'vitest'

const zeros = (length: number) => new Uint8Array(length)

test('lists no entries for an empty zip', async () => {
  const zip = new Blob([zipSync({})])
  expect(zip.size).toBe(22)
  expect(await listZip(zip)).toMatchObject({ entries: [], count: 0, bomb: false })
})

test.each([
  ['UTF-8', 0, [0xc3, 0xa9], 'é.csv'],
  ['Windows-1252', 0, [0xe9, 0xe8], 'éè.csv'],
  ['Windows-1252 of an encrypted file', 1, [0xe9, 0xe8], 'éè.csv'],
])('reads a name in %s without an encoding flag', async (_, flags, letters, name) => {
  const zip = new Uint8Array(await rawZip([{ name: '??.csv', flags }]).arrayBuffer())
  // The name is in the header and again in the directory.
  const rest = [...letters, ...letters]
  for (const [at, byte] of zip.entries()) if (byte === 0x3f) zip[at] = rest.shift() ?? byte
  expect((await listZip(new Blob([zip]))).entries[0]?.name).toBe(name)
})

test('F4 detects a bomb only if the sizes exceed the allowed factor', async () => {
  const createZipOfSize = (size: number) =>
    rawZip([{ name: 'a.txt', data: strToU8('a'), method: 8, size }])
  const limit = createZipOfSize(0).size * MAX_RATIO
  expect((await listZip(createZipOfSize(limit))).bomb).toBe(false)
  expect((await listZip(createZipOfSize(limit + 1))).bomb).toBe(true)
})

test('F4 detects a bomb if entries share their bytes', async () => {
  const rows = Array.from({ length: 5000 }, (_, row) => `${row * 7919}`).join('\n')
  const kernel = createDeflatedEntry('0.txt', rows)
  const others = Array.from({ length: 300 }, (_, at) => ({
    ...kernel,
    name: `${at}.txt`,
    packed: kernel.data?.length ?? 0,
    offset: 0,
  }))
  expect((await listZip(rawZip([kernel]))).bomb).toBe(false)
  expect((await listZip(rawZip([kernel, ...others]))).bomb).toBe(true)
})

/** Creates a zip whose directory has 487 long records and a record of `rest` bytes. */
async function longDirectory(rest: number): Promise<Blob> {
  const record = (bytes: number) => ({ name: 'a', extra: zeros(bytes - 47) })
  const zip = new Uint8Array(await rawZip([record(65_582), record(rest)]).arrayBuffer())
  const [from, second, end] = [62, 62 + 65_582, zip.length - 22]
  new DataView(zip.buffer).setUint32(end + 12, 487 * 65_582 + rest, true)
  const long = Array.from({ length: 487 }, () => zip.subarray(from, second))
  return new Blob([zip.subarray(0, from), ...long, zip.subarray(second)])
}

test('F4 reads a central directory of 32 MB and marks a larger directory as endless', async () => {
  const rest = 32_000_000 - 487 * 65_582
  const whole = await listZip(await longDirectory(rest))
  expect({ count: whole.count, endless: whole.endless }).toEqual({ count: 488, endless: false })
  const more = await listZip(await longDirectory(rest + 1))
  expect({ count: more.count, endless: more.endless }).toEqual({ count: 487, endless: true })
})

test('reads sizes beyond 32 bits from the extra field', async () => {
  const value = (bytes: number) => [...new Uint8Array(new BigUint64Array([BigInt(bytes)]).buffer)]
  const other = [0x55, 0x54, 1, 0, 9]
  const large = [1, 0, 16, 0, ...value(6_000_000_000), ...value(5_000_000_000)]
  const extra = Uint8Array.from([...other, ...large])
  const max = 0xffffffff
  const [entry] = (await listZip(rawZip([{ name: 'a.csv', size: max, packed: max, extra }])))
    .entries
  expect(entry).toMatchObject({ size: 6_000_000_000, packed: 5_000_000_000, offset: 0 })
  // The field may declare a wrong length.
  const brokenField = Uint8Array.from([1, 0, 255, 255, 7])
  const listing = await listZip(rawZip([{ name: 'a.csv', size: max, extra: brokenField }]))
  expect(listing.entries).toMatchObject([{ size: max }])
})

test('F4 marks names that escape the folder and removes hidden characters', async () => {
  const names = [
    '../a',
    'a/../../b',
    '/etc/passwd',
    'C:\\x',
    '..\\b',
    'a..b/c..json',
    'x/\u202Egpj.exe',
  ]
  const { entries } = await listZip(rawZip(names.map((name) => ({ name }))))
  expect(entries.map(({ escapes }) => escapes)).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(entries.at(-1)?.name).toBe('x/gpj.exe')
})
