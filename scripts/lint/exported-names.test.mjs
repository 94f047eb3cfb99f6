import { expect, test } from 'vitest'
import { duplicateExport, exportsOf } from './exported-names.mjs'

const list = ['src/ui/list.tsx', 'export function List() {}']

test.each([
  ['a value and a type', 'export type List = string[]', true],
  ['two values', 'export const List = []', true],
  ['a name of its own', 'export const Lists = []', false],
  ['a name that is private', 'const List = []', false],
])('%s', (_title, text, isDuplicate) => {
  const byName = exportsOf([list, ['src/api/list.ts', text]])
  expect(duplicateExport('src/ui/list.tsx', 'List', byName)).toBe(
    isDuplicate ? 'src/api/list.ts exports "List" too: name each after what it is.' : undefined,
  )
})

test('an overload is no duplicate', () => {
  const text = 'export function read(a: string): string\nexport function read(a: number): number'
  expect(duplicateExport('src/a.ts', 'read', exportsOf([['src/a.ts', text]]))).toBeUndefined()
})

test('a name that a loader looks for is free in its folder alone', () => {
  const route = (path) => [path, 'export const Route = 1']
  const [first, second, other] = ['src/routes/a.tsx', 'src/routes/b.tsx', 'src/ui/c.tsx']
  expect(
    duplicateExport(first, 'Route', exportsOf([route(first), route(second), route(other)])),
  ).toBeUndefined()
  const elsewhere = exportsOf([route(other), route('src/ui/d.tsx')])
  expect(duplicateExport(other, 'Route', elsewhere)).toContain('src/ui/d.tsx')
})
