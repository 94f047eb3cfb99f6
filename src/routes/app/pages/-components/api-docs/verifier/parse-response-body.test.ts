import { expect, test } from 'vitest'
import { findBodyProblem, firstDifference, parseHmacHeader } from './parse-response-body'

test.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['{"a": 1', 'no-json'],
  ['hmac', 'no-json'],
  ['[1]', 'no-object'],
  ['null', 'no-object'],
  ['"text"', 'no-object'],
])('rejects %o as a response body: %s', (text, problem) => {
  expect(findBodyProblem(text)).toMatchObject({ problem })
})

test('accepts a JSON object as a response body', () => {
  expect(findBodyProblem(' {"result": {"a": "ب"}}\n')).toBeUndefined()
})

test.each(['ab12', ' ab12\n', 'hmac: ab12', 'HMAC:AB12', '"ab12"'])(
  'reads the signature from the header %o',
  (text) => {
    expect(parseHmacHeader(text)).toBe('ab12')
  },
)

test.each([
  ['abc', 'abc', undefined],
  ['abc', 'abd', 2],
  ['ab', 'abc', 2],
  ['abc', 'ab', 2],
  ['', 'a', 0],
  ['', '', undefined],
])('compares %o and %o and finds the first difference at %o', (one, other, at) => {
  expect(firstDifference(one, other)).toBe(at)
})
