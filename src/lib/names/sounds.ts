/**
 * The sounds of a name, in one notation for Arabic and Latin. `@` is hamza, ain or a leading alef, and `Y`, `W` and `E`
 * end a word.
 */
const arabic: Record<string, string> = {
  ...{ ا: 'A', و: 'U', ي: 'I', ء: '@', ع: '@', ب: 'b', پ: 'b', ت: 't', ط: 't', ث: 'T', ج: 'j' },
  ...{ چ: 'j', گ: 'j', ح: 'h', ه: 'h', ہ: 'h', خ: 'x', د: 'd', ض: 'd', ذ: 'D', ظ: 'D', ر: 'r' },
  ...{ ز: 'z', ژ: 'j', س: 's', ص: 's', ش: 'S', غ: 'G', ف: 'f', ڤ: 'f', ق: 'k', ك: 'k', ک: 'k' },
  ...{ ل: 'l', م: 'm', ن: 'n' },
}

/** Latin letters and groups of letters, with `A I U` for long vowels. Any other letter is a separate sound. */
const latin: Record<string, string> = {
  ...{ sh: 'S', ch: 'S', kh: 'x', gh: 'G', th: 'T', dh: 'D', ph: 'f', aa: 'A', ee: 'I', ii: 'I' },
  ...{ ei: 'I', ey: 'I', ai: 'I', ay: 'I', ie: 'I', oo: 'U', ou: 'U', uu: 'U', e: 'i', o: 'u' },
  ...{ y: 'I', w: 'U', p: 'b', c: 'k', g: 'j', q: 'k', v: 'f', x: 'ks' },
  ...{ ß: 's', æ: 'a', œ: 'u', ø: 'u', ł: 'l', đ: 'd', ð: 'D', þ: 'T', ı: 'i' },
}

const endings: Record<string, string> = {
  ...{ ي: 'Y', ا: 'E', ه: 'E', ہ: 'E', ah: 'E', h: 'E', a: 'E', i: 'I' },
  ...{ و: 'W', o: 'W', u: 'W' },
}

const LETTERS = /ah$|[sckgtdp]h|aa|ee|ii|[ea][iy]|ie|oo|ou|uu|./gu

/** Returns a normalized token's sounds. A letter of another script is a separate sound. */
function toSoundKey(normal: string): string {
  const word = normal.replaceAll(' ', '')
  return word
    .replace(LETTERS, (letters, at: number) => {
      if (at === 0 && letters === 'ا') return '@'
      const isLast = at > 0 && at + letters.length === word.length
      return (isLast ? endings[letters] : undefined) ?? arabic[letters] ?? latin[letters] ?? letters
    })
    .replace(/(.)\1+/gu, '$1')
}

/** The cost of omitting a vowel, and thus its weight in a name. A consonant costs 1. */
const weights: Record<string, number> = {
  ...{ a: 0.05, i: 0.05, u: 0.05, '@': 0.1, A: 0.35, I: 0.6, U: 0.6, E: 0.6, Y: 0.6, W: 0.35 },
}

/** Substitution costs for sounds that writers often interchange. */
const near: Record<string, number> = {
  ...{ Ts: 0.1, Tt: 0.1, Dd: 0.1, Dz: 0.1, dz: 0.5, Gj: 0.2, jk: 0.4, Gk: 0.4, kx: 0.3, hx: 0.3 },
  ...{ Ss: 0.4, Sx: 0.3, ks: 0.4, sz: 0.4, dt: 0.4, Sj: 0.4, bf: 0.5, mn: 0.6, Eh: 0.1 },
  ...{ Aa: 0.05, Ii: 0.05, Uu: 0.05, AE: 0.1, EY: 0.1 },
  ...{ Ea: 0.1, IY: 0.05, AY: 0.1, Yi: 0.05, Ya: 0.1, '@A': 0.05, '@I': 0.05, '@U': 0.05 },
  ...{
    '@E': 0.1,
    '@W': 0.1,
    UW: 0.05,
    EW: 0.2,
    Wu: 0.05,
    Ai: 0.1,
    Au: 0.1,
    '@a': 0.05,
    '@i': 0.05,
    '@u': 0.05,
  },
}

const CODES = 128
const leavingOut = new Float64Array(CODES).fill(1)
const substitutionCosts = new Float64Array(CODES * CODES).fill(1)
for (const [vowel, weight] of Object.entries(weights)) {
  leavingOut[vowel.charCodeAt(0)] = weight
  for (const other of Object.keys(weights)) setSubstitutionCost(vowel + other, 0.8)
}
for (const [pair, cost] of Object.entries(near)) setSubstitutionCost(pair, cost)

function setSubstitutionCost(pair: string, cost: number) {
  const [one, other] = [pair.charCodeAt(0), pair.charCodeAt(1)]
  substitutionCosts[one * CODES + other] = cost
  substitutionCosts[other * CODES + one] = cost
}

/** The sounds of a word, prepared for many comparisons. */
export type Sounds = { codes: readonly number[]; weight: number }

/** Prepares a word for `soundSimilarity`. */
export function toSounds(normal: string): Sounds {
  const codes = Array.from(toSoundKey(normal), (sound) => sound.codePointAt(0) ?? 0)
  return { codes, weight: codes.reduce((sum, code) => sum + (leavingOut[code] ?? 1), 0) }
}

/** Factor by which the cost reduces the similarity of two words. */
const STRICTNESS = 1.8

/**
 * Returns how similar two words sound, from 0 to 1, based on the cheapest conversion of one word's sounds. Returns 0 if
 * the result is certain to be below `least`.
 */
export function soundSimilarity(one: Sounds, other: Sounds, least: number): number {
  const weight = Math.max(one.weight, other.weight)
  const similarityAt = (cost: number) => Math.max(0, 1 - (STRICTNESS * cost) / weight)
  if (weight === 0 || similarityAt(Math.abs(one.weight - other.weight)) < least) return 0
  const row = new Float64Array(other.codes.length + 1)
  for (const [at, target] of other.codes.entries())
    row[at + 1] = (row[at] ?? 0) + (leavingOut[target] ?? 1)
  for (const code of one.codes) {
    const leaving = leavingOut[code] ?? 1
    let diagonal = row[0] ?? 0
    let leftCost = diagonal + leaving
    row[0] = leftCost
    for (const [at, target] of other.codes.entries()) {
      const above = row[at + 1] ?? 0
      const substitution = code === target ? 0 : getCost(code, target)
      leftCost = Math.min(
        leftCost + (leavingOut[target] ?? 1),
        above + leaving,
        diagonal + substitution,
      )
      row[at + 1] = leftCost
      diagonal = above
    }
  }
  return similarityAt(row.at(-1) ?? 0)
}

const getCost = (one: number, other: number) =>
  one < CODES && other < CODES ? (substitutionCosts[one * CODES + other] ?? 1) : 1
