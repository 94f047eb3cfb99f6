import { globSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport, type Plugin, type ResolvedConfig } from 'vite'
import type { PlainCode } from '@/ui/display/highlighted-code'
import { highlight } from './highlight.ts'

const QUERY = /\?highlighted$/

/** Modules that are imported with `?highlighted`. */
const MODULES =
  'src/{routes/app/pages/-components/sdk-docs/snippets/*,features/service-api/{samples/groups/*,signature-samples}}.ts'

/**
 * At build time, runs a module that is imported as `./samples?highlighted`, and returns its `code` as colored tokens.
 * Pages therefore contain neither the highlighter nor the code that generates the text.
 */
export function highlightedCode(): Plugin {
  let config: ResolvedConfig
  const early = new Map<string, Awaited<ReturnType<typeof runModule>>>()
  return {
    name: 'highlighted-code',
    enforce: 'pre',
    configResolved: (resolved) => void (config = resolved),
    // Runs before other modules are transformed. On a busy machine, a module runner would otherwise starve and time out
    // after a minute.
    async buildStart() {
      const { command, root, build } = config
      // Prerendered screens don't contain highlighted code.
      if (command !== 'build' || build.ssr) return
      for (const name of globSync(MODULES, { cwd: root, exclude: ['**/*.test.ts'] })) {
        const file = join(root, name).replaceAll('\\', '/')
        early.set(file, await runModule(file, root))
      }
    },
    // Don't cache these modules in a test run, because the cache key covers only the file's text, not its imports.
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
