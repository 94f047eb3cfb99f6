import { build } from 'vite'
import { expect, test } from 'vitest'
import { brandNames, readBrand } from './brand'
import { moduleTexts } from './module-texts'

const ENTRY = '/src/entry.ts'
const TEXT = 'Organiztion Created Successfully!'
/** Message ID of `TEXT`. */
const ID = 'wtU4gg'

/** Returns the built code of a module that contains `TEXT`. */
async function buildModule(replaced: Readonly<Record<string, string>>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: ENTRY, external: /source-texts/ } },
    plugins: [
      {
        name: 'sources',
        resolveId: (source) => (source === ENTRY ? ENTRY : undefined),
        load: (source) => (source === ENTRY ? `console.log('${ID}')` : undefined),
      },
      moduleTexts({ pseudo: false, replaced }),
    ],
  })
  const [{ output } = { output: [] }] = [result].flat().filter((each) => 'output' in each)
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

test('keeps text unchanged unless the brand replaces it', async () => {
  const standard = await buildModule({})
  expect(standard).toContain(TEXT)
  // The code must not contain texts from other modules.
  expect(standard.length).toBeLessThan(200)
  const code = await buildModule({ [TEXT]: 'Organization created' })
  expect(code).toContain('Organization created')
  expect(code).not.toContain(TEXT)
})

test('rejects a replacement for text that the portal does not contain', async () => {
  await expect(buildModule({ 'Organization created': 'Created' })).rejects.toThrow(
    'The brand replaces what is no text of the portal: "Organization created"',
  )
})

test.each(await brandNames())('accepts the text replacements of the brand %s', async (name) => {
  expect(await buildModule((await readBrand(name)).brand.texts)).toBeTruthy()
})
