/**
 * The sounds of a name, written alike for Arabic and Latin. Consonants are letters; long vowels `A I U`, short ones
 * `a i u`; `@` is hamza, ain and a leading alef, `Y` a last ya (also ى), `e` a last ha (also ة).
 */
const arabic: Record<string, string> = {
  ...{
    ا: 'A',
    و: 'U',
    ي: 'I',
    ء: '@',
    ع: '@',
    ب: 'b',
    پ: 'b',
    ت: 't',
    ط: 't',
    ث: 'T',
    ج: 'j',
    چ: 'j',
    گ: 'j',
  },
  ...{
    ح: 'h',
    ه: 'h',
    ہ: 'h',
    خ: 'x',
    د: 'd',
    ض: 'd',
    ذ: 'D',
    ظ: 'D',
    ر: 'r',
    ز: 'z',
    ژ: 'j',
    س: 's',
    ص: 's',
  },
  ...{ ش: 'S', غ: 'G', ف: 'f', ڤ: 'f', ق: 'k', ك: 'k', ک: 'k', ل: 'l', م: 'm', ن: 'n' },
}

const latin: Record<string, string> = {
  ...{
    sh: 'S',
    ch: 'S',
    kh: 'x',
    gh: 'G',
    th: 'T',
    dh: 'D',
    ph: 'f',
    aa: 'A',
    ee: 'I',
    ii: 'I',
    oo: 'U',
    ou: 'U',
    uu: 'U',
  },
  ...{
    a: 'a',
    e: 'i',
    i: 'i',
    o: 'u',
    u: 'u',
    y: 'I',
    w: 'U',
    b: 'b',
    p: 'b',
    c: 'k',
    d: 'd',
    f: 'f',
    g: 'j',
    h: 'h',
  },
  ...{
    j: 'j',
    k: 'k',
    l: 'l',
    m: 'm',
    n: 'n',
    q: 'k',
    r: 'r',
    s: 's',
    t: 't',
    v: 'f',
    x: 'ks',
    z: 'z',
  },
  ...{ ß: 's', æ: 'a', œ: 'u', ø: 'u', ł: 'l', đ: 'd', ð: 'D', þ: 'T', ı: 'i' },
}

const endings: Record<string, string> = {
  ي: 'Y',
  ه: 'e',
  ہ: 'e',
  h: 'e',
  a: 'A',
  e: 'I',
  i: 'I',
  o: 'U',
  u: 'U',
}

const LETTERS = /[sckgtdp]h|aa|ee|ii|oo|ou|uu|./gu

/** The sounds of a normalised token; a letter of another script is its own sound. */
export function soundsOf(normal: string): string {
  const word = normal.replaceAll(' ', '')
  return word
    .replace(LETTERS, (letters, at: number) => {
      if (at === 0 && letters === 'ا') return '@'
      const isLast = at > 0 && at + letters.length === word.length
      return (isLast ? endings[letters] : undefined) ?? arabic[letters] ?? latin[letters] ?? letters
    })
    .replace(/(.)\1+/gu, '$1')
}

const VOWELS = 'aiuAIU@Ye'

/** What it costs to leave a sound out, and so how much of a name it is. */
function weightOf(sound: string): number {
  if ('aiu'.includes(sound)) return 0.05
  if ('@e'.includes(sound)) return 0.1
  if (sound === 'A') return 0.35
  return VOWELS.includes(sound) ? 0.6 : 1
}

/** Consonants that are often written for each other. */
const near: Record<string, number> = {
  ...{
    Tt: 0.1,
    Ts: 0.1,
    Dd: 0.1,
    Dz: 0.1,
    dz: 0.5,
    Gj: 0.2,
    jk: 0.4,
    Gk: 0.4,
    kx: 0.3,
    hx: 0.3,
    eh: 0,
  },
  ...{ Ss: 0.4, ks: 0.4, sz: 0.4, dt: 0.4, Sj: 0.4, bf: 0.5, mn: 0.6 },
}

function exchangeCost(one: string, other: string): number {
  if (one === other) return 0
  const known = near[one < other ? one + other : other + one]
  if (known !== undefined) return known
  if (!VOWELS.includes(one) || !VOWELS.includes(other)) return 1
  if (one.toLowerCase() === other.toLowerCase() || '@e'.includes(one) || '@e'.includes(other))
    return 0.05
  const isYa = one === 'Y' || other === 'Y'
  if (isYa && /[aAiI]/.test(one + other)) return 0.05
  return weightOf(one) + weightOf(other) > 0.5 ? 0.8 : 0.1
}

function sumOfWeights(sounds: string): number {
  return Array.from(sounds).reduce((sum, sound) => sum + weightOf(sound), 0)
}

/** 0 to 1: how alike two words sound, by the cheapest way to turn one's sounds into the other's. */
export function soundSimilarity(one: string, other: string): number {
  const columns = Array.from(other)
  let above = [0]
  for (const sound of columns) above.push((above.at(-1) ?? 0) + weightOf(sound))
  for (const sound of one) {
    const row = [(above[0] ?? 0) + weightOf(sound)]
    for (const [column, target] of columns.entries()) {
      const left = (row[column] ?? 0) + weightOf(target)
      const up = (above[column + 1] ?? 0) + weightOf(sound)
      row.push(Math.min(left, up, (above[column] ?? 0) + exchangeCost(sound, target)))
    }
    above = row
  }
  const weight = Math.max(sumOfWeights(one), sumOfWeights(other))
  return weight === 0 ? 0 : Math.max(0, 1 - (1.5 * (above.at(-1) ?? 0)) / weight)
}
