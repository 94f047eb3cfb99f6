import { runnerImport, type Plugin } from 'vite'
import type { PlainCode } from '@/ui/display/highlighted-code'
import { highlight } from './highlight.ts'

const QUERY = /\?highlighted$/

/**
 * `import { code } from './samples?highlighted'` runs that module at build time and gives its `code` in
 * colours, so that neither the highlighter nor what generates the text is part of a page. Macros are not
 * replaced in such a module: its texts are plain English.
 */
export function highlightedCode(): Plugin {
  let root = process.cwd()
  return {
    name: 'highlighted-code',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    // A test run caches modules by the text of the file alone, but the imports of the file may have changed.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (QUERY.test(id) ? false : undefined))
    },
    load: {
      filter: { id: QUERY },
      async handler(id) {
        const file = id.replace(QUERY, '')
        const { module, dependencies } = await runnerImport<{ code: PlainCode }>(file, {
          root,
          logLevel: 'error',
          resolve: { tsconfigPaths: true },
        })
        for (const watched of [file, ...dependencies]) this.addWatchFile(watched)
        const highlighted = await Promise.all(
          Object.entries(module.code).map(async ([name, { language, text }]) => [
            name,
            await highlight(text, language),
          ]),
        )
        return {
          code: `export const code = ${JSON.stringify(Object.fromEntries(highlighted))}`,
          moduleType: 'js',
        }
      },
    },
  }
}
