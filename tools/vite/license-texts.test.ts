import { build } from 'vite'
import { expect, test } from 'vitest'
import { lockedPackages } from '../lib/packages.ts'
import { licenseTexts } from './license-texts'

const ENTRY = 'virtual:entry'

/** Builds the code, and returns the text and the headings of its licenses.txt. */
async function getLicenses(code: string) {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rolldownOptions: { input: ENTRY } },
    plugins: [
      {
        name: 'source',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
      licenseTexts(),
    ],
  })
  const [{ output } = { output: [] }] = [result].flat().filter((each) => 'output' in each)
  const file = output.find(({ fileName }) => fileName === 'licenses.txt')
  const text = file?.type === 'asset' ? String(file.source) : ''
  return { text, headings: [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading) }
}

test('lists the license of every shipped package, including worker packages', async () => {
  const { text, headings } = await getLicenses('console.log(1)')
  const shipped = lockedPackages().filter(({ isShipped }) => isShipped)
  expect(headings).toEqual(
    expect.arrayContaining(shipped.map(({ id, license }) => `${id} (${license})`)),
  )
  expect(text).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.')
  expect(headings.join()).not.toContain('acorn')
})

test('lists the license of a bundled development package, as in the demo', async () => {
  const { headings } = await getLicenses(`import { parse } from 'acorn'; console.log(parse)`)
  expect(headings.join()).toContain('acorn@')
})
