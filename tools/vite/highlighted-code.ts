import { globSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport, type Plugin, type ResolvedConfig } from 'vite'
import type { PlainCode } from '@/ui/display/highlighted-code'
import { highlight } from './highlight.ts'

const QUERY = /\?highlighted$/

/** The modules that are imported with it. */
const MODULES =
  'src/{routes/app/pages/-components/sdk-docs/snippets/*,features/service-api/{samples/groups/*,signature-samples}}.ts'

/**
 * `import { code } from './samples?highlighted'` runs that module at build time and gives its `code` in
 * colors, so that neither the highlighter nor what generates the text is part of a page. Macros are not
 * replaced in such a module: its texts are plain English.
 */
export function highlightedCode(): Plugin {
  let config: ResolvedConfig
  const early = new Map<string, Awaited<ReturnType<typeof runModule>>>()
  return {
    name: 'highlighted-code',
    enforce: 'pre',
    configResolved: (resolved) => void (config = resolved),
    // Before other modules are transformed: on a busy machine a module runner gets no turn beside them, and gives up
    // after a minute.
    async buildStart() {
      const { command, root, build } = config
      // The prerendered screens have none.
      if (command !== 'build' || build.ssr) return
      for (const name of globSync(MODULES, { cwd: root, exclude: ['**/*.test.ts'] })) {
        const file = join(root, name).replaceAll('\\', '/')
        early.set(file, await runModule(file, root))
      }
    },
    // A test run caches modules by the text of the file alone, but the imports of the file may have changed.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (QUERY.test(id) ? false : undefined))
    },
    load: {
      filter: { id: QUERY },
      async handler(id) {
        const file = id.replace(QUERY, '')
        const { module, dependencies } = early.get(file) ?? (await runModule(file, config.root))
        for (const watchedFile of [file, ...dependencies]) this.addWatchFile(watchedFile)
        const highlightedBlocks = await Promise.all(
          Object.entries(module.code).map(async ([name, { language, text }]) => [
            name,
            await highlight(text, language),
          ]),
        )
        return {
          code: `export const code = ${JSON.stringify(Object.fromEntries(highlightedBlocks))}`,
          moduleType: 'js',
        }
      },
    },
  }
}

const runModule = (file: string, root: string) =>
  runnerImport<{ code: PlainCode }>(file, {
    root,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  })
