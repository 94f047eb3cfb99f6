import { build } from 'vite'
import { expect, test } from 'vitest'
import { wrapImports } from './wrap-imports'

const sources: Readonly<Record<string, string>> = {
  'virtual:entry': `import('virtual:lazy')`,
  'virtual:lazy': `export const text = 'lazy'`,
  '/src/browser/chunk-loading.ts': `export const loadChunk = 'the time limit'`,
}

test("routes an import() through the portal's chunk loader", async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: 'virtual:entry' } },
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (id in sources ? id : undefined),
        load: (id) => sources[id],
      },
      wrapImports(),
    ],
  })
  const [{ output } = { output: [] }] = [result].flat().filter((each) => 'output' in each)
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry)
  expect(entry).toMatchObject({ code: expect.stringContaining('the time limit') })
})
