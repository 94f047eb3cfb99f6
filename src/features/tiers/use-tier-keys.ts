import { useState } from 'react'
import type { TierDraft } from '@/lib/pricing/ladder'

type Ladder = readonly TierDraft[]

/** A stable key for each tier, even when others are added or removed, so that its fields are not rendered again. */
export function useTierKeys(ladder: Ladder): readonly number[] {
  const [shown, setShown] = useState<Shown>(() => ({
    ladder,
    keys: ladder.map((_, index) => index),
    next: ladder.length,
  }))
  if (shown.ladder === ladder) return shown.keys
  const keys = keysAfter(ladder, shown)
  const next = Math.max(shown.next, ...keys.map((key) => key + 1))
  setShown({ ladder, keys, next })
  return keys
}

interface Shown {
  ladder: Ladder
  keys: readonly number[]
  /** The first unused key. */
  next: number
}

/** Tiers that are equal at the start and at the end keep their keys; those in between keep them by position. */
function keysAfter(ladder: Ladder, { ladder: before, keys, next }: Shown): readonly number[] {
  const shortest = Math.min(ladder.length, before.length)
  let start = 0
  while (start < shortest && ladder[start] === before[start]) start += 1
  let end = 0
  while (end < shortest - start && ladder.at(-1 - end) === before.at(-1 - end)) end += 1
  const keptMiddle = keys.slice(start, Math.min(keys.length, ladder.length) - end)
  const added = Array.from(
    { length: ladder.length - start - end - keptMiddle.length },
    (_, index) => next + index,
  )
  return [...keys.slice(0, start), ...keptMiddle, ...added, ...(end > 0 ? keys.slice(-end) : [])]
}
