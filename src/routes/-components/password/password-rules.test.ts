import { expect, test } from 'vitest'
import { fulfilledRules, passwordRules } from './password-rules'

test.each([
  ['', []],
  ['        ', ['length']],
  ['abc', ['letter']],
  ['abcdefgh', ['length', 'letter']],
  ['12345678', ['length', 'digit-or-symbol']],
  ['abcdefg1', ['length', 'letter', 'digit-or-symbol']],
  ['two words-', ['length', 'letter', 'digit-or-symbol']],
  // Letters and digits of another script are letters and digits.
  ['كلمةسرية٣', ['length', 'letter', 'digit-or-symbol']],
  ['密码密码密码密码9', ['length', 'letter', 'digit-or-symbol']],
  // Seven characters, although each is two code units.
  ['🙂🙂🙂🙂🙂🙂🙂', ['digit-or-symbol']],
  ['🙂🙂🙂🙂🙂🙂🙂a', ['length', 'letter', 'digit-or-symbol']],
  [`${'a'.repeat(127)}1`, ['length', 'letter', 'digit-or-symbol']],
  [`${'a'.repeat(128)}1`, ['letter', 'digit-or-symbol']],
])('the rules that %j meets', (password, met) => {
  expect(fulfilledRules(password)).toEqual(met)
})

test('spaces around a password are part of it', () => {
  expect(fulfilledRules('  abcd1 ')).toEqual(passwordRules)
})
