import { assignBest } from './assign'
import { type NamePair, pairTokens } from './pairs'
import { toSounds, soundSimilarity, type Sounds } from './sounds'
import { joinTokens, type NameToken, nameTokens } from './tokens'

export type NameAlignment = { score: number; pairs: NamePair[] }

/** Minimum similarity. Words with a lower similarity count as different words. */
const MIN_SIMILARITY = 0.65
/** Maximum similarity of words with different spellings. */
const MAX_VARIANT = 0.99
/** Minimum similarity of two joined words to one word of the other name. */
const MIN_JOINED = 0.85
const ARTICLE_COST = 0.08
const MOVED_COST = 0.1
/** Maximum number of compared parts. Further parts are listed as missing. */
const MAX_TOKENS = 40

const ARTICLE = /^(?:ال|[ae]l) ?(?=\p{L}{3})/u
const connectors = new Set(['بن', 'ابن', 'بنت', 'bin', 'ben', 'ibn', 'bint'])
const getWeight = ({ normal }: NameToken) => (connectors.has(normal) ? 0.25 : 1)

/** Pairs the parts of two names, and computes the similarity of the whole names, from 0 to 1. */
export function alignNames(a: string, b: string): NameAlignment {
  const [plainA, plainB] = [nameTokens(a).map(toWord), nameTokens(b).map(toWord)]
  const isLong = Math.max(plainA.length, plainB.length) > MAX_TOKENS
  const wordsA = isLong ? plainA : joinNeighbors(a, plainA, plainB)
  const wordsB = isLong ? plainB : joinNeighbors(b, plainB, wordsA)
  const scores = similarities(wordsA.slice(0, MAX_TOKENS), wordsB.slice(0, MAX_TOKENS))
  const pairs = pairTokens(
    wordsA.map(({ token }) => token),
    wordsB.map(({ token }) => token),
    assignBest(scores.map(withNearness)),
    (index, other) => scores[index]?.[other] ?? 0,
  )
  return { score: wholeScore(pairs), pairs }
}

function similarities(wordsA: readonly Word[], wordsB: readonly Word[]): number[][] {
  return wordsA.map((one) =>
    wordsB.map((other) => {
      const score = similarity(one, other, MIN_SIMILARITY)
      return score < MIN_SIMILARITY ? 0 : score
    }),
  )
}

/** Among equally similar partners, prefers the partner closer to the same position. */
function withNearness(row: readonly number[], index: number): number[] {
  return row.map((score, other) => (score === 0 ? 0 : score - 0.0005 * Math.abs(index - other)))
}

function wholeScore(pairs: readonly NamePair[]): number {
  let common = 0
  let whole = 0
  for (const { a, b, score } of pairs) {
    const weight = (a ? getWeight(a) : 0) + (b ? getWeight(b) : 0)
    common += score * weight
    whole += weight
  }
  const matchedPairs = pairs.filter(({ kind }) => kind !== 'missing')
  const movedShare =
    matchedPairs.filter(({ isMoved }) => isMoved).length / Math.max(1, matchedPairs.length)
  return whole === 0 ? 0 : (common / whole) * (1 - MOVED_COST * movedShare)
}

/** A name part and its sounds to compare, with and without the article. */
type Word = { token: NameToken; whole: Sounds; bare: Sounds; isBare: boolean }

function toWord(token: NameToken): Word {
  const whole = toSounds(token.normal)
  const bare = token.normal.replace(ARTICLE, '')
  const isBare = bare === token.normal
  return { token, whole, bare: isBare ? whole : toSounds(bare), isBare }
}

/**
 * Returns the similarity of two name parts in either script, from 0 to 1. Returns 0 if the similarity is certain to be
 * below `least`.
 */
function similarity(a: Word, b: Word, least: number): number {
  if (a.token.normal === b.token.normal) return 1
  const whole = soundSimilarity(a.whole, b.whole, least)
  if (a.isBare && b.isBare) return Math.min(MAX_VARIANT, whole)
  const cost = a.isBare === b.isBare ? 0 : ARTICLE_COST
  const bare = soundSimilarity(a.bare, b.bare, least) - cost
  return Math.min(MAX_VARIANT, Math.max(whole, bare))
}

/** Joins neighboring words that match one word of the other name, such as "Mohamed Ali" for "Mohamedali". */
function joinNeighbors(name: string, words: readonly Word[], others: readonly Word[]): Word[] {
  const joinedWords: Word[] = []
  for (const word of words) {
    const previous = joinedWords.at(-1)
    const both = previous && toWord(joinTokens(name, previous.token, word.token))
    const isOneWord = others.some((other) => {
      const together = both ? similarity(both, other, MIN_JOINED) : 0
      if (!previous || together < MIN_JOINED) return false
      const apart = Math.max(similarity(previous, other, 0), similarity(word, other, 0))
      return together > apart + 0.1
    })
    if (both && isOneWord) joinedWords[joinedWords.length - 1] = both
    else joinedWords.push(word)
  }
  return joinedWords
}

/** Returns the similarity of two normalized name parts in either script, from 0 to 1. */
export function tokenSimilarity(a: string, b: string): number {
  return similarity(toWord(asToken(a)), toWord(asToken(b)), 0)
}

const asToken = (normal: string): NameToken => ({
  ...{ text: normal, normal, changes: [], start: 0, end: normal.length },
})
