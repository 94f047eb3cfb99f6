import { expect, test } from 'vitest'
import { satisfiedRules, passwordRules } from './password-rules'

test.each([
  ['', []],
  ['        ', ['length']],
  ['abc', ['letter']],
  ['abcdefgh', ['length', 'letter']],
  ['12345678', ['length', 'digit-or-symbol']],
  ['abcdefg1', ['length', 'letter', 'digit-or-symbol']],
  ['two words-', ['length', 'letter', 'digit-or-symbol']],
  // Letters and digits of every script count.
  ['كلمةسرية٣', ['length', 'letter', 'digit-or-symbol']],
  ['密码密码密码密码9', ['length', 'letter', 'digit-or-symbol']],
  // Seven characters with two code units each.
  ['🙂🙂🙂🙂🙂🙂🙂', ['digit-or-symbol']],
  ['🙂🙂🙂🙂🙂🙂🙂a', ['length', 'letter', 'digit-or-symbol']],
  [`${'a'.repeat(127)}1`, ['length', 'letter', 'digit-or-symbol']],
  [`${'a'.repeat(128)}1`, ['letter', 'digit-or-symbol']],
])('returns the rules that %j satisfies', (password, rules) => {
  expect(satisfiedRules(password)).toEqual(rules)
})

test('counts leading and trailing spaces', () => {
  expect(satisfiedRules('  abcd1 ')).toEqual(passwordRules)
})
