import { utils, write } from '@e965/xlsx'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  createListReader,
  type ReaderResponse,
} from '@/routes/app/pages/-components/sanction-lists/list-reader/list-reader'
import { withFormulas } from '@/lib/csv'
import { NotAnImageError, base64Decoder, detectImageType } from '@/lib/image/image-bytes'
import { refuseByHeader } from '@/lib/image/photo-header'
import { createZip } from '@/lib/zip/zip-build'
import { ZipDamagedError, listZip } from '@/lib/zip/zip-directory'
import { readZipEntry } from '@/lib/zip/zip-preview'
import { createDeflatedEntry, rawZip } from '@/test/raw-zip'
import {
  FILES,
  TEXTS,
  TIMEOUT,
  anyText,
  damagedFiles,
  findCounterexample,
  rounds,
} from './bad-input'

async function tryReadList(file: BlobPart) {
  const responses: ReaderResponse[] = []
  await createListReader((response) => void responses.push(response))({
    open: new Blob([file]),
    choices: {},
    id: 1,
  })
  expect(responses.some((response) => 'refused' in response || 'read' in response)).toBe(true)
  return responses
}

const workbook = (rows: unknown[][]) => {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'List')
  const bytes: ArrayBuffer = write(book, { type: 'array', bookSST: true, compression: true })
  return new Uint8Array(bytes)
}

test('reads or rejects any damaged workbook', { timeout: TIMEOUT }, async () => {
  const originals = [
    workbook([
      ['Name', 'Id'],
      ['Layla', 1],
    ]),
    workbook([['Name'], ['x'.repeat(300)], [], [new Date(0), true, '=1+1']]),
  ]
  expect(await findCounterexample(damagedFiles(originals), tryReadList, FILES)).toBeUndefined()
})

test('reads workbook text exactly as written', { timeout: TIMEOUT }, async () => {
  // Excludes control characters and lone surrogates, because XML or the library changes them. Also excludes guarded
  // formulas, because the reader removes the apostrophe before them (csv.ts).
  const cell = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
    .filter(
      (text) =>
        /\S/.test(text) &&
        !/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(text) &&
        text.trim() === text &&
        withFormulas(text) === text &&
        text !== '-0-' &&
        !/_x[\da-f]{4}_/i.test(text),
    )
  const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const answers = await tryReadList(workbook([['Name', 'Number'], ...written]))
      const openedFiles = answers.flatMap((response) =>
        'opened' in response ? [response.opened] : [],
      )
      expect(openedFiles[0]?.preview).toEqual(written)
    }),
    rounds(FILES),
  )
})

const zips = await Promise.all(
  [
    rawZip([
      createDeflatedEntry('a.json', '{"a":1}'),
      createDeflatedEntry('folder/b.csv', 'a,b\n1,2'),
    ]),
    rawZip([{ name: '../c.txt', data: new TextEncoder().encode('text') }]),
    rawZip([]),
  ].map(async (zip) => new Uint8Array(await zip.arrayBuffer())),
)

test('reads any damaged zip or throws ZipDamagedError', { timeout: TIMEOUT }, async () => {
  const tryRead = async (bytes: Uint8Array<ArrayBuffer>) => {
    const zip = new Blob([bytes])
    try {
      const { entries } = await listZip(zip)
      for (const entry of entries) await readZipEntry(zip, entry)
    } catch (error) {
      if (!(error instanceof ZipDamagedError)) throw error
    }
  }
  expect(await findCounterexample(damagedFiles(zips), tryRead, FILES)).toBeUndefined()
})

test('lists and reads the files in a zip exactly as written', { timeout: TIMEOUT }, async () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(names, fc.string({ unit: 'grapheme', minLength: 1 }), async (files, text) => {
      // Skips texts with characters that decoding changes or that make a file count as binary.
      fc.pre(!/[\0\p{Cs}\u{FEFF}\u{FFFD}]/u.test(text))
      const pieces: Uint8Array<ArrayBuffer>[] = []
      const zip = createZip((piece) => void pieces.push(piece.slice()))
      for (const name of files) await zip.add(`${name}.txt`, new Blob([text]))
      await zip.end()
      const blob = new Blob(pieces)
      const { entries } = await listZip(blob)
      expect(entries.map(({ name }) => name)).toEqual([
        ...files.map((name) => `${name}.txt`),
        'SHA256SUMS',
      ])
      const [first] = entries
      expect(first && (await readZipEntry(blob, first))).toMatchObject({ text })
    }),
    rounds(FILES),
  )
})

const images = [
  [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 2, 0,
    0, 0, 2, 0,
  ],
  [
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xfe, 0, 3, 9, 0xff, 0xc0, 0, 11, 8, 1, 0, 1, 0, 1, 1,
    0x11, 0,
  ],
  [...new TextEncoder().encode('RIFF1234WEBPVP8X'), 10, 0, 0, 0, 0, 0, 0, 0, 100, 0, 0, 100, 0, 0],
  [...new TextEncoder().encode('RIFF1234WEBPVP8L'), 10, 0, 0, 0, 0x2f, 1, 2, 3, 4, 0],
  [...new TextEncoder().encode('\0\0\0\x18ftypheic')],
].map((bytes) => Uint8Array.from(bytes))

test('checks the header of any damaged photo without throwing', { timeout: TIMEOUT }, async () => {
  expect(await findCounterexample(damagedFiles(images), refuseByHeader)).toBeUndefined()
})

test('decodes any base64 image or throws NotAnImageError', { timeout: TIMEOUT }, async () => {
  const tryRead = (base64: string) => {
    let binary = ''
    try {
      const decoder = base64Decoder((slice) => (binary += slice))
      decoder.add(base64)
      decoder.end()
      detectImageType(binary)
    } catch (error) {
      if (!(error instanceof NotAnImageError)) throw error
    }
  }
  expect(
    await findCounterexample(anyText('iVBORw0KGgo', '/9j/', '=', '==', 'R0lGODlh'), tryRead),
  ).toBeUndefined()
})

test('decodes base64 exactly in pieces of any size', { timeout: TIMEOUT }, () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 2_000 }),
      fc.integer({ min: 1, max: 700 }),
      (bytes, piece) => {
        const base64 = Buffer.from(bytes).toString('base64')
        let binary = ''
        const decoder = base64Decoder((slice) => (binary += slice))
        for (let at = 0; at < base64.length; at += piece) decoder.add(base64.slice(at, at + piece))
        decoder.end()
        expect(Buffer.from(binary, 'latin1').equals(bytes)).toBe(true)
      },
    ),
    rounds(TEXTS),
  )
})
