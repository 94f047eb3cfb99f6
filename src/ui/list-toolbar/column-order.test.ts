import { expect, test } from 'vitest'
import { isShown, moveId, orderColumns } from './column-order'

const columns = [
  { id: 'session', primary: true },
  { id: 'started' },
  { id: 'status' },
  { id: 'name', optional: true },
  { id: 'error' },
]
const ordered = (order: string[]) => orderColumns(columns, { order }).map(({ id }) => id)

test.each([
  ['nothing chosen', [], 'session started status name error'],
  ['a choice', ['session', 'error', 'status'], 'session started error status name'],
  ['twice the same', ['error', 'error'], 'session started status name error'],
  ['the primary one elsewhere', ['status', 'session'], 'session status name error started'],
  ['columns that are gone', ['old', 'error', 'gone'], 'session started status name error'],
])('%s', (_, order, expected) => {
  expect(ordered(order).join(' ')).toBe(expected)
})

test('the chosen order is kept, and a new column follows the one before it', () => {
  expect(ordered(['session', 'error', 'status', 'started'])).toEqual([
    'session',
    'error',
    'status',
    'name',
    'started',
  ])
})

test('optional columns wait to be asked for; the primary one cannot go', () => {
  const shown = (choice: Record<string, boolean>) =>
    columns.filter((column) => isShown(column, { shown: choice })).map(({ id }) => id)
  expect(shown({})).toEqual(['session', 'started', 'status', 'error'])
  expect(shown({ name: true, status: false, session: false })).toEqual([
    'session',
    'started',
    'name',
    'error',
  ])
})

test('moving stops at both ends, and before the first', () => {
  const ids = ['session', 'a', 'b', 'c']
  expect(moveId(ids, 'b', -1)).toEqual(['session', 'b', 'a', 'c'])
  expect(moveId(ids, 'a', -1)).toEqual(ids)
  expect(moveId(ids, 'a', 9)).toEqual(['session', 'b', 'c', 'a'])
  expect(moveId(ids, 'session', 2)).toEqual(ids)
  expect(moveId(ids, 'unheard', 1)).toEqual(ids)
})
