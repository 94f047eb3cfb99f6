import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { authSession } from '@/api/core/auth-session-instance'
import { createQueryClient } from '@/api/core/query-client'
import { createAppRouter } from '@/router'
import { TEXTS, TIMEOUT, anyText, findCounterexample } from './bad-input'

const router = createAppRouter({ queryClient: createQueryClient(), auth: authSession })
const { parseSearch, stringifySearch } = router.options

type Schema = v.GenericSchema<unknown, Record<string, unknown>>

/** URL search schemas, paired with the route patterns of their screens. */
const schemas = Object.values(router.routesByPath).flatMap(({ fullPath, options }) => {
  const schema: unknown = options.validateSearch
  return isSchema(schema) ? [[fullPath, schema] as const] : []
})

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '~standard' in value
}

const names = [
  ...new Set(
    schemas.flatMap(([, schema]) => ('entries' in schema ? Object.keys(schema.entries ?? {}) : [])),
  ),
]

const values = [
  '1',
  '25',
  '-1',
  '1e3',
  'true',
  'asc',
  'desc',
  'success',
  '2026-02-30',
  '2026-05-01',
  'transactions',
  'last-30',
]

const searches = fc.oneof(
  fc
    .array(
      fc.tuple(
        fc.constantFrom('q', 'unknown', ...names),
        fc.oneof(fc.constantFrom(...values), anyText()),
      ),
      { maxLength: 6 },
    )
    .map((pairs) => new URLSearchParams(pairs).toString()),
  anyText('=', '&', '%', '?', ...names),
)

describe('parses any hand-edited URL search into values that round-trip', () => {
  test('finds the search schemas of all screens', () => {
    expect(schemas.length).toBeGreaterThan(25)
    expect(names.length).toBeGreaterThan(25)
  })

  test.each(schemas)('%s', { timeout: TIMEOUT }, async (_path, schema) => {
    const runs = Math.ceil(TEXTS / schemas.length)
    const recognize = (text: string) => {
      const output = v.parse(schema, parseSearch?.(text) ?? {})
      const again = v.parse(schema, parseSearch?.(stringifySearch?.(output) ?? ''))
      expect(again).toEqual(output)
    }
    expect(await findCounterexample(searches, recognize, runs)).toBeUndefined()
  })
})
