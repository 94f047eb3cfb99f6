import type { Plugin } from 'vite'

/** Characters of a chunk that is mostly for later: charts, dictionaries. */
const LARGE = 100_000

/**
 * Most of the code that a screen loads runs at once. With this comment at their top, V8 compiles chunks as they arrive,
 * off the main thread, instead of parsing each function twice on it, which is a sixth of the work of a first page.
 * Large chunks other than the entry do not get it.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite has put its list of preloads first.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || (file.name !== 'initial' && file.code.length >= LARGE))
            continue
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
          const map = bundle[`${file.fileName}.map`]
          // A semicolon is a line without a mapping.
          if (map?.type === 'asset')
            map.source = String(map.source).replace('"mappings":"', '"mappings":";')
        }
      },
    },
  }
}
