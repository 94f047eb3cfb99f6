import { alignNames } from './align'
import { normalizeName } from './normalize'
import { type NamePair, pairTokens } from './pairs'
import type { NameToken } from './tokens'

/** A pair of words from the backend. A side is missing if that name lacks the word. */
export type ResponseToken = { a?: string; b?: string; score: number }

/**
 * Returns a backend response's pairs in the order of the first name. If there is no response, or the response contains
 * other names, computes the pairs locally.
 */
export function toNamePairs(
  a: string,
  b: string,
  answeredTokens: readonly ResponseToken[] | undefined,
): { pairs: NamePair[]; isOwn: boolean } {
  const answeredPairs =
    answeredTokens && answeredTokens.length > 0 ? matchTokens(a, b, answeredTokens) : undefined
  return answeredPairs
    ? { pairs: answeredPairs, isOwn: false }
    : { pairs: alignNames(a, b).pairs, isOwn: true }
}

function matchTokens(a: string, b: string, answeredTokens: readonly ResponseToken[]) {
  const placedA = place(a, answeredTokens, 'a')
  const placedB = place(b, answeredTokens, 'b')
  if (!placedA || !placedB) return undefined
  const assignedIndexes = placedA.map(({ answer }) =>
    placedB.findIndex((other) => other.answer === answer),
  )
  return pairTokens(
    placedA.map(({ token }) => token),
    placedB.map(({ token }) => token),
    assignedIndexes,
    (at) => Math.min(1, Math.max(0, placedA[at]?.answer.score ?? 0)),
  )
}

type Placed = { answer: ResponseToken; token: NameToken }

/** Finds the positions of one side's words in the name. Returns undefined if the name lacks a word. */
function place(
  name: string,
  answeredTokens: readonly ResponseToken[],
  side: 'a' | 'b',
): Placed[] | undefined {
  const placedTokens: Placed[] = []
  for (const answer of answeredTokens) {
    const text = answer[side]
    if (!text) continue
    const start = freePlace(name, text, placedTokens)
    if (start < 0) return undefined
    const { text: normal, changes } = normalizeName(text)
    placedTokens.push({ answer, token: { text, normal, changes, start, end: start + text.length } })
  }
  return placedTokens.toSorted((one, other) => one.token.start - other.token.start)
}

/** Returns the text's first position in the name that no other word has taken, or -1. */
function freePlace(name: string, text: string, placedTokens: readonly Placed[]): number {
  let start = name.indexOf(text)
  const isTaken = () =>
    placedTokens.some(({ token }) => token.start < start + text.length && start < token.end)
  while (start >= 0 && isTaken()) start = name.indexOf(text, start + 1)
  return start
}
