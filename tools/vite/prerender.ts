import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type PluginOption, type ResolvedConfig, type Rolldown } from 'vite'
import { listStyleSheets, withImports } from './chunk-imports.ts'
import { prerenderedPage, withInlineSheets } from './prerendered-page.ts'

/** Screens that are the same for every first visitor. */
const SCREENS = [
  '/auth/login',
  '/auth/login/admin',
  '/auth/forgot-password',
  '/auth/signup',
  '/auth/error-1',
]

const FOLDER = '.cache/prerender'
const ENTRY = 'src/prerender.tsx'

/** Router module that lets the router's `isServer` option decide whether the code runs on a server. */
const IS_SERVER = 'node_modules/@tanstack/router-core/dist/esm/isServer/development.js'

type Bundle = Rolldown.OutputBundle
type RenderScreen = typeof import('../../src/prerender.tsx').renderScreen

/**
 * Writes each of `SCREENS` as a separate page with inlined stylesheets, so the browser paints the screen before any
 * code runs. `compile` returns the plugins that compile the portal.
 */
export function prerender(compile: () => PluginOption[]): Plugin {
  let config: ResolvedConfig
  return {
    name: 'prerender',
    apply: 'build',
    configResolved: (resolved) => void (config = resolved),
    generateBundle: {
      // Runs after Vite has written index.html.
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return this.error('There is no index.html')
        const getText = (href: string) => text(bundle, href.slice(1))
        const start = withInlineSheets(text(bundle, 'index.html'), getText)
        page.source = start
        const renderScreen = await buildRenderer(config, compile())
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        for (const path of SCREENS) {
          const { html, title } = await renderScreen(path)
          const neededChunks = withImports(bundle, chunks.filter(isWithin(config.root, path)))
          const isNew = (href: string) => !start.includes(`"${href}"`)
          const hrefs = (of: typeof chunks) => listStyleSheets(of).map((name) => `/${name}`)
          const sheets = hrefs(neededChunks).concat(hrefs(chunks).filter(isUsedIn(html, getText)))
          const source = prerenderedPage(start, {
            path,
            title,
            html,
            sheets: [...new Set(sheets)]
              .filter(isNew)
              .map((href) => ({ href, css: getText(href) })),
            scripts: neededChunks.map(({ fileName }) => `/${fileName}`).filter(isNew),
          })
          this.emitFile({ type: 'asset', fileName: `${path.slice(1)}.html`, source })
        }
      },
    },
  }
}

function text(bundle: Bundle, name: string): string {
  const file = bundle[name]
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}`)
  return Buffer.from(file.source).toString()
}

/** Excludes the code of all other screens, because that code is most of the portal and never runs here. */
const otherScreens: Plugin = {
  name: 'other-screens',
  enforce: 'pre',
  resolveId(id, importer = '') {
    const isOther = /\?tsr-split=/.test(id) && !/\/src\/routes\/(?:__root|auth\/)/.test(importer)
    return isOther ? { id, external: true } : undefined
  },
}

/** Builds the portal for Node, with the same class names and texts. */
async function buildRenderer(
  { root, mode, define, build: { outDir } }: ResolvedConfig,
  plugins: PluginOption[],
): Promise<RenderScreen> {
  // Two builds for different folders may run at the same time, so each build needs a separate folder.
  const folder = join(root, FOLDER, outDir.replaceAll(/\W/g, '-'))
  await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    plugins: [otherScreens, plugins],
    define: {
      ...define,
      'window.isSecureContext': 'true',
      'location.origin': '""',
      'navigator.language': '"en"',
    },
    resolve: {
      tsconfigPaths: true,
      // With Node's default, the router would always render as on a server.
      alias: { '@tanstack/router-core/isServer': join(root, IS_SERVER) },
    },
    ssr: { noExternal: [/^@tanstack\//] },
    build: { ssr: ENTRY, outDir: folder, emptyOutDir: true, minify: false, copyPublicDir: false },
  })
  const builtModule: { renderScreen: RenderScreen } = await import(
    pathToFileURL(join(folder, 'prerender.js')).href
  )
  return builtModule.renderScreen
}

/** Returns a function that checks whether a chunk contains code from one of the path's routes. */
function isWithin(root: string, path: string) {
  const parts = path.split('/').filter(Boolean)
  const folders = parts.map((_, at) => parts.slice(0, at + 1).join('/'))
  const names = [
    '__root',
    ...folders.flatMap((name) => [name, `${name}/route`]),
    `${folders.at(-1)}/index`,
  ]
  const files = names.map((name) => `src/routes/${name}.tsx?tsr-split=`)
  return ({ moduleIds }: Rolldown.OutputChunk) =>
    moduleIds.some((id) => files.some((file) => relative(root, id).startsWith(file)))
}

/**
 * Returns a function that checks whether a stylesheet contains a class that the HTML uses. Such a stylesheet may
 * belong to a chunk that loads later.
 */
function isUsedIn(html: string, getText: (href: string) => string) {
  const classes = new Set(Array.from(html.matchAll(/_[\w-]+/g), ([name]) => name))
  return (href: string) =>
    Array.from(getText(href).matchAll(/\.(_[\w-]+)/g)).some(([, name = '']) => classes.has(name))
}
