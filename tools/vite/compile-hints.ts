import type { Plugin } from 'vite'

/**
 * Minimum length of a large chunk, such as charts and dictionaries. Most functions in such a chunk run later or never.
 */
const LARGE_CHUNK_CHARS = 100_000

/**
 * Adds a comment that makes V8 compile a chunk's functions while the chunk downloads, off the main thread. Large chunks
 * other than the entry don't get the comment, because most of their functions never run.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // Runs after Vite has added its list of preloads, so the hint comes first.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue
          if (!file.isEntry && file.code.length >= LARGE_CHUNK_CHARS) continue
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
          const map = bundle[`${file.fileName}.map`]
          // The hint adds a line to the code. A semicolon is a line without a mapping.
          if (map?.type === 'asset')
            map.source = String(map.source).replace('"mappings":"', '"mappings":";')
        }
      },
    },
  }
}
