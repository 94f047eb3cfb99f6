import { Inflate } from 'fflate'
import { MAX_RATIO, ZipDamagedError, listZip, type ZipEntry } from '@/lib/zip/zip-directory'
import { packedSlices } from '@/lib/zip/zip-preview'

/**
 * Bytes of a piece of a sheet. What the library makes of a piece is many times as much, and has to be gone soon; the
 * preview waits for the first.
 */
const PIECE = 50_000
/** Packed bytes that are unpacked at once: to 17 MB at most. */
const SLICE = 16_384
/** Bytes: a row is never longer, and neither are all the texts of a workbook. */
const MAX_ROW = 10_000_000
const MAX_STRINGS = 100_000_000
/** Arguments that a call takes. */
const MAX_ARGUMENTS = 8192

/**
 * All of it is UTF-8 with a character for each byte: this is what the library works on, and half the memory of a
 * text with a single Arabic letter in it.
 */
export interface WorkbookParts {
  sheet: ZipEntry
  stringsUpTo: StringsUpTo
  styles: string
  isDate1904: boolean
}

/** A shared text as `<si>` element; cells refer to it by its number. */
type StringAt = (index: number) => string

/** Reads the shared texts as far as this number. */
type StringsUpTo = (index: number) => Promise<StringAt>

/** Rows of a sheet in XML, and the shared texts that they refer to, by numbers of their own. */
export interface SheetPiece {
  rows: string
  strings: readonly string[]
}

/**
 * The parts of a workbook that its first sheet needs; undefined when they are not where they usually are, or when the
 * names of its shared texts have a prefix, as in `<x:si>`.
 */
export async function workbookParts(file: Blob): Promise<WorkbookParts | undefined> {
  const { entries } = await listZip(file)
  const find = (name: string) => entries.find((entry) => entry.name === name)
  const textOf = async (name: string) => {
    const entry = find(name)
    return entry ? allText(file, entry) : ''
  }
  const workbook = await textOf('xl/workbook.xml')
  const relations = await textOf('xl/_rels/workbook.xml.rels')
  const [, id] = /<sheet\s[^>]*\br:id="([^"]+)"/.exec(workbook) ?? []
  const relation = relations
    .match(/<Relationship\s[^>]*>/g)
    ?.find((each) => each.includes(`Id="${id}"`))
  const [, target] = /\bTarget="(?:\/xl\/|)([^"]+)"/.exec(relation ?? '') ?? []
  const sheet = find(`xl/${target}`)
  const strings = find('xl/sharedStrings.xml')
  const start = strings ? await firstText(file, strings) : ''
  if (!sheet || /<\w+:sst\b/.test(start)) return undefined
  return {
    sheet,
    stringsUpTo: sharedStrings(file, strings),
    styles: await textOf('xl/styles.xml'),
    isDate1904: /\bdate1904="(1|true)"/.test(workbook),
  }
}

/** There may be a million of them: each is cut out when it is asked for. Those of the preview come first. */
function sharedStrings(file: Blob, entry: ZipEntry | undefined): StringsUpTo {
  const texts = entry && unpackedTexts(file, entry)
  const starts: number[] = []
  let [all, tail, isRead] = ['', '', !texts]
  const stringAt = (index: number) => {
    const text = all.slice(starts[index], starts[index + 1] ?? 0).trim()
    // The library does not count an empty one that closes itself.
    return text.endsWith('</si>') ? text : '<si></si>'
  }
  return async (last) => {
    while (texts && !isRead && starts.length < last + 2) {
      const { value = '', done } = await texts.next()
      // A tag may begin in one text and end in the next.
      const searched = tail + value
      for (const { index } of searched.matchAll(/<si[\s/>]/g))
        starts.push(all.length - tail.length + index)
      all += value
      tail = searched.slice(-3)
      if (all.length > MAX_STRINGS) throw new ZipDamagedError('strings')
      isRead = done === true
      if (isRead) starts.push(all.lastIndexOf('</sst>'))
    }
    return stringAt
  }
}

/** Yields a sheet in pieces of whole rows. Undefined, as the last: the rest cannot be cut. */
export async function* sheetPieces(
  file: Blob,
  { sheet, stringsUpTo }: WorkbookParts,
): AsyncGenerator<SheetPiece | undefined> {
  let isFirst = true
  for await (const rows of rowsInPieces(file, sheet)) {
    if (rows === undefined) return yield undefined
    // A row without its number would be counted from the start of its piece.
    const isNumbered = !/<row(?![^>]*\sr="\d)/.test(rows)
    const piece = isNumbered
      ? withOwnStrings(rows, await stringsUpTo(isFirst ? lastString(rows) : Infinity))
      : undefined
    isFirst = false
    yield piece
    if (!piece) return
  }
}

/** Undefined for a sheet whose names have a prefix, as in `<x:row>`. */
async function* rowsInPieces(file: Blob, sheet: ZipEntry): AsyncGenerator<string | undefined> {
  let text = ''
  let hasStarted = false
  for await (const part of unpackedTexts(file, sheet)) {
    text += part
    if (!hasStarted) {
      const start = /<sheetData\s*>/.exec(text)
      if (!start && /<\w+:sheetData/.test(text)) return yield undefined
      if (!start) continue
      text = text.slice(start.index + start[0].length)
      hasStarted = true
    }
    if (text.length < PIECE) continue
    if (text.startsWith('</sheetData>')) return
    const end = text.lastIndexOf('</row>')
    if (end < 0 && text.length > MAX_ROW) throw new ZipDamagedError('sheet')
    if (end < 0) continue
    const cut = end + '</row>'.length
    yield text.slice(0, cut)
    text = text.slice(cut)
  }
  const end = text.indexOf('</sheetData>')
  if (hasStarted && end < 0) throw new ZipDamagedError('sheet')
  if (hasStarted && end > 0) yield text.slice(0, end)
}

/** A cell that refers to its text, as all writers do it. */
const reference = /(<c\s[^>]*\bt="s"[^>]*>\s*<v>)(\d+)(?=<\/v>)/g

function lastString(rows: string): number {
  return Array.from(rows.matchAll(reference)).reduce(
    (last, [, , index]) => Math.max(last, Number(index)),
    -1,
  )
}

/** Undefined when a cell refers to its text in another way. */
function withOwnStrings(rows: string, stringAt: StringAt): SheetPiece | undefined {
  const places = new Map<string, number>()
  const strings: string[] = []
  let found = 0
  const own = rows.replace(reference, (_match, start: string, index: string) => {
    const place = places.get(index) ?? strings.length
    if (place === strings.length) strings.push(stringAt(Number(index)))
    places.set(index, place)
    found += 1
    return `${start}${place}`
  })
  const references = rows.match(/\bt=(["'])s\1/g)?.length ?? 0
  return found === references ? { rows: own, strings } : undefined
}

async function firstText(file: Blob, entry: ZipEntry): Promise<string> {
  for await (const text of unpackedTexts(file, entry)) return text
  return ''
}

async function allText(file: Blob, entry: ZipEntry): Promise<string> {
  let all = ''
  for await (const text of unpackedTexts(file, entry)) {
    all += text
    if (all.length > MAX_STRINGS) throw new ZipDamagedError('strings')
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
