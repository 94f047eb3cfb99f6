import type { Rolldown } from 'vite'
import type { Built } from '@/start/start-page'
import { listStyleSheets, withImports } from './chunk-imports.ts'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/** The chart's module. A screen draws its charts as soon as its data has loaded. */
const CHART = '/src/ui/charts/day-chart.tsx'

/** Modules of the area shells, keyed by area. Each area loads its shell separately. */
const shells: Record<string, string> = {
  app: '/src/routes/app/-components/client-area.tsx',
  admin: '/src/routes/admin/-components/admin-area.tsx',
}

/**
 * Returns the built files that each screen needs besides the entry's imports. Patterns without parameters come first,
 * so they take precedence over patterns with parameters.
 */
export function routeFiles(bundle: Bundle): Built {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const findChunk = (path: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(path))
  const listFiles = (neededChunks: readonly Chunk[]) => {
    const all = withImports(bundle, neededChunks)
    return new Set([...listStyleSheets(all), ...all.map(({ fileName }) => fileName)])
  }
  const entries = listFiles(chunks.filter(({ isEntry }) => isEntry))
  const chart = findChunk(CHART)
  const chartFiles = chart ? [...listFiles([chart])] : []

  const screens = chunks
    .flatMap((chunk) => {
      const path = routePath(chunk)
      if (path === undefined || isLayout(path)) return []
      const shell = findChunk(shells[path.split('/')[1] ?? ''] ?? '?')
      const layouts = chunks.filter((each) => isLayoutFor(each, path))
      const first = listFiles([...layouts, ...(shell ? [shell] : []), chunk])
      const draws = chart && [...first].some((file) => imports(bundle[file], chart.fileName))
      const isNew = (file: string) => !entries.has(file)
      return {
        pattern: path.replace(/\/index$/, ''),
        // The chunk with the screen's own code comes first, because start-page.ts identifies the screen by that chunk.
        first: [...new Set([chunk.fileName, ...first])].filter(isNew),
        later: draws ? chartFiles.filter((file) => isNew(file) && !first.has(file)) : [],
      }
    })
    .toSorted((a, b) => (rank(a.pattern) < rank(b.pattern) ? -1 : 1))

  const translations = chunks.flatMap(({ facadeModuleId, fileName }) => {
    const [, locale] = /\/src\/i18n\/locales\/(\w+)\.po$/.exec(facadeModuleId ?? '') ?? []
    return locale === undefined ? [] : [[locale, fileName] as const]
  })
  const files = [
    ...new Set([
      ...screens.flatMap(({ first, later }) => [...first, ...later]),
      ...translations.map(([, file]) => file),
    ]),
  ].toSorted()
  const getIndex = (file: string) => files.indexOf(file)

  const areas = Object.groupBy(screens, ({ pattern }) => getArea(pattern))
  const common = Object.entries(areas).map(([area, ofArea = []]): [string, string[]] => [
    area,
    ofArea.map(({ first }) => first).reduce((a, b) => a.filter((file) => b.includes(file))),
  ])
  const isCommon = (area: string, file: string) =>
    common.some(([each, shared]) => each === area && shared.includes(file))
  return {
    files: files.map((file) => file.replace(/^assets\//, '')),
    areas: Object.fromEntries(common.map(([area, shared]) => [area, shared.map(getIndex)])),
    routes: Object.fromEntries(
      screens.map(({ pattern, first, later }) => [
        pattern,
        [
          ...first.filter((file) => !isCommon(getArea(pattern), file)).map(getIndex),
          ...later.map((file) => ~getIndex(file)),
        ],
      ]),
    ),
    translations: Object.fromEntries(
      translations.map(([locale, file]) => [locale, getIndex(file)]),
    ),
  }
}

const getArea = (pattern: string) => pattern.split('/')[1] ?? ''

/** Returns a route's path from its file, such as `/admin/clients/$clientId/index`. */
const routePath = ({ facadeModuleId }: Chunk) =>
  /\/src\/routes(\/.+)\.tsx\?tsr-split=/.exec(facadeModuleId ?? '')?.[1]

const isLayout = (path: string) => /\/(?:__root|route|\$)$/.test(path)

function isLayoutFor(chunk: Chunk, path: string): boolean {
  const layout = /^(.*)\/route$/.exec(routePath(chunk) ?? '')?.[1]
  return layout !== undefined && path.startsWith(`${layout}/`)
}

/** Returns a sort key that puts a parameter after all names. */
const rank = (pattern: string) => pattern.replaceAll('$', '~')

const imports = (file: Bundle[string] | undefined, dynamic: string) =>
  file?.type === 'chunk' && file.dynamicImports.includes(dynamic)
