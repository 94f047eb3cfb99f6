import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { fromRoot } from '../lib/project.ts'
import { Stop } from '../lib/stop.ts'

const strings = v.optional(v.array(v.string()), [])
const chunkSchema = v.object({
  file: v.string(),
  imports: strings,
  dynamicImports: strings,
  css: strings,
})
const manifestSchema = v.record(v.string(), chunkSchema)
export type Manifest = v.InferOutput<typeof manifestSchema>

/** A built file with its gzipped size. */
export type WeighedFile = { file: string; bytes: number }

/** Reads Vite's manifest of chunk imports. tools/vite/record-build.ts stores the manifest in the cache. */
export function readManifest(): Manifest {
  const file = fromRoot('.cache', 'build', 'manifest.json')
  if (!existsSync(file)) throw new Stop('There is no .cache/build/manifest.json: build first.')
  return v.parse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')))
}

/** Returns the files that a path's route may have: the root, the layouts and the page. */
function routeFiles(path: string): string[] {
  const parts = path.split('/').filter(Boolean)
  const folders = parts.map((_, at) => parts.slice(0, at + 1).join('/'))
  const names = folders.flatMap((folder) => [folder, `${folder}/route`])
  return ['__root', ...names, `${folders.at(-1)}/index`].map((name) => `src/routes/${name}.tsx`)
}

/** Returns the paths of all built screens, derived from their route files. Layouts aren't screens. */
export function screenPaths(manifest: Manifest): string[] {
  const routes = Object.keys(manifest).flatMap(
    (key) => /^src\/routes(\/.+)\.tsx\?tsr-split=/.exec(key)?.[1] ?? [],
  )
  const screens = routes.filter((file) => !/\/(?:__root|route)$/.test(file))
  return screens.map((file) => file.replace(/\/index$/, '')).toSorted()
}

/** The chart's module. A screen with charts loads this module immediately after the screen's data. */
const CHART = 'src/ui/charts/day-chart.tsx'

/** Modules of the area shells, keyed by area. An area's layout loads the area's shell. */
const shells: Readonly<Record<string, string>> = {
  app: 'src/routes/app/-components/client-area.tsx',
  admin: 'src/routes/admin/-components/admin-area.tsx',
}
const getShell = (path: string) => shells[path.split('/')[1] ?? '']

const isInFiles = (key: string, files: string[]) =>
  files.some((file) => key.startsWith(`${file}?tsr-split=`))

/** Returns the scripts and styles that index.html references directly. */
export function namedByThePage(): string[] {
  const html = readFileSync(fromRoot('dist', 'index.html'), 'utf8')
  const references = html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)
  return Array.from(references, ([, file = '']) => file)
}

function withStaticImports(manifest: Manifest, keys: readonly string[]) {
  const filePaths = new Set<string>()
  const visit = (key: string) => {
    if (filePaths.has(key)) return
    filePaths.add(key)
    for (const required of manifest[key]?.imports ?? []) visit(required)
  }
  for (const key of keys) visit(key)
  return [...filePaths].flatMap((key) => manifest[key] ?? [])
}

const sizes = new Map<string, number>()

function measureGzipped(file: string): number {
  const size =
    sizes.get(file) ?? gzipSync(readFileSync(fromRoot('dist', file)), { level: 9 }).length
  sizes.set(file, size)
  return size
}

/**
 * Returns the files that a browser fetches on a cold visit to a screen, before it prefetches anything. `charts` is true
 * if the screen has charts.
 */
export function firstLoad(
  manifest: Manifest,
  path: string,
): { charts: boolean; js: WeighedFile[]; css: WeighedFile[] } {
  if (!manifest[CHART])
    throw new Stop(`There is no chunk of ${CHART}: the charts are elsewhere now.`)
  const page = namedByThePage()
  const isStart = (file: string) => page.includes(file)
  const shell = getShell(path)
  const requiredFiles = Object.entries(manifest)
    .filter(([key, { file }]) => isStart(file) || key === shell || isInFiles(key, routeFiles(path)))
    .map(([key]) => key)
  const screen = withStaticImports(manifest, requiredFiles)
  const charts = screen.some(({ dynamicImports }) => dynamicImports.includes(CHART))
  const chunks = charts ? withStaticImports(manifest, [...requiredFiles, CHART]) : screen
  const all = [...page, ...chunks.flatMap(({ file, css }) => [file, ...css])]
  const ofType = (type: string) => [...new Set(all)].filter((file) => file.endsWith(type))
  const weigh = (type: string) =>
    ofType(type)
      .map((file) => ({ file, bytes: measureGzipped(file) }))
      .toSorted((a, b) => b.bytes - a.bytes)
  return { charts, js: weigh('.js'), css: weigh('.css') }
}
