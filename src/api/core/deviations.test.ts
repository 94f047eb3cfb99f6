import { expect, test } from 'vitest'
import * as v from 'valibot'
import { describeValue, findDeviations } from './deviations'
import { flag, id, maybe, nonEmptyText, openEnum, text } from '@/backend/tolerant'

test('reports a record that fails only a custom check as a fatal deviation', () => {
  const namedUser = v.pipe(
    v.object({ name: v.optional(v.string()), email: v.optional(v.string()) }),
    v.check(({ name, email }) => name !== undefined || email !== undefined, 'a name'),
  )
  const deviation = { path: 'users[]', kind: 'type', got: 'object', isFatal: true }
  expect(findDeviations(v.object({ users: v.array(namedUser) }), { users: [{}, {}] })).toEqual([
    { ...deviation, expected: 'a name' },
  ])
})

test('reports only the field that makes a record fail a custom check', () => {
  const namedUser = v.pipe(
    v.object({ name: maybe(nonEmptyText) }),
    v.check(({ name }) => name !== undefined, 'a name'),
  )
  const foundDeviations = findDeviations(v.object({ user: namedUser }), { user: { name: '' } })
  expect(foundDeviations.map(({ path, kind }) => `${path} ${kind}`)).toEqual(['user.name format'])
})

test('reports deviations in record values, flags, enums and unions', () => {
  const schema = v.object({
    errors: v.record(v.string(), text),
    isOn: flag,
    of: v.union([v.number(), openEnum(['ocr', 'liveness'])]),
    either: v.union([v.boolean(), v.number()]),
  })
  const response = { errors: { name: 5 }, isOn: 'true', of: 'iris', either: 'both' }
  const foundDeviations = findDeviations(schema, response)
  expect(foundDeviations.map(({ path, expected, got }) => `${path}: ${expected}, ${got}`)).toEqual([
    'errors.name: string, number',
    'isOn: boolean, text of 4',
    'of: one of ocr, liveness, text of 4',
    'either: boolean, text of 4',
  ])
})

test('describes a value by its kind and length, never by its content', () => {
  const values = [undefined, null, 'secret', ['secret'], { secret: 1 }, 7]
  expect(values.map(describeValue)).toEqual([
    'nothing',
    'null',
    'text of 6',
    'list of 1',
    'object',
    'number',
  ])
})

test('reports an empty ID and an empty name as deviations', () => {
  const schema = v.object({ id, name: nonEmptyText })
  const foundDeviations = findDeviations(schema, { id: '', name: '' })
  expect(foundDeviations.map(({ path, kind }) => `${path} ${kind}`)).toEqual([
    'id format',
    'name format',
  ])
})
