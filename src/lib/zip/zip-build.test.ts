import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { CHECKSUMS, createZip } from './zip-build'

async function build(files: Record<string, Blob>) {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const zip = createZip((piece) => pieces.push(piece.slice()))
  for (const [name, file] of Object.entries(files)) await zip.add(name, file)
  await zip.end()
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
  return { size: bytes.length, files: unzipSync(bytes) }
}

test('writes files with names in any script, followed by their checksums', async () => {
  const photo = Uint8Array.from({ length: 300_000 }, (_, at) => (at * 31) % 251)
  const { files } = await build({
    'session.json': new Blob(['{"name":"منى صالح"}']),
    'images/01-هوية.png': new Blob([photo], { type: 'image/png' }),
    empty: new Blob([]),
  })
  expect(Object.keys(files)).toEqual(['session.json', 'images/01-هوية.png', 'empty', CHECKSUMS])
  expect(strFromU8(files['session.json'] ?? photo)).toBe('{"name":"منى صالح"}')
  expect(files['images/01-هوية.png']).toEqual(photo)
  const lines = strFromU8(files[CHECKSUMS] ?? photo).split('\n')
  expect(lines[1]).toBe(`${bytesToHex(sha256(photo))}  images/01-هوية.png`)
  expect(lines).toHaveLength(4)
})

test('compresses text and stores images uncompressed', async () => {
  const same = 'a'.repeat(100_000)
  expect((await build({ text: new Blob([same], { type: 'text/csv' }) })).size).toBeLessThan(2_000)
  const image = await build({ image: new Blob([same], { type: 'image/png' }) })
  expect(image.size).toBeGreaterThan(100_000)
})
