/** Seed for all random choices. `SEED=7` repeats a run whose seed was 7. */
export const seed = Number(process.env['SEED'] ?? 1)

/**
 * Returns a generator of random numbers from 0 up to, but not including, 1. The same seed and purpose give the same
 * numbers (mulberry32).
 */
export function randomFor(purpose: string): () => number {
  let state = [...purpose].reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193),
    seed,
  )
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
