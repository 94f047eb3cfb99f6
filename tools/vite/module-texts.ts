import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { createCompiledCatalog } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import type { Plugin } from 'vite'

const CATALOG = fileURLToPath(new URL('../../src/i18n/locales/en.po', import.meta.url))
const REGISTRY = '/src/i18n/source-texts.ts'
/** Matches message IDs that the Lingui macros generate. */
const ID = /["'`]([\w-]{6})["'`]/g

type ModuleTextsOptions = { pseudo: boolean; replaced: Readonly<Record<string, string>> }

/**
 * Adds each module's English texts, with the brand's wording (`replaced`), to the module's code, so a screen loads only
 * its own texts. `pseudo` lengthens and accents texts, to reveal missing translations and too little space.
 */
export function moduleTexts({ pseudo, replaced }: ModuleTextsOptions): Plugin {
  const compiledTexts = () => compile(pseudo, replaced)
  let texts: ReadonlyMap<string, unknown> = new Map()
  return {
    name: 'module-texts',
    // Runs after IDs have replaced the macros.
    enforce: 'post',
    async buildStart() {
      texts = await compiledTexts()
    },
    async watchChange(id) {
      if (id === CATALOG) texts = await compiledTexts()
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?(?:\?|$)/ },
      handler(code) {
        const ids = new Set(Array.from(code.matchAll(ID), ([, id = '']) => id))
        const own = [...ids].filter((id) => texts.has(id)).map((id) => [id, texts.get(id)])
        if (ids.size > 0) this.addWatchFile(CATALOG)
        if (own.length === 0) return undefined
        const list = JSON.stringify(Object.fromEntries(own))
        // Stays on the first line, so the following lines still match the source map.
        const prefix = `import { sourceTexts as $texts } from '${REGISTRY}'; Object.assign($texts, ${list});`
        return { code: `${prefix} ${code}`, map: null }
      },
    },
  }
}

/** Lengthens text by a third, because a translation may be that much longer. */
function lengthen(text: string): string {
  return `${text} ${'·'.repeat(Math.ceil(text.length / 3))}`
}

async function compile(
  pseudo: boolean,
  replacements: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, unknown>> {
  const catalog = await formatter().parse(await readFile(CATALOG, 'utf8'), {
    locale: 'en',
    sourceLocale: 'en',
    filename: CATALOG,
  })
  const messages = Object.entries(catalog)
  const knownMessages = new Set(messages.map(([, { message }]) => message))
  const unknownTexts = Object.keys(replacements).filter((text) => !knownMessages.has(text))
  if (unknownTexts.length > 0)
    throw new Error(
      `The brand replaces what is no text of the portal: "${unknownTexts.join('", "')}"`,
    )
  const texts = messages.map(([id, { message = id, translation }]) => {
    const text = replacements[message] ?? (translation || message)
    return [id, pseudo ? lengthen(text) : text]
  })
  const { source, errors } = createCompiledCatalog('en', Object.fromEntries(texts), {
    namespace: 'json',
    pseudoLocale: pseudo ? 'en' : undefined,
  })
  const [error] = errors
  if (error) throw error.error
  return new Map(Object.entries(JSON.parse(source).messages))
}
