import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { fromRoot } from './project.mjs'
import { Stop } from './stop.mjs'

/** Vite's record of which chunk needs which: tools/vite/record-build.ts puts it there. */
export function readManifest() {
  const file = fromRoot('.cache', 'build', 'manifest.json')
  if (!existsSync(file)) throw new Stop('There is no .cache/build/manifest.json: build first.')
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The route files that make up a path: the root, each layout on the way, and the page. */
function routeFiles(path) {
  const parts = path.split('/').filter(Boolean)
  const folders = parts.map((_, at) => parts.slice(0, at + 1).join('/'))
  const names = folders.flatMap((folder) => [folder, `${folder}/route`])
  return ['__root', ...names, `${folders.at(-1)}/index`].map((name) => `src/routes/${name}.tsx`)
}

/** The path of each screen in the build, from its route file: layouts are no screens. */
export function screenPaths(manifest) {
  const files = Object.keys(manifest).map(
    (key) => /^src\/routes(\/.+)\.tsx\?tsr-split=/.exec(key)?.[1],
  )
  const screens = files.filter((file) => file && !/\/(?:__root|route)$/.test(file))
  return screens.map((file) => file.replace(/\/index$/, '')).toSorted()
}

/** A screen that can draw it does so at once, after its figures. */
const CHART = 'src/ui/charts/day-chart.tsx'

/** The shell of an area, which its layout loads by itself. */
const shellOf = (path) =>
  ({
    app: 'src/routes/app/-components/client-area.tsx',
    admin: 'src/routes/admin/-components/admin-area.tsx',
  })[path.split('/')[1]]

const isPartOf = (key, files) => files.some((file) => key.startsWith(`${file}?tsr-split=`))

/** The scripts and styles that index.html names itself. */
export function namedByThePage() {
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

const sizes = new Map()

function gzipped(file) {
  if (!sizes.has(file))
    sizes.set(file, gzipSync(readFileSync(fromRoot('dist', file)), { level: 9 }).length)
  return sizes.get(file)
}

/**
 * The files that a browser fetches on a cold visit of a screen, before it prefetches anything: those named by
 * index.html, the chunks of its routes, and its charts (`charts`: whether it has any), each with its static imports and
 * styles. Sizes in bytes, gzipped.
 */
export function firstLoad(manifest, path) {
  if (!manifest[CHART])
    throw new Stop(`There is no chunk of ${CHART}: the charts are elsewhere now.`)
  const page = namedByThePage()
  const isStart = (key) => page.includes(manifest[key].file)
  const shell = shellOf(path)
  const needed = Object.keys(manifest).filter(
    (key) => isStart(key) || key === shell || isPartOf(key, routeFiles(path)),
  )
  const screen = withStaticImports(manifest, needed)
  const charts = screen.some(({ dynamicImports = [] }) => dynamicImports.includes(CHART))
  const chunks = charts ? withStaticImports(manifest, [...needed, CHART]) : screen
  const files = [...page, ...chunks.flatMap(({ file, css = [] }) => [file, ...css])]
  const ofType = (type) => [...new Set(files)].filter((file) => file.endsWith(type))
  const weigh = (type) =>
    ofType(type)
      .map((file) => ({ file, bytes: gzipped(file) }))
      .toSorted((a, b) => b.bytes - a.bytes)
  return { charts, js: weigh('.js'), css: weigh('.css') }
}
