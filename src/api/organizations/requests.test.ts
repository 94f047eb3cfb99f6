import * as v from 'valibot'
import { expect, test } from 'vitest'
import { organizationListQuery } from './requests'

test('clients are listed by page or by name, never by both', () => {
  const page = { page: 1, page_size: 10 }
  const name = { name: 'lotus' }
  const isValid = (query: object) => v.is(organizationListQuery, query)
  expect([page, name, { ...page, ...name }, {}].map(isValid)).toEqual([true, true, false, false])
})
