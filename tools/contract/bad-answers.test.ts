import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseErrorBody } from '@/api/core/api-error'
import { parseTolerantly } from '@/backend/tolerant'
import { resetDatabase } from '@mocks/db'
import { TIMEOUT, anyText, findCounterexample } from '@/test/bad-input/bad-input'
import { allowedReach, createDamages, measureReach } from '@/test/bad-input/damage'
import { recordExamples } from './examples'

type Answered = { name: string; schema: v.GenericSchema<unknown, unknown>; answer: unknown }

const responses: Answered[] = []

beforeAll(async () => {
  resetDatabase()
  await recordExamples(({ id, realm, response: schema }, response) => {
    if (typeof schema !== 'string')
      responses.push({ name: `${realm} ${id}`, schema, answer: response })
  })
}, TIMEOUT)
// The requests changed passwords, and other test files in the same worker share the database.
afterAll(() => resetDatabase())

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, [], {}, '', 0, -0, 1e308, Number.NaN, true, '0', 'null', [[]], {
    result: [],
  }),
  fc.jsonValue({ maxDepth: 3 }),
  anyText(),
)

/** Path to the replaced value in a response: the key's index at each level. */
const place = fc.array(fc.nat(), { minLength: 1, maxLength: 6 })

/** Returns the response with the value at a path replaced by `put`, or removed if `put` is undefined. */
function withOdd(value: unknown, [at, ...deeper]: readonly number[], put: unknown): unknown {
  if (at === undefined || typeof value !== 'object' || value === null) return put
  const keys = Object.keys(value)
  const key = keys[at % Math.max(1, keys.length)]
  if (key === undefined) return put
  const copy: Record<string, unknown> = Object.fromEntries(Object.entries(value))
  if (deeper.length === 0 && put === undefined) delete copy[key]
  else copy[key] = withOdd(copy[key], deeper, put)
  return Array.isArray(value) ? Object.values(copy) : copy
}

test(
  'E3 parses or rejects a response with any value in any place, and never throws',
  { timeout: TIMEOUT },
  async () => {
    expect(responses.length).toBeGreaterThan(40)
    const refusals = new Set<string>()
    const inputs = fc.record({
      which: fc.nat(),
      places: fc.array(place, { maxLength: 3 }),
      put: fc.option(odd, { nil: undefined }),
    })
    expect(
      await findCounterexample(inputs, ({ which, places, put }) => {
        const one = responses[which % responses.length]
        if (!one) return
        const response = places.reduce<unknown>(
          (each, where) => withOdd(each, where, put),
          one.answer,
        )
        if (!v.safeParse(one.schema, response).success) refusals.add(one.name)
      }),
    ).toBeUndefined()
    // The schemas must reject some of the changed responses.
    expect(refusals.size).toBeGreaterThan(5)
  },
)

test('E3 limits damage anywhere in a response to the damaged field or row', () => {
  const counts = { whole: 0, none: 0, field: 0, row: 0, more: 0 }
  const problems: string[] = []
  for (const { name, schema, answer } of responses) {
    const { result } = parseTolerantly(schema, answer)
    if (!result.success) throw new Error(`${name} cannot be read`)
    for (const { shape, kind, path, answer: damaged } of createDamages(answer)) {
      const parseResult = parseTolerantly(schema, damaged).result
      const reach = parseResult.success
        ? measureReach(result.output, parseResult.output, path)
        : 'whole'
      counts[reach] += 1
      if (!allowedReach(shape).includes(reach)) problems.push(`${name}: ${shape} ${kind}: ${reach}`)
    }
  }
  expect(problems).toEqual([])
  // The schemas must notice damage to many fields and rows.
  expect(counts.field).toBeGreaterThan(3000)
  expect(counts.row).toBeGreaterThan(100)
})

test(
  'E3 parses or rejects any value in place of a response, and never throws',
  { timeout: TIMEOUT },
  async () => {
    expect(
      await findCounterexample(fc.tuple(fc.nat(), odd), ([which, answer]) => {
        const one = responses[which % responses.length]
        if (one) v.safeParse(one.schema, answer)
      }),
    ).toBeUndefined()
  },
)

test(
  'E4 parses any error body into a text and a code, or into nothing, and never throws',
  { timeout: TIMEOUT },
  async () => {
    const keys = fc.constantFrom(
      'message',
      'error_code',
      'errors',
      'detail',
      'error',
      'name',
      '__proto__',
    )
    expect(
      await findCounterexample(fc.oneof(odd, fc.dictionary(keys, odd)), parseErrorBody),
    ).toBeUndefined()
  },
)
