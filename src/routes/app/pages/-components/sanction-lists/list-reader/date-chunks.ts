import { foldWord, joinNames, findMeaning, type NamedMonth } from './date-words'

/** A number, a month's name, or a sign for an unknown part, with its position in the folded text. */
export interface DateItem {
  kind: 'number' | 'month' | 'unknown'
  text: string
  start: number
  month?: NamedMonth
  /** Calendar named by a word beside a year. */
  mark?: 'hijri' | 'buddhist'
  /** The item's part of the date format, such as `DD`. */
  sign?: string
}

/** Items that may be one date, or several dates without a word between them. */
export interface DateChunk {
  items: DateItem[]
  /** Separator before each item. */
  gaps: string[]
  /** Number of items before each unknown word. */
  strange: number[]
}

export interface DateText {
  /** Folded text. Each item's `start` is an index into this text. */
  text: string
  chunks: DateChunk[]
  /** Whether a word leaves a range open on one side, as in "before 1960". */
  isOpen: boolean
  /** Whether a word names the bounds of a range, as in "from 1960 to 1962". */
  isRange: boolean
  /** Whether the text only states that the date isn't known. */
  isUnknown: boolean
}

const TIME =
  /(?:(?<=\d)t|[\s,]+)\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?(?:\s*[ap]\.?\s?m\.?|\s*[صم](?!\p{L}))?(?:\s*(?:z|utc|gmt)(?!\p{L}))?(?:\s?[+-]\d\d:?\d\d)?/gu
const ZONE = /(?<=\d{4}-\d\d-\d\d)(?:z|[+-]\d\d:\d\d)/g
/** Years with only a known decade or century. */
const DECADE = /(?<!\d)(?:\d{3}[?*_x]|\d\d(?:[?*_x]{2}|--)|\d{3}-(?!\d))(?![\p{L}\d?])/gu
const UNBOUNDED =
  /[<>≤≥±]|\+\/?-|(?<=\d{4})\+|(?<=^\D*\d{4})\s?[-\u2010-\u2015]$|^[-\u2010-\u2015](?=\d{4}$)/gu
const ENUMERATOR = /(?<![\p{L}\d])\(?(?:[1-9]|[a-h]|i{1,3}|iv|v)\)/gu

