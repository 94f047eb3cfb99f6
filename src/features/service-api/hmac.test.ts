import { createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { hmacMessage, computeHmac } from './hmac'

const text = fc.oneof(
  fc.string(),
  fc.string({ unit: fc.constantFrom('م', 'ح', 'ّ', 'ـ', ' ', '٣', '1', 'a') }),
)
const field = fc.stringMatching(/^[a-zA-Z_][a-zA-Z0-9_]{0,8}$/)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(field, tie('value'), { maxKeys: 3 }),
  ),
}))
const response = fc.record(
  {
    result: fc.oneof(fc.dictionary(field, value), value),
    transaction_id: fc.uuid(),
    trials_remaining: fc.nat(3),
    message: text,
    error_code: fc.nat(),
    extra: value,
  },
  { requiredKeys: [] },
)

test('computes the same HMAC as Node.js for generated responses', async () => {
  await fc.assert(
    fc.asyncProperty(response, fc.string({ minLength: 1 }), async (generated, key) => {
      // Uses the body as received because serialization changes numbers such as -0.
      const json = JSON.stringify(generated, null, 2)
      const body: Record<string, unknown> = JSON.parse(json)
      const expectedDigest = createHmac('sha512', key)
        .update(messageByHand(body), 'utf8')
        .digest('hex')
      expect(await computeHmac(json, key)).toBe(expectedDigest)
    }),
    { numRuns: 200 },
  )
})

/** Implements the rule a second time, as a client's program might. */
function messageByHand(body: Record<string, unknown>): string {
  const write = (record: object): string[] =>
    Object.entries(record)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, each]) => (typeof each === 'string' ? each : JSON.stringify(each)))
  const { result, ...others } = body
  const isRecord = typeof result === 'object' && result !== null && !Array.isArray(result)
  const first = isRecord ? write(result) : 'result' in body ? write({ result }) : []
  return [...first, ...write(others)].join('')
}

test.each([
  [
    'the result first, each part in key order',
    {
      trials_remaining: 2,
      transaction_id: 't-1',
      result: { last_name: 'علي', first_name: 'منى' },
    },
    'منىعليt-12',
  ],
  [
    'non-string values as JSON without spaces',
    { result: { list: [1, 'a'], found: true, more: { b: null, a: 0.5 }, none: null } },
    'true[1,"a"]{"b":null,"a":0.5}null',
  ],
  [
    'a response without a result',
    { message: 'Bad key', error_code: 401, transaction_id: 't-2' },
    '401Bad keyt-2',
  ],
  ['a result that is a single value', { a: 'x', result: 'done' }, 'donex'],
  ['uppercase before lowercase letters, by character code', { b: '1', B: '2', _: '3' }, '231'],
  ['nothing for an empty response', {}, ''],
])('builds the message to sign: %s', (_what, body, message) => {
  expect(hmacMessage(JSON.stringify(body))).toBe(message)
})

test.each([
  ['{"result":{"score":1.0},"transaction_id":"t1"}', '1.0t1'],
  ['{ "id" : 12345678901234567890, "a": [ 0.90, -0, 1e3 ] }', '[0.90,-0,1e3]12345678901234567890'],
  ['{"result": {"o": {"10": 1, "2": "\\u0645 \\" ,]"}}}', '{"10":1,"2":"م \\" ,]"}'],
  ['{"a": {}, "b": [], "c": [[{"d": null}], true]}', '{}[][[{"d":null}],true]'],
])('keeps numbers and key order unchanged: %s', (body, message) => {
  expect(hmacMessage(body)).toBe(message)
})
