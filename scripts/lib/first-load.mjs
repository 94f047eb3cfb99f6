import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { fromRoot } from './project.mjs'
import { Stop } from './stop.mjs'

/** Vite's record of which chunk needs which: vite.config.ts puts it beside the deployed folder. */
export function readManifest() {
  const file = fromRoot('.cache', 'build', 'manifest.json')
  if (!existsSync(file))
    throw new Stop(
      'There is no .cache/build/manifest.json: build first, with build.manifest on in vite.config.ts.',
    )
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The route files that make up a path: the root, each layout on the way, and the page. */
function routeFiles(path) {
  const parts = path.split('/').filter(Boolean)
  const folders = parts.map((_, at) => parts.slice(0, at + 1).join('/'))
  const names = folders.flatMap((folder) => [folder, `${folder}/route`])
  return ['__root', ...names, `${folders.at(-1)}/index`].map((name) => `src/routes/${name}.tsx`)
}

/** The page's own file: what must be there, or the path has no screen yet. */
const pageFiles = (path) => [`src/routes${path}.tsx`, `src/routes${path}/index.tsx`]

/** The shell of an area, which its layout loads by itself. */
const shellOf = (path) =>
  ({
    app: 'src/routes/app/-components/client-area.tsx',
    admin: 'src/routes/admin/-components/admin-area.tsx',
  })[path.split('/')[1]]

const isPartOf = (key, files) => files.some((file) => key.startsWith(`${file}?tsr-split=`))

/** The scripts and styles that index.html names itself. */
function namedByThePage() {
  const html = readFileSync(fromRoot('dist', 'index.html'), 'utf8')
  const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)]
  return files.map((match) => match[1])
}

function withStaticImports(manifest, keys) {
  const found = new Set()
  const visit = (key) => {
    if (found.has(key)) return
    found.add(key)
    for (const needed of manifest[key].imports ?? []) visit(needed)
  }
  for (const key of keys) visit(key)
  return [...found].map((key) => manifest[key])
}

const gzipped = (file) => gzipSync(readFileSync(fromRoot('dist', file)), { level: 9 }).length

/**
 * What a browser fetches on a cold visit of a path: what index.html names and the chunks of its routes, each with its static imports and styles. Sizes in bytes, gzipped; undefined when the path has no screen.
 */
export function firstLoad(manifest, path) {
  const keys = Object.keys(manifest)
  if (!keys.some((key) => isPartOf(key, pageFiles(path)))) return undefined
  const page = namedByThePage()
  const isStart = (key) => page.includes(manifest[key].file)
  const shell = shellOf(path)
  const needed = keys.filter(
    (key) => isStart(key) || key === shell || isPartOf(key, routeFiles(path)),
  )
  const chunks = withStaticImports(manifest, needed)
  const files = [...page, ...chunks.flatMap(({ file, css = [] }) => [file, ...css])]
  const ofType = (type) => [...new Set(files)].filter((file) => file.endsWith(type))
  const weigh = (type) =>
    ofType(type)
      .map((file) => ({ file, bytes: gzipped(file) }))
      .toSorted((a, b) => b.bytes - a.bytes)
  return { js: weigh('.js'), css: weigh('.css') }
}
