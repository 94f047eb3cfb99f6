import { expect, test } from 'vitest'
import { isShown, moveId, orderColumns } from './use-list-columns'

const columns = [
  { id: 'session', primary: true },
  { id: 'started' },
  { id: 'status' },
  { id: 'name', optional: true },
  { id: 'error' },
]
const orderIds = (order: string[]) => orderColumns(columns, { order }).map(({ id }) => id)

test.each([
  ['no chosen order', [], 'session started status name error'],
  ['a chosen order', ['session', 'error', 'status'], 'session started error status name'],
  ['a duplicate ID', ['error', 'error'], 'session started status name error'],
  [
    'a primary column that is not first',
    ['status', 'session'],
    'session status name error started',
  ],
  ['IDs of removed columns', ['old', 'error', 'gone'], 'session started status name error'],
])('orders columns with %s', (_, order, expected) => {
  expect(orderIds(order).join(' ')).toBe(expected)
})

test('places a column missing from the chosen order after its default predecessor', () => {
  expect(orderIds(['session', 'error', 'status', 'started'])).toEqual([
    'session',
    'error',
    'status',
    'name',
    'started',
  ])
})

test('hides optional columns by default and always shows the primary column', () => {
  const listVisibleIds = (choice: Record<string, boolean>) =>
    columns.filter((column) => isShown(column, { shown: choice })).map(({ id }) => id)
  expect(listVisibleIds({})).toEqual(['session', 'started', 'status', 'error'])
  expect(listVisibleIds({ name: true, status: false, session: false })).toEqual([
    'session',
    'started',
    'name',
    'error',
  ])
})

test('stops moving a column at both ends and never moves the first column', () => {
  const ids = ['session', 'a', 'b', 'c']
  expect(moveId(ids, 'b', -1)).toEqual(['session', 'b', 'a', 'c'])
  expect(moveId(ids, 'a', -1)).toEqual(ids)
  expect(moveId(ids, 'a', 9)).toEqual(['session', 'b', 'c', 'a'])
  expect(moveId(ids, 'session', 2)).toEqual(ids)
  expect(moveId(ids, 'unknown', 1)).toEqual(ids)
})