/** Normalizes the spelling and removes times, decimals and endings that don't affect the date. */
function plainText(text: string): string {
  const foldedWord = foldWord(text.replace(/[年月日년월일]/gu, ' '))
    .trim()
    .replace(/^(\d+)\.0+$/, '$1')
    .replace(/^(\d)[,.\s'’](\d{3})$/, '$1$2')
    .replace(/(?<=^\d{8})t?\d{4}(?:\d\d)?z?$/, '')
    .replace(TIME, ' ')
    .replace(ZONE, '')
    .replace(/(?<=\p{L})\.(?=\p{L})/gu, '')
    .replace(/(?<=\p{L})\((?:e|a|о|а|ся)\)/gu, '')
    .replace(/\bto (?:be|have been)\b/g, '')
    .replace(DECADE, ' decade ')
    .replace(UNBOUNDED, ' before ')
    .replace(ENUMERATOR, ';')
  return joinNames(foldedWord)
}

const TOKEN =
  /(?<number>\d+)(?<ending>(?:st|nd|rd|th|er|re|eme|e|o|a|-?(?:го|ого|ое|е|и|я))(?!\p{L}))?|(?<word>\p{L}[\p{L}_]*)|(?<sign>\?+|\*+|_+)|(?<hard>[()[\]{}])|(?<comma>[,،])|(?<rest>.)/gsu

const PLACEHOLDER = /^(?:x+|dd|mm|yyyy|jj|aaaa|tt|jjjj)$/

/** Divides text into possible dates, at words and signs that separate them. */
export function divideDates(source: string): DateText {
  const text = plainText(source)
  const segments: Segment[] = []
  for (const { 0: segment, index } of text.matchAll(/[^;؛|\n\r]+/g))
    segments.push(parseSegment(segment, index))
  // If a date has a label, ignores the segments with other facts about the person.
  const isLabeled = segments.some((segment) => segment.isLabeled)
  const usedSegments = isLabeled
    ? segments.filter((segment) => segment.isLabeled || segment.isPlain)
    : segments
  const chunks = usedSegments.flatMap((segment) => segment.chunks)
  return {
    text,
    chunks: chunks.filter(({ items }) => items.some(({ kind }) => kind !== 'unknown')),
    isOpen: usedSegments.some((segment) => segment.isOpen),
    isRange: usedSegments.some((segment) => segment.isRange),
    isUnknown: segments.every((segment) => segment.isUnknown),
  }
}

interface Segment extends Omit<DateText, 'text'> {
  isLabeled: boolean
  /** Whether the segment contains only known words and no other fact. */
  isPlain: boolean
}

function parseSegment(segment: string, offset: number): Segment {
  const result = {
    ...{ isOpen: false, isRange: false, isLabeled: false, isPlain: true, isUnknown: true },
    chunks: new Array<DateChunk>(),
  }
  let chunk: DateChunk = { items: [], gaps: [], strange: [] }
  let commas: number[] = []
  let [isSkipping, mayNotePlace, isVague, saysUnknown, end] = [false, false, false, false, 0]
  let mark: DateItem['mark']

  const close = () => {
    result.chunks.push(...atCommas(chunk, commas))
    chunk = { items: [], gaps: [], strange: [] }
    commas = []
  }
  const add = (item: DateItem, length: number) => {
    const at = item.start - offset
    const gap = segment.slice(end, at)
    end = at + length
    // A missing part, as in "17//1962", counts as an unknown part.
    const isEmptyPlace = chunk.items.length > 0 ? /^\s*([/.])\s*\1\s*$/ : /^\s*\/\s*$/
    if (isEmptyPlace.test(gap)) {
      chunk.items.push({ kind: 'unknown', text: '', start: item.start })
      chunk.gaps.push('')
    }
    const last = chunk.items.at(-1)
    // Skips a month's second name, because Arabic documents write both names: كانون الثاني/يناير.
    if (item.month && last?.month?.month === item.month.month) return
    if (mark) item.mark = mark
    mark = undefined
    chunk.items.push(item)
    chunk.gaps.push(gap)
    if (item.kind !== 'unknown') result.isUnknown = false
    mayNotePlace = false
  }
  const addStrange = () => {
    result.isPlain = false
    result.isUnknown = false
    const hasYear = chunk.items.some((item) => item.kind === 'number' && item.text.length > 3)
    if (hasYear && mayNotePlace) close()
    chunk.strange.push(chunk.items.length)
  }
  const addWord = (word: string, start: number): void => {
    if (PLACEHOLDER.test(word)) return add({ kind: 'unknown', text: word, start }, word.length)
    const meaning = findMeaning(word)
    if (!meaning) {
      // Splits off "and", because in Arabic it is joined to the next word.
      if (!word.startsWith('و') || !findMeaning(word.slice(1))) return addStrange()
      close()
      return addWord(word.slice(1), start + 1)
    }
    if ('month' in meaning)
      return add({ kind: 'month', text: word, start, month: meaning }, word.length)
    const { kind } = meaning
    if (kind === 'unknown') saysUnknown = true
    else if (kind === 'filler' || kind === 'place') isVague = true
    else if (kind !== 'label') result.isUnknown = false
    if (kind === 'place') mayNotePlace = true
    else if (kind === 'hijri' || kind === 'buddhist') {
      const last = chunk.items.at(-1)
      if (last) last.mark ??= kind
      else mark = kind
    } else if (kind === 'other' && !result.isLabeled) addStrange()
    else if (kind === 'stop' || kind === 'other') {
      isSkipping = true
      result.isPlain = false
    } else if (kind === 'decade') result.isOpen = true
    else if (kind === 'label' || kind === 'or' || kind === 'range' || kind === 'open') {
      close()
      if (kind === 'label') result.isLabeled = true
      if (kind === 'range') result.isRange = true
      if (kind === 'open') result.isOpen = true
    }
  }

  for (const { groups = {}, index } of segment.matchAll(TOKEN)) {
    const { number, ending = '', word, sign, hard, comma } = groups
    if (hard) {
      if (!/[([{]/.test(hard)) isSkipping = false
      close()
    } else if (word && meaningIsLabel(word)) {
      isSkipping = false
      addWord(word, offset + index)
    } else if (isSkipping) continue
    else if (number) {
      const kind = /^0+$/.test(number) ? 'unknown' : 'number'
      add({ kind, text: number, start: offset + index }, number.length + ending.length)
      if (number.length === 4 && (ending === 'er' || /[ея]$/.test(ending))) result.isOpen = true
    } else if (word) addWord(word, offset + index)
    else if (sign) add({ kind: 'unknown', text: sign, start: offset + index }, sign.length)
    else if (comma) {
      mayNotePlace = true
      if (chunk.items.length === 0 && chunk.strange.length > 0) close()
      else commas.push(chunk.items.length)
    }
  }
  close()
  if (isVague && !saysUnknown) result.isUnknown = false
  return result
}

function meaningIsLabel(word: string): boolean {
  const meaning = findMeaning(word)
  return meaning !== undefined && 'kind' in meaning && meaning.kind === 'label'
}

/** Divides a chunk at its commas if each part has a year. "May 17, 1980" is one date, and "1999, 2003" are two. */
function atCommas(chunk: DateChunk, commas: readonly number[]): DateChunk[] {
  const bounds = [0, ...new Set(commas), chunk.items.length]
  const parts = bounds.slice(1).map((end, index) => ({
    items: chunk.items.slice(bounds[index], end),
    gaps: chunk.gaps.slice(bounds[index], end),
    strange: [],
  }))
  const filledParts = parts.filter(({ items }) => items.length > 0)
  const haveYears = filledParts.every(({ items }) =>
    items.some(({ kind, text }) => kind === 'number' && text.length > 3),
  )
  return chunk.strange.length === 0 && filledParts.length > 1 && haveYears ? filledParts : [chunk]
}
