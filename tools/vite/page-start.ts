import { build, type Plugin, type ResolvedConfig } from 'vite'
import { routeFiles } from './route-files.ts'

const ENTRY = 'src/start/page-start.ts'

/**
 * Inlines src/start into the page's head, with a table of each screen's files, so it runs before other code loads. In a
 * prerendered page, the script is at the end of the body and only defines `preloadScreen`.
 */
export function pageStart(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'page-start',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    generateBundle: {
      // Runs after Vite has written the page.
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return this.error('the build has no index.html')
        const routeFilesJson = JSON.stringify(routeFiles(bundle))
        const compile = async (isPrerendered: boolean) =>
          `<script>(function(BUILT){${await compileStart(config, isPrerendered)}})(${routeFilesJson})</script>`
        const start = await compile(false)
        // After the entry's stylesheet, because that declares the order of the cascade layers.
        page.source = String(page.source).replace('</head>', () => `${start}\n  </head>`)
        const preloads = await compile(true)
        for (const each of Object.values(bundle))
          if (each.type === 'asset' && each !== page && each.fileName.endsWith('.html'))
            each.source = String(each.source).replace('</body>', () => `${preloads}</body>`)
      },
    },
  }
}

/** Bundles the entry and its imports into one script. */
async function compileStart(
  { root, define = {}, build: { target } }: ResolvedConfig,
  isPrerendered: boolean,
): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      BRAND_LOCALE: define['BRAND_LOCALE'],
      IS_PRERENDERED: String(isPrerendered),
    },
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target,
      minify: true,
      lib: { entry: ENTRY, formats: ['iife'], name: 'pageStart', fileName: 'page-start' },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const [chunk] = outputs.flatMap((each) => ('output' in each ? each.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`${ENTRY} was not built`)
  return chunk.code.trim()
}
