import { build } from 'vite'
import { expect, test } from 'vitest'
import { compileHints } from './compile-hints.ts'

const HINT = '//# allFunctionsCalledOnLoad\n'

const large = (name: string) => `console.log('${name.repeat(30_000)}')`

const sources: Readonly<Record<string, string>> = {
  'virtual:entry': `import('virtual:small'); import('virtual:large'); ${large('entry')}`,
  'virtual:small': `export const text = 'small'`,
  'virtual:large': large('large'),
}

test('adds the hint to small chunks and a large entry, but not to other large chunks', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'virtual:entry' } },
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id in sources ? id : undefined),
        load: (id) => sources[id],
      },
      compileHints(),
    ],
  })
  const [{ output } = { output: [] }] = [result].flat().filter((each) => 'output' in each)
  const hinted = output.flatMap((file) =>
    file.type === 'chunk' ? [[file.facadeModuleId, file.code.startsWith(HINT)]] : [],
  )
  expect(Object.fromEntries(hinted)).toEqual({
    'virtual:entry': true,
    'virtual:small': true,
    'virtual:large': false,
  })
})
