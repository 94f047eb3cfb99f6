import { type NameChange, normalizeName } from './normalize'

/** A name part: one word, or a compound such as عبد الرحمن. `start` and `end` are offsets in the original text. */
export type NameToken = {
  text: string
  normal: string
  changes: NameChange[]
  start: number
  end: number
}

const WORD = /[\p{L}\p{N}](?:['`´‘’ʼʿʾʻ\p{Cf}]*[\p{L}\p{M}\p{N}])*/gu

/** Words that begin a compound (عبد الرحمن, Abu Bakr, El Sayed). */
const openers = new Set([
  ...['عبد', 'ابو', 'ابا', 'ابي', 'ام', 'ال'],
  ...['abd', 'abdel', 'abdul', 'abdal', 'abdol', 'abu', 'abo', 'abou', 'umm', 'el', 'al'],
])
/** Words that end a compound (صلاح الدين, Nour El-Din, Fathallah). */
const closers = new Set([
  ...['الدين', 'الله', 'الاسلام', 'الهدي'],
  ...['din', 'deen', 'eldin', 'eldeen', 'aldin', 'aldeen', 'uddin', 'allah', 'ullah', 'ollah'],
])

/** Returns one token, from the start of the first token to the end of the last token. */
export function joinTokens(name: string, first: NameToken, last: NameToken): NameToken {
  const text = name.slice(first.start, last.end)
  const { text: normal, changes } = normalizeName(text)
  return { text, normal, changes, start: first.start, end: last.end }
}

function splitWords(name: string): NameToken[] {
  return Array.from(name.matchAll(WORD), ({ 0: text, index }) => {
    const { text: normal, changes } = normalizeName(text)
    return { text, normal, changes, start: index, end: index + text.length }
  }).filter(({ normal }) => normal !== '')
}

const articles = new Set(['el', 'al', 'ال', 'ud', 'ed'])

/** Returns a name's parts in their written order, with each compound as one part. */
export function nameTokens(name: string): NameToken[] {
  const tokens: NameToken[] = []
  let isOpen = false
  const words = splitWords(name)
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    const leadsToCloser =
      articles.has(word.normal) && next !== undefined && closers.has(next.normal)
    const previous = tokens.at(-1)
    const isJoined = previous !== undefined && (isOpen || closers.has(word.normal) || leadsToCloser)
    if (isJoined) tokens[tokens.length - 1] = joinTokens(name, previous, word)
    else tokens.push(word)
    isOpen = openers.has(word.normal)
  }
  return tokens
}
