import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'

const CATALOGUE = fileURLToPath(new URL('../src/i18n/locales/en.po', import.meta.url))
const REGISTRY = '/src/i18n/source-texts.ts'
/** The message ids that the Lingui macros generate. */
const ID = /["']([A-Za-z0-9+/]{6})["']/g

/**
 * Adds the English texts of each module to its code, so that a screen loads only its own texts. A translation
 * is a separate catalogue, loaded as a whole. As pseudo texts they are longer and have accents: a text without any on
 * the screen is not in the catalogue, and one that is cut has too little space.
 */
export function moduleTexts({ pseudo }: { pseudo: boolean }): Plugin {
  const compiledTexts = () => compile(pseudo)
  let texts: ReadonlyMap<string, unknown> = new Map()
  return {
    name: 'module-texts',
    // Runs after the macros have been replaced by ids.
    enforce: 'post',
    async buildStart() {
      texts = await compiledTexts()
    },
    async watchChange(id) {
      if (id === CATALOGUE) texts = await compiledTexts()
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?(?:\?|$)/ },
      handler(code) {
        const ids = new Set(Array.from(code.matchAll(ID), ([, id = '']) => id))
        const own = [...ids].filter((id) => texts.has(id)).map((id) => [id, texts.get(id)])
        if (ids.size > 0) this.addWatchFile(CATALOGUE)
        if (own.length === 0) return undefined
        const list = JSON.stringify(Object.fromEntries(own))
        // On the first line, so that the following lines still match the source map.
        const prefix = `import { sourceTexts as $texts } from '${REGISTRY}'; Object.assign($texts, ${list});`
        return { code: `${prefix} ${code}`, map: null }
      },
    },
  }
}

/** As long as a translation may be. */
function lengthened(text: string): string {
  return `${text} ${'·'.repeat(Math.ceil(text.length / 3))}`
}

async function compile(pseudo: boolean): Promise<ReadonlyMap<string, unknown>> {
  const catalogue = await formatter().parse(await readFile(CATALOGUE, 'utf8'), {
    locale: 'en',
    sourceLocale: 'en',
    filename: CATALOGUE,
  })
  const texts = Object.entries(catalogue).map(([id, { message, translation }]) => {
    const text = translation || message || id
    return [id, pseudo ? lengthened(text) : text]
  })
  const { source, errors } = createCompiledCatalog('en', Object.fromEntries(texts), {
    namespace: 'json',
    pseudoLocale: pseudo ? 'en' : undefined,
  })
  const [error] = errors
  if (error) throw error.error
  return new Map(Object.entries(JSON.parse(source).messages))
}
