import { expect, test } from 'vitest'
import { partsWithoutExample } from './examples.mjs'

const part = ['src/ui/form/field.tsx', 'export function Field() {}']
const use = (path, name = '@/ui/form/field') => [path, `import { Field } from '${name}'`]

test.each([
  ['another folder uses', [part, use('src/routes/login.tsx')], ['src/ui/form/field.tsx']],
  [
    'another folder loads later',
    [part, ['src/routes/login.tsx', "lazy(() => import('@/ui/form/field'))"]],
    ['src/ui/form/field.tsx'],
  ],
  [
    'two modules beside it use',
    [part, use('src/ui/form/one.tsx', './field'), use('src/ui/form/two.tsx', './field')],
    ['src/ui/form/field.tsx'],
  ],
  ['one module beside it uses', [part, use('src/ui/form/one.tsx', './field')], []],
  [
    'has an example',
    [part, use('src/routes/login.tsx'), ['src/ui/form/examples/field.tsx', '']],
    [],
  ],
  [
    'is in the example of another, as is said',
    [part, use('src/routes/login.tsx'), use('src/ui/form/examples/form.tsx')],
    [],
  ],
  [
    'is in the example of another by chance',
    [part, use('src/routes/login.tsx'), use('src/ui/form/examples/other.tsx')],
    ['src/ui/form/field.tsx'],
  ],
  [
    'is a hook',
    [
      ['src/ui/form/use-field.tsx', 'export function useField() {}'],
      use('src/routes/login.tsx', '@/ui/form/use-field'),
    ],
    [],
  ],
  [
    'is of a route',
    [
      ['src/routes/-components/field.tsx', part[1]],
      use('src/routes/login.tsx', './-components/field'),
    ],
    [],
  ],
])('a part that %s', (_what, modules, problems) => {
  expect(partsWithoutExample(modules, { 'src/ui/form/field.tsx': 'form' })).toEqual(problems)
})
