import { expect, test } from 'vitest'
import { titledRows, untestedRows } from './citations.ts'

test('finds the rows that start each title, and marks rows that need a full run', () => {
  const text = `
    test('A1 A2 calls share a refresh', async () => {})
    test('B3 a lease', { tag: FULL }, async () => {})
    test.each([
      ['C1 to C3', FULL],
      ['S2', 'x'],
    ])('%s', () => {})`
  const rows = titledRows(text).map(({ id, isFull }) => (isFull ? `${id}*` : id))
  expect(rows).toEqual(['A1', 'A2', 'B3*', 'C1*', 'C2*', 'C3*', 'S2'])
})

test("finds a test title for each row of docs/reliability.md at the row's level", () => {
  expect(untestedRows(process.cwd())).toEqual([])
})
