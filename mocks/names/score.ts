import { alignNames } from '@/lib/names/align'

export type TokenScore = { a: string | null; b: string | null; score: number }

const isArabic = (text: string) => /\p{sc=Arab}/u.test(text)
const roundScore = (score: number) => Math.round(score * 10_000) / 10_000

/**
 * Returns the similarity of two names, 0 to 1, and their matching words. Without `transliterate`, names in different
 * scripts never match.
 */
export function scoreNames(
  first: string,
  second: string,
  transliterate: boolean,
): { score: number; tokens: TokenScore[] } {
  const { score, pairs } = alignNames(first, second)
  if (!transliterate && isArabic(first) !== isArabic(second)) {
    const apart = pairs.flatMap(({ a, b }) => [
      ...(a ? [{ a: a.text, b: null, score: 0 }] : []),
      ...(b ? [{ a: null, b: b.text, score: 0 }] : []),
    ])
    return { score: 0, tokens: apart }
  }
  const tokens = pairs.map((pair) => ({
    a: pair.a?.text ?? null,
    b: pair.b?.text ?? null,
    score: roundScore(pair.score),
  }))
  return { score: roundScore(score), tokens }
}
