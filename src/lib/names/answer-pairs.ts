import { alignNames } from './align'
import { normalizeName } from './normalize'
import { type NamePair, pairTokens } from './pairs'
import type { NameToken } from './tokens'

/** A pair of words from the backend: null where one name lacks the word. */
export type AnsweredToken = { a?: string; b?: string; score: number }

/**
 * The pairs of a backend's answer in the order of the first name. Without an answer, or if it is not about these names,
 * the pairs are computed here.
 */
export function pairsOfAnswer(
  a: string,
  b: string,
  answered: readonly AnsweredToken[] | undefined,
): { pairs: NamePair[]; isOwn: boolean } {
  const found = answered && answered.length > 0 ? pairsOf(a, b, answered) : undefined
  return found ? { pairs: found, isOwn: false } : { pairs: alignNames(a, b).pairs, isOwn: true }
}

function pairsOf(a: string, b: string, answered: readonly AnsweredToken[]) {
  const placedA = place(a, answered, 'a')
  const placedB = place(b, answered, 'b')
  if (!placedA || !placedB) return undefined
  const assigned = placedA.map(({ answer }) =>
    placedB.findIndex((other) => other.answer === answer),
  )
  return pairTokens(
    placedA.map(({ token }) => token),
    placedB.map(({ token }) => token),
    assigned,
    (at) => Math.min(1, Math.max(0, placedA[at]?.answer.score ?? 0)),
  )
}

type Placed = { answer: AnsweredToken; token: NameToken }

/** The positions of one side's words in the name; undefined when one of them is not in it. */
function place(
  name: string,
  answered: readonly AnsweredToken[],
  side: 'a' | 'b',
): Placed[] | undefined {
  const placed: Placed[] = []
  for (const answer of answered) {
    const text = answer[side]
    if (!text) continue
    const start = freePlace(name, text, placed)
    if (start < 0) return undefined
    const { text: normal, changes } = normalizeName(text)
    placed.push({ answer, token: { text, normal, changes, start, end: start + text.length } })
  }
  return placed.toSorted((one, other) => one.token.start - other.token.start)
}

/** The first position in a text that no other word has taken. */
function freePlace(name: string, text: string, placed: readonly Placed[]): number {
  let start = name.indexOf(text)
  const isTaken = () =>
    placed.some(({ token }) => token.start < start + text.length && start < token.end)
  while (start >= 0 && isTaken()) start = name.indexOf(text, start + 1)
  return start
}
