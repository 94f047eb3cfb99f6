import type { Plugin } from 'vite'

const ORIGINAL = 'export const __vitePreload = '

/**
 * Routes every `import()` in a build through src/browser/chunk-loading.ts, to add a timeout and error handling
 * (behavior 7.10).
 */
export function wrapImports(): Plugin {
  return {
    name: 'wrap-imports',
    apply: 'build',
    transform: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes(ORIGINAL)) this.error('vite loads its chunks in another way now')
        const wrapper = `import { loadChunk } from '/src/browser/chunk-loading.ts'
          ${code.replace(ORIGINAL, 'const preload = ')}
          export const __vitePreload = (load, ...more) => loadChunk(() => preload(load, ...more), load)`
        return { code: wrapper, map: null }
      },
    },
  }
}
