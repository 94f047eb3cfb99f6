import { Inflate } from 'fflate'
import { MAX_RATIO, ZipDamagedError, listZip, type ZipEntry } from '@/lib/zip/zip-directory'
import { packedSlices } from '@/lib/zip/zip-preview'

/**
 * Bytes of a piece of a sheet. The library turns a piece into many times as much, which must be freed soon; the preview
 * waits for the first piece.
 */
const PIECE = 50_000
/** Packed bytes that are unpacked at once: to 17 MB at most. */
const SLICE = 16_384
/** Bytes: a row is never longer, and neither are all the texts of a workbook. */
const MAX_ROW = 10_000_000
const MAX_TEXTS = 100_000_000
/** Arguments that a call takes. */
const MAX_ARGUMENTS = 8192

/**
 * All of it is UTF-8 with a character for each byte: this is what the library works on, and half the memory of a
 * text with a single Arabic letter in it. Every name may have a prefix, as in `<x:row>`, which the library accepts.
 */
export interface WorkbookParts {
  sheet: ZipEntry
  /** The shared texts. A cell refers to one by its number. */
  texts: ZipEntry | undefined
  styles: string
  isDate1904: boolean
}

/** Rows of a sheet in XML, and the shared texts that they refer to, by numbers of their own. */
export interface SheetPiece {
  rows: string
  texts: readonly string[]
}

export type WorkbookFiles = Record<string, { name: string; data: string }>

/** The parts of a workbook that its first sheet needs; undefined when they are not where they usually are. */
export async function workbookParts(file: Blob): Promise<WorkbookParts | undefined> {
  const { entries } = await listZip(file)
  const find = (name: string) =>
    entries.find((entry) => entry.name.toLowerCase() === name.toLowerCase())
  const workbook = await allText(file, find('xl/workbook.xml'))
  const relations = await allText(file, find('xl/_rels/workbook.xml.rels'))
  const related = (attribute: string) => {
    const relation = relations.match(/<[^>]+>/g)?.find((tag) => tag.includes(attribute))
    const [, target] = /\bTarget="(?:\/xl\/)?([^"]+)"/.exec(relation ?? '') ?? []
    return target === undefined ? undefined : find(`xl/${target}`)
  }
  const [, id] = /<(?:\w+:)?sheet\s[^>]*:id="([^"]+)"/.exec(workbook) ?? []
  const sheet = related(`Id="${id}"`)
  if (!sheet) return undefined
  return {
    sheet,
    texts: related('/sharedStrings"'),
    styles: await allText(file, related('/styles"')),
    isDate1904: /\bdate1904="(1|true)"/.test(workbook),
  }
}

/** Yields a sheet in pieces of whole rows. Undefined, as the last: the rest cannot be cut. */
export async function* sheetPieces(
  file: Blob,
  parts: WorkbookParts,
): AsyncGenerator<SheetPiece | undefined> {
  const textsAt = sharedTexts(file, parts.texts)
  for await (const rows of childrenInPieces(file, parts.sheet, 'sheetData', 'row')) {
    const own = rows === undefined ? undefined : withOwnNumbers(rows)
    const texts = own && (await textsAt(own.indexes))
    yield own && texts && { rows: own.rows, texts }
    if (!texts) return
  }
}

