import { expect, test } from 'vitest'
import { titledRows, untestedRows } from './citations.mjs'

test('a title names its rows, and its tag whether only the full run has it', () => {
  const text = `
    test('A1 A2 calls share a refresh', async () => {})
    test('B3 a lease', { tag: FULL }, async () => {})
    test.each([
      ['C1 to C3', FULL],
      ['S2', 'x'],
    ])('%s', () => {})`
  expect(titledRows(text).map(({ id, isFull }) => (isFull ? `${id}*` : id))).toEqual([
    'A1',
    'A2',
    'B3*',
    'C1*',
    'C2*',
    'C3*',
    'S2',
  ])
})

test('each row of docs/reliability.md is named by a test at its level', () => {
  expect(untestedRows(process.cwd())).toEqual([])
})
