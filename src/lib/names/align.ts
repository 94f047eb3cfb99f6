import { assignBest } from './assign'
import { soundSimilarity, soundsOf } from './sounds'
import { joinTokens, type NameToken, nameTokens } from './tokens'

export type NamePair = {
  a: NameToken | null
  b: NameToken | null
  kind: 'exact' | 'variant' | 'missing'
  /** It stands in another order than most of the name. */
  isMoved: boolean
  /** 0 to 1; 0 where one side is missing. */
  score: number
}

export type NameAlignment = { score: number; pairs: NamePair[] }

/** Below it, two words are different words. */
const MIN_SIMILARITY = 0.6
const ARTICLE_COST = 0.08
const MOVED_COST = 0.1
/** Parts beyond this count are not compared: they are listed as missing. */
const MAX_TOKENS = 40

const ARTICLE = /^(?:ال|[ae]l) ?(?=\p{L}{3})/u
const connectors = new Set(['بن', 'ابن', 'بنت', 'bin', 'ben', 'ibn', 'bint'])
const weightOf = (token: NameToken) => (connectors.has(token.normal) ? 0.25 : 1)

/** 0 to 1: how alike two parts of names are, in either script. */
export function tokenSimilarity(a: string, b: string): number {
  if (a === b) return 1
  const whole = soundSimilarity(soundsOf(a), soundsOf(b))
  const [bareA, bareB] = [a.replace(ARTICLE, ''), b.replace(ARTICLE, '')]
  const bare =
    soundSimilarity(soundsOf(bareA), soundsOf(bareB)) -
    ((bareA === a) === (bareB === b) ? 0 : ARTICLE_COST)
  return Math.min(0.99, Math.max(whole, bare))
}

/** Joins neighbours that together are one word of the other name: "Mohamed Ali" for "Mohamedali". */
function joinNeighbours(
  name: string,
  tokens: NameToken[],
  others: readonly NameToken[],
): NameToken[] {
  const joined: NameToken[] = []
  for (const token of tokens) {
    const previous = joined.at(-1)
    const both = previous && joinTokens(name, previous, token)
    const isOneWord =
      both !== undefined &&
      others.some(({ normal }) => {
        const apart = Math.max(
          tokenSimilarity(previous?.normal ?? '', normal),
          tokenSimilarity(token.normal, normal),
        )
        return apart < 0.85 && tokenSimilarity(both.normal, normal) > Math.max(0.85, apart + 0.1)
      })
    if (isOneWord) joined[joined.length - 1] = both
    else joined.push(token)
  }
  return joined
}

/** The places of a longest rising run among the columns; the other pairs are moved. */
function inOrder(columns: readonly number[]): Set<number> {
  const longest: number[][] = []
  for (const [place, column] of columns.entries()) {
    let best: number[] = []
    for (const run of longest) {
      const last = run.at(-1)
      if (last !== undefined && (columns[last] ?? 0) < column && run.length > best.length)
        best = run
    }
    longest.push([...best, place])
  }
  return new Set(
    longest.reduce<number[]>((best, run) => (run.length > best.length ? run : best), []),
  )
}

/** Which part of one name is which of the other, and how alike the names are as wholes, 0 to 1. */
export function alignNames(a: string, b: string): NameAlignment {
  const [plainA, plainB] = [nameTokens(a), nameTokens(b)]
  const allA =
    plainA.length > MAX_TOKENS ? plainA : joinNeighbours(a, plainA, plainB.slice(0, MAX_TOKENS))
  const allB =
    plainB.length > MAX_TOKENS ? plainB : joinNeighbours(b, plainB, allA.slice(0, MAX_TOKENS))
  const [tokensA, tokensB] = [allA.slice(0, MAX_TOKENS), allB.slice(0, MAX_TOKENS)]
  const scores = tokensA.map((one) =>
    tokensB.map((other) => tokenSimilarity(one.normal, other.normal)),
  )
  // Between equal choices, the one nearer to the same place.
  const gains = scores.map((row, place) =>
    row.map((score, other) =>
      score < MIN_SIMILARITY
        ? 0
        : score - 0.001 * Math.abs(place / tokensA.length - other / tokensB.length),
    ),
  )
  const assigned = assignBest(gains)
  const places = assigned.flatMap((column, place) => (column < 0 ? [] : [place]))
  const straight = inOrder(places.map((place) => assigned[place] ?? -1))
  const unmoved = new Set(places.filter((_, index) => straight.has(index)))

  const missing = (side: Partial<Pick<NamePair, 'a' | 'b'>>): NamePair => ({
    ...{ a: null, b: null, ...side },
    ...{ kind: 'missing', isMoved: false, score: 0 },
  })
  const taken = new Set(assigned)
  const pairs: NamePair[] = []
  let nextB = 0
  const passOver = (end: number) => {
    for (; nextB < end; nextB++) {
      const token = allB[nextB]
      if (token && !taken.has(nextB)) pairs.push(missing({ b: token }))
    }
  }
  for (const [place, one] of allA.entries()) {
    const column = assigned[place] ?? -1
    const other = allB[column]
    if (!other) {
      pairs.push(missing({ a: one }))
      continue
    }
    if (unmoved.has(place)) passOver(column)
    const score = scores[place]?.[column] ?? 0
    const kind = one.normal === other.normal ? 'exact' : 'variant'
    pairs.push({ a: one, b: other, kind, isMoved: !unmoved.has(place), score })
  }
  passOver(allB.length)

  const whole = [...allA, ...allB].reduce((sum, token) => sum + weightOf(token), 0)
  const common = pairs.reduce(
    (sum, { a: one, b: other, score }) =>
      one && other ? sum + score * (weightOf(one) + weightOf(other)) : sum,
    0,
  )
  const moved = places.length === 0 ? 0 : (places.length - unmoved.size) / places.length
  return { score: whole === 0 ? 0 : (common / whole) * (1 - MOVED_COST * moved), pairs }
}
