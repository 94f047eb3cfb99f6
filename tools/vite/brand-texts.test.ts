import { build } from 'vite'
import { expect, test } from 'vitest'
import { brandNames, readBrand } from './brand'
import { moduleTexts } from './module-texts'

const ENTRY = '/src/entry.ts'
const TEXT = 'Organiztion Created Successfully!'
/** This text's message ID. */
const ID = 'wtU4gg'

/** Returns the code of a module that contains this text. */
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

test('keeps a text unchanged unless the brand replaces it', async () => {
  const standard = await buildModule({})
  expect(standard).toContain(TEXT)
  // Contains no text of another module.
  expect(standard.length).toBeLessThan(200)
  const code = await buildModule({ [TEXT]: 'Organization created' })
  expect(code).toContain('Organization created')
  expect(code).not.toContain(TEXT)
})

test('rejects a replacement for a text that the portal does not contain', async () => {
  await expect(buildModule({ 'Organization created': 'Created' })).rejects.toThrow(
    'The brand replaces what is no text of the portal: "Organization created"',
  )
})

test.each(await brandNames())('the portal has the texts that %s replaces', async (name) => {
  expect(await buildModule((await readBrand(name)).brand.texts)).toBeTruthy()
})
