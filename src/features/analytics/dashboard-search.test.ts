import * as v from 'valibot'
import { expect, test } from 'vitest'
import { dashboardSearchSchema } from './dashboard-search'

test('ignores unknown and malformed search parameters', () => {
  const search = { from: 'x', to: '2026-02-30', zone: 'mars' }
  expect(v.parse(dashboardSearchSchema, search)).toEqual({})
})
