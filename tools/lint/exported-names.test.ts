import { expect, test } from 'vitest'
import { duplicateExport, findExports } from './exported-names.ts'

test.each([
  ['rejects a value and a type with the same name', 'export type List = string[]', true],
  ['rejects two values with the same name', 'export const List = []', true],
  ['accepts different names', 'export const Lists = []', false],
  ['accepts a private name', 'const List = []', false],
])('%s', (_title, text, isDuplicate) => {
  const byName = findExports([
    ['src/ui/list.tsx', 'export function List() {}'],
    ['src/api/list.ts', text],
  ])
  expect(duplicateExport('src/ui/list.tsx', 'List', byName)).toBe(
    isDuplicate ? 'src/api/list.ts exports "List" too: name each after what it is.' : undefined,
  )
})

test('accepts overloads', () => {
  const text = 'export function read(a: string): string\nexport function read(a: number): number'
  expect(duplicateExport('src/a.ts', 'read', findExports([['src/a.ts', text]]))).toBeUndefined()
})

test('accepts a repeated name only in the folder where a loader expects it', () => {
  const find = (path: string, ...others: string[]) =>
    duplicateExport(
      path,
      'Route',
      findExports([path, ...others].map((each) => [each, 'export const Route = 1'])),
    )
  expect(find('src/routes/a.tsx', 'src/routes/b.tsx', 'src/ui/c.tsx')).toBeUndefined()
  expect(find('src/ui/c.tsx', 'src/ui/d.tsx')).toContain('src/ui/d.tsx')
})
