import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

export type Strength = {
  /** 0 very weak … 4 strong. */
  score: 0 | 1 | 2 | 3 | 4
  /** The whole password is a common one, or consists of facts about the person. */
  flaw?: 'common' | 'personal'
}

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * How hard a password is to guess, computed only in the browser. `about` holds known facts about the person (email,
 * name), which an attacker would try.
 */
export function measurePassword(password: string, about: readonly string[]): Strength {
  const { score, sequence } = estimator.check(password, guessable(about))
  const [match] = sequence
  if (sequence.length !== 1 || !match) return { score }
  if (match['dictionaryName'] === 'userInputs') return { score, flaw: 'personal' }
  return match['dictionaryName'] === 'passwords-common' ? { score, flaw: 'common' } : { score }
}

/** The guesses that an attacker would try first: the texts, the part before an @, their words, and the words joined. */
function guessable(about: readonly string[]): string[] {
  const texts = about.map((text) => text.trim()).filter(Boolean)
  const words = texts.map((text) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean))
  const names = texts.map((text) => text.split('@')[0] ?? '')
  const joinedNames = names.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, ''))
  return [...new Set([...texts, ...names, ...joinedNames, ...words.flat()])].filter(
    (text) => text.length > 2,
  )
}
