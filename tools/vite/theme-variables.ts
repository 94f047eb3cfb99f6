import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin, type ResolvedConfig } from 'vite'

const MODULE = 'virtual:theme-variables.css'
const SOURCE = fileURLToPath(new URL('../../src/theme-variables.ts', import.meta.url))
/** Match theme variables that are used or set. `USED` omits variables that a component sets for itself. */
const USED = /var\((--(?:mantine|surface|status|ink|line|paper|chart)[\w-]*)\)/g
const SET = /(?<![\w-])(--[\w-]+)["']?:/g

/**
 * Provides the theme's variables as a stylesheet, because the content security policy blocks the style element that
 * Mantine would write. The build fails if a used variable isn't set anywhere.
 */
export function themeVariables(brandSheet: string): Plugin {
  let config: ResolvedConfig
  let early: Awaited<ReturnType<typeof runSource>> | undefined
  const id = `\0${MODULE}`
  return {
    name: 'theme-variables',
    configResolved: (resolved) => void (config = resolved),
    resolveId: (source) => (source === MODULE ? id : undefined),
    // Runs before other modules are transformed, as in highlighted-code.ts.
    async buildStart() {
      if (config.command === 'build') early = await runSource(config)
    },
    async load(loaded) {
      if (loaded !== id) return undefined
      const { module, dependencies } = early ?? (await runSource(config))
      for (const file of [SOURCE, ...dependencies]) this.addWatchFile(file)
      return module.themeSheet + brandSheet
    },
    generateBundle(_options, bundle) {
      const texts = Object.values(bundle).flatMap((file) => {
        if (file.type === 'asset')
          return file.fileName.endsWith('.css') ? [Buffer.from(file.source).toString()] : []
        const own = Object.entries(file.modules).filter(([path]) => path.includes('/src/'))
        return own.map(([, { code }]) => code ?? '')
      })
      const findAll = (pattern: RegExp) =>
        new Set(texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name]) => name)))
      const setNames = findAll(SET)
      const missingNames = [...findAll(USED)].filter((name) => !setNames.has(name))
      if (missingNames.length > 0) this.error(`No stylesheet sets ${missingNames.join(', ')}`)
    },
  }
}

const runSource = ({ root, define }: ResolvedConfig) =>
  runnerImport<{ themeSheet: string }>(SOURCE, {
    root,
    define,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  })