/** A row without its number would be counted from the start of its piece. */
const UNNUMBERED = /<(?:\w+:)?row(?=[\s/>])(?![^>]*\sr=["']\d)/
/** A cell with a shared text, and how all writers refer to it. */
const SHARED = /<(?:\w+:)?c\s[^>]*\bt=["']s["']/g
const REFERENCE = new RegExp(String.raw`(${SHARED.source}[^>]*>\s*<(?:\w+:)?v>)(\d+)(?=<)`, 'g')

/** Numbers the shared texts from 0. Undefined when that cannot be done. */
function withOwnNumbers(rows: string): { rows: string; indexes: number[] } | undefined {
  const places = new Map<string, number>()
  let found = 0
  const own = rows.replace(REFERENCE, (_match, start: string, index: string) => {
    const place = places.get(index) ?? places.size
    places.set(index, place)
    found += 1
    return `${start}${place}`
  })
  if (UNNUMBERED.test(rows) || found !== (rows.match(SHARED)?.length ?? 0)) return undefined
  return { rows: own, indexes: Array.from(places.keys(), Number) }
}

/** A shared text. An empty one may close itself, which the library would not count. */
const TEXT = /<(?:\w+:)?si\s*(?:\/>|>([^]*?)<\/(?:\w+:)?si>)/g

/** Reads the shared texts as far as they are asked for: those of the preview come first. Undefined: not found. */
function sharedTexts(file: Blob, entry: ZipEntry | undefined) {
  const pieces = entry && childrenInPieces(file, entry, 'sst', 'si')
  const texts: string[] = []
  let length = 0
  return async (indexes: readonly number[]): Promise<string[] | undefined> => {
    const last = indexes.reduce((max, index) => Math.max(max, index), -1)
    while (texts.length <= last) {
      const { value, done } = (await pieces?.next()) ?? {}
      if (done) break
      if (value === undefined) return undefined
      length += value.length
      if (length > MAX_TEXTS) throw new ZipDamagedError('texts')
      for (const [, text = ''] of value.matchAll(TEXT)) texts.push(text)
    }
    return indexes.map((index) => texts[index] ?? '')
  }
}

/** Yields what is in an element, in pieces of whole children. Undefined: there is no such element. */
async function* childrenInPieces(
  file: Blob,
  entry: ZipEntry,
  parent: string,
  child: string,
): AsyncGenerator<string | undefined> {
  const start = new RegExp(String.raw`<(\w+:)?${parent}(?:\s[^>]*[^/>])?\s*>`)
  let text = ''
  let prefix: string | undefined
  for await (const part of unpackedTexts(file, entry)) {
    if (text.length > MAX_ROW) throw new ZipDamagedError(parent)
    text += part
    const found = prefix === undefined ? start.exec(text) : undefined
    if (found) {
      prefix = found[1] ?? ''
      text = text.slice(found.index + found[0].length)
    }
    if (prefix === undefined) continue
    const end = text.indexOf(`</${prefix}${parent}>`)
    // The last child may continue in the next part.
    const cut = end < 0 ? text.lastIndexOf(`<${prefix}${child}`) : end
    if (cut > 0) yield text.slice(0, cut)
    if (end >= 0) return
    text = text.slice(Math.max(0, cut))
  }
  if (prefix !== undefined) throw new ZipDamagedError(parent)
  yield undefined
}

/** Of a workbook, everything but its pictures. */
const NEEDED = /\.(?:xml|rels|bin)$/i

/**
 * The files in a workbook by their names. The library must not unpack them: of damaged data, it may never see the end.
 * Throws ZipDamagedError when a file is not as long as declared.
 */
export async function workbookFiles(file: Blob): Promise<WorkbookFiles> {
  const { entries } = await listZip(file)
  const files: WorkbookFiles = {}
  for (const entry of entries.filter(({ name }) => NEEDED.test(name))) {
    const { name, size } = entry
    const data = await allText(file, entry)
    if (data.length !== size) throw new ZipDamagedError('size')
    files[name] = { name, data }
  }
  return files
}

async function allText(file: Blob, entry: ZipEntry | undefined): Promise<string> {
  let all = ''
  if (!entry) return all
  for await (const text of unpackedTexts(file, entry)) {
    all += text
    if (all.length > MAX_TEXTS) throw new ZipDamagedError('texts')
  }
  return all
}

/** Unpacks an entry without trusting its declared sizes. */
async function* unpackedTexts(file: Blob, entry: ZipEntry): AsyncGenerator<string> {
  if (entry.encrypted || (entry.method !== 0 && entry.method !== 8))
    throw new ZipDamagedError('method')
  let [text, packed, unpacked] = ['', 0, 0]
  const add = (bytes: Uint8Array) => {
    unpacked += bytes.length
    for (let from = 0; from < bytes.length; from += MAX_ARGUMENTS)
      text += charactersOf(bytes.subarray(from, from + MAX_ARGUMENTS))
  }
  const inflate = new Inflate(add)
  for await (const slice of packedSlices(file, entry, SLICE)) {
    packed += slice.length
    if (entry.method === 0) add(slice)
    else inflate.push(slice)
    if (unpacked > packed * MAX_RATIO) throw new ZipDamagedError('bomb')
    if (text.length < PIECE) continue
    yield text
    text = ''
  }
  yield text
}

/** Spread out, the bytes would take seven times as long. */
const charactersOf = (bytes: Uint8Array): string =>
  Reflect.apply(String.fromCharCode, undefined, bytes)
