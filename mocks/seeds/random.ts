function mix(x: number): number {
  x ^= x >>> 16
  x = Math.imul(x, 0x7feb352d)
  x ^= x >>> 15
  x = Math.imul(x, 0x846ca68b)
  return x ^ (x >>> 16)
}

/** Returns a pseudo-random 32-bit number. The same arguments give the same number in every process. */
export function hash(seed: number, row = 0, salt = 0): number {
  return mix(mix(mix(seed + 0x9e3779b9) + row) + Math.imul(salt + 1, 0x85ebca6b)) >>> 0
}

/** Returns a number from 0 up to, but not including, 1. */
export function chance(seed: number, row = 0, salt = 0): number {
  return hash(seed, row, salt) / 2 ** 32
}

export function pick<T>(list: readonly T[], number: number): T {
  const item = list[number % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

/** Maps 32-bit numbers one-to-one, so an ID looks random, but the row can still be computed from the ID. */
export function scramble(x: number): number {
  return mix(x) >>> 0
}

export function unscramble(x: number): number {
  x ^= x >>> 16
  x = Math.imul(x, 0x43021123)
  x ^= (x >>> 15) ^ (x >>> 30)
  x = Math.imul(x, 0x1d69e2a5)
  return (x ^ (x >>> 16)) >>> 0
}
