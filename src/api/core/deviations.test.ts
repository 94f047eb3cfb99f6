import { expect, test } from 'vitest'
import * as v from 'valibot'
import { deviationsOf } from './deviations'
import { id, maybe, nonEmptyText } from './tolerant'

test('what only the reading of the portal refuses is a deviation that it cannot read', () => {
  const named = v.pipe(
    v.object({ name: v.optional(v.string()), email: v.optional(v.string()) }),
    v.check(({ name, email }) => name !== undefined || email !== undefined, 'a name'),
  )
  const found = { path: 'users[]', kind: 'type', got: 'object', isFatal: true }
  expect(deviationsOf(v.object({ users: v.array(named) }), { users: [{}, {}] })).toEqual([
    { ...found, expected: 'a name' },
  ])
})

test('a record that is refused for a field is named by that field alone', () => {
  const named = v.pipe(
    v.object({ name: maybe(nonEmptyText) }),
    v.check(({ name }) => name !== undefined, 'a name'),
  )
  const found = deviationsOf(v.object({ user: named }), { user: { name: '' } })
  expect(found.map(({ path, kind }) => `${path} ${kind}`)).toEqual(['user.name format'])
})

test('an ID and a name that are empty are deviations', () => {
  const schema = v.object({ id, name: nonEmptyText })
  const found = deviationsOf(schema, { id: '', name: '' })
  expect(found.map(({ path, kind }) => `${path} ${kind}`)).toEqual(['id format', 'name format'])
})
