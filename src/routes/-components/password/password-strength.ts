import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

export type Strength = {
  /** From 0 (very weak) to 4 (strong). */
  score: 0 | 1 | 2 | 3 | 4
  /** Set if the whole password is common, or consists of facts about the user. */
  flaw?: 'common' | 'personal'
}

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * Estimates how hard a password is to guess, without sending it anywhere. `about` contains facts about the user (email,
 * name) that an attacker would try.
 */
export function measurePassword(password: string, about: readonly string[]): Strength {
  const { score, sequence } = estimator.check(password, guessable(about))
  const [match] = sequence
  if (sequence.length !== 1 || !match) return { score }
  if (match['dictionaryName'] === 'userInputs') return { score, flaw: 'personal' }
  return match['dictionaryName'] === 'passwords-common' ? { score, flaw: 'common' } : { score }
}

/**
 * Returns an attacker's first guesses: the texts, the parts before an @, the same parts without separators, and all
 * words.
 */
function guessable(about: readonly string[]): string[] {
  const texts = about.map((text) => text.trim()).filter(Boolean)
  const words = texts.map((text) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean))
  const names = texts.map((text) => text.split('@')[0] ?? '')
  const joinedNames = names.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, ''))
  return [...new Set([...texts, ...names, ...joinedNames, ...words.flat()])].filter(
    (text) => text.length > 2,
  )
}
