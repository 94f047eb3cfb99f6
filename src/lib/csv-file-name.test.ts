import { expect, test } from 'vitest'
import { csvFileName } from './csv-file-name'

const name = 'sessions-20011'
const day = '2026-11-25'

test.each([
  [{ name }, 'sessions-20011-2026-11-25.csv'],
  [{ name, from: '2026-11-01' }, 'sessions-20011-from-2026-11-01-2026-11-25.csv'],
  [
    { name, from: '2026-11-01', to: '2026-11-20' },
    'sessions-20011-from-2026-11-01-to-2026-11-20-2026-11-25.csv',
  ],
  [{ name, part: 'selection' as const }, 'sessions-20011-selection-2026-11-25.csv'],
  [
    { name, to: '2026-11-20', part: { first: 100_000 } },
    'sessions-20011-to-2026-11-20-first-100000-2026-11-25.csv',
  ],
])('turns %j into the file name %s', (contents, expected) => {
  expect(csvFileName(contents, day)).toBe(expected)
})
