import type { NameToken } from './tokens'

export type NamePair = {
  a: NameToken | null
  b: NameToken | null
  kind: 'exact' | 'variant' | 'missing'
  /** Whether the word's position breaks the order of most words. */
  isMoved: boolean
  /** 0 to 1; 0 if one side is missing. */
  score: number
}

/**
 * Returns the pairs in the order of the first name, with the second name's additional words where they would belong.
 * `assignedColumns` contains the position of each part's partner, or -1.
 */
export function pairTokens(
  a: readonly NameToken[],
  b: readonly NameToken[],
  assignedColumns: readonly number[],
  getScore: (a: number, b: number) => number,
): NamePair[] {
  const takenColumns = new Set(assignedColumns)
  const unmovedRows = findOrderedPlaces(assignedColumns)
  const pairs: NamePair[] = []
  let next = 0
  const passMissing = (end: number) => {
    for (const [at, token] of b.slice(next, end).entries())
      if (!takenColumns.has(next + at)) pairs.push({ ...missing, b: token })
    next = Math.max(next, end)
  }
  for (const [place, one] of a.entries()) {
    const column = assignedColumns[place] ?? -1
    const other = b[column]
    if (unmovedRows.has(place)) passMissing(column)
    if (!other) pairs.push({ ...missing, a: one })
    else
      pairs.push({
        a: one,
        b: other,
        kind: one.normal === other.normal ? 'exact' : 'variant',
        isMoved: !unmovedRows.has(place),
        score: getScore(place, column),
      })
  }
  passMissing(b.length)
  return pairs
}

const missing: NamePair = { a: null, b: null, kind: 'missing', isMoved: false, score: 0 }

/** Returns the positions of the longest increasing sequence of partners. The other pairs count as moved. */
function findOrderedPlaces(assignedColumns: readonly number[]): Set<number> {
  const runs: number[][] = []
  for (const [place, column] of assignedColumns.entries()) {
    if (column < 0) continue
    const before = runs.filter((run) => (assignedColumns[run.at(-1) ?? -1] ?? Infinity) < column)
    runs.push([...findLongestRun(before), place])
  }
  return new Set(findLongestRun(runs))
}

function findLongestRun(runs: readonly number[][]): number[] {
  return runs.reduce<number[]>((best, run) => (run.length > best.length ? run : best), [])
}

/** Returns the kind of change in a pair of words. A `variant` with words in two scripts becomes `script`. */
export function getChangeKind({ a, b, kind }: NamePair): NamePair['kind'] | 'script' {
  return kind === 'variant' && a && b && isArabic(a) !== isArabic(b) ? 'script' : kind
}

const isArabic = ({ normal }: NameToken) => /\p{sc=Arab}/u.test(normal)
