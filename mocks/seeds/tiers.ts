/** Every service of every bundle is sold by the same ladder. The last step has no end. */
export const tierLadder = [
  { minimum_interval: 0, maximum_interval: 1000, amount_of_hits: 1000 },
  { minimum_interval: 1001, maximum_interval: 10_000, amount_of_hits: 9000 },
  { minimum_interval: 10_001, maximum_interval: Number.MAX_SAFE_INTEGER, amount_of_hits: 90_000 },
] as const
