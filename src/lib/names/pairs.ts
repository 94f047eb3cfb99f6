import type { NameToken } from './tokens'

export type NamePair = {
  a: NameToken | null
  b: NameToken | null
  kind: 'exact' | 'variant' | 'missing'
  /** Its position differs from the order of most of the name. */
  isMoved: boolean
  /** 0 to 1; 0 where one side is missing. */
  score: number
}

/**
 * The pairs in the order of the first name; words that it lacks are where they would belong. `assigned` has the
 * position of each part's partner, or -1.
 */
export function pairTokens(
  a: readonly NameToken[],
  b: readonly NameToken[],
  assigned: readonly number[],
  scoreOf: (a: number, b: number) => number,
): NamePair[] {
  const taken = new Set(assigned)
  const unmoved = placesInOrder(assigned)
  const pairs: NamePair[] = []
  let next = 0
  const passMissing = (end: number) => {
    for (const [at, token] of b.slice(next, end).entries())
      if (!taken.has(next + at)) pairs.push({ ...missing, b: token })
    next = Math.max(next, end)
  }
  for (const [place, one] of a.entries()) {
    const column = assigned[place] ?? -1
    const other = b[column]
    if (unmoved.has(place)) passMissing(column)
    if (!other) pairs.push({ ...missing, a: one })
    else
      pairs.push({
        a: one,
        b: other,
        kind: one.normal === other.normal ? 'exact' : 'variant',
        isMoved: !unmoved.has(place),
        score: scoreOf(place, column),
      })
  }
  passMissing(b.length)
  return pairs
}

const missing: NamePair = { a: null, b: null, kind: 'missing', isMoved: false, score: 0 }

/** The positions of the longest increasing run of partners; the other pairs are moved. */
function placesInOrder(assigned: readonly number[]): Set<number> {
  const runs: number[][] = []
  for (const [place, column] of assigned.entries()) {
    if (column < 0) continue
    const before = runs.filter((run) => (assigned[run.at(-1) ?? -1] ?? Infinity) < column)
    runs.push([...longestOf(before), place])
  }
  return new Set(longestOf(runs))
}

function longestOf(runs: readonly number[][]): number[] {
  return runs.reduce<number[]>((best, run) => (run.length > best.length ? run : best), [])
}

/** The kind of change in a pair of words. A `variant` has other letters, or the same sounds in another script. */
export function changeKindOf({ a, b, kind }: NamePair): NamePair['kind'] | 'script' {
  return kind === 'variant' && a && b && isArabic(a) !== isArabic(b) ? 'script' : kind
}

const isArabic = ({ normal }: NameToken) => /\p{sc=Arab}/u.test(normal)
