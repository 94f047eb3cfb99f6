// Checks each screen's first load against its size limits and the page's table of files. Also finds late stylesheets
// with a layer, and traces of the mock backend or unused analytics and error reports.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { loadEnv } from 'vite'
import * as v from 'valibot'
import { fromRoot } from '../lib/project.ts'
import type { StepResult } from '../lib/report.ts'
import {
  firstLoad,
  namedByThePage,
  readManifest,
  screenPaths,
  type Manifest,
  type WeighedFile,
} from './first-load.ts'

/** Size limits for a class of screens, in kB of 1024 bytes, gzipped. The check fails if a screen exceeds a limit. */
type Budget = { js: number; css?: number }

const BUDGETS = {
  'sign-in': { js: 164, css: 11 },
  screen: { js: 235 },
  'screen with charts': { js: 375 },
} satisfies Record<string, Budget>
type ScreenClass = keyof typeof BUDGETS

function getScreenClass(path: string, charts: boolean): ScreenClass {
  if (path.startsWith('/auth/login')) return 'sign-in'
  return charts ? 'screen with charts' : 'screen'
}

/**
 * Texts that only the mock backend contains. The list omits the `x-mock-backend` header, because the portal's badge
 * uses it.
 */
const MOCK_WORDS = ['[MSW]', 'mockServiceWorker', 'onUnhandledFrame', 'mock_db', '__mock']

const sum = (files: readonly WeighedFile[]) => files.reduce((total, { bytes }) => total + bytes, 0)
const kB = (bytes: number) => (bytes / 1024).toFixed(1)

/** Formats a first load's files, one per line. Files under 1 kB share one line. */
function parts(files: readonly WeighedFile[]): string[] {
  const line = (bytes: number, text: string) => `  ${kB(bytes).padStart(6)}  ${text}`
  const small = files.filter(({ bytes }) => bytes < 1024)
  return [
    ...files.filter((file) => !small.includes(file)).map(({ file, bytes }) => line(bytes, file)),
    ...(small.length > 0 ? [line(sum(small), `in ${small.length} files under 1 kB`)] : []),
  ]
}

/**
 * Measures a screen's first load. `text` is a one-line summary, and `problems` lists the limits that the screen
 * exceeds.
 */
function weigh(manifest: Manifest, path: string) {
  const load = firstLoad(manifest, path)
  const name = getScreenClass(path, load.charts)
  const weights = { js: sum(load.js), css: sum(load.css) }
  const files = [...load.js, ...load.css]
  const { js, css }: Budget = BUDGETS[name]
  const problem = (type: 'js' | 'css', limit = Infinity) =>
    weights[type] > limit * 1024
      ? [
          `${path} loads ${kB(weights[type])} kB of ${type.toUpperCase()}, over the limit of ${limit} kB of a ${name}.`,
        ]
      : []
  const problems = [...problem('js', js), ...problem('css', css)]
  const text = `${path}: JS ${kB(weights.js)} kB, CSS ${kB(weights.css)} kB, ${files.length} files`
  return { path, name, text, files, problems, bytes: weights.js }
}

type Screen = ReturnType<typeof weigh>

/** Formats the screens of a class, heaviest first. Only the heaviest screen is listed with its files. */
function report(name: ScreenClass, screens: readonly Screen[]): string {
  const limits = Object.entries(BUDGETS[name]).map(
    ([type, limit]) => `${type.toUpperCase()} ${limit} kB`,
  )
  const [heaviest, ...others] = screens.toSorted((a, b) => b.bytes - a.bytes)
  return [
    `${name} (limit ${limits.join(', ')})`,
    ...(heaviest ? [heaviest.text, ...parts(heaviest.files)] : []),
    ...others.map(({ text }) => text),
  ].join('\n')
}

/** Texts that only usage analytics code contains: storage keys, events and vendor names. */
const USAGE_WORDS = ['analytics_consent', 'page_view', 'web_vital', 'posthog', 'googletagmanager']

type Texts = readonly { file: string; text: string }[]

const builtTexts = (): Texts =>
  readdirSync(fromRoot('dist'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|html)$/.test(file))
    .map((file) => ({ file, text: readFileSync(fromRoot('dist', file), 'utf8') }))

const holding = (texts: Texts, words: readonly string[], rule: string) =>
  texts.flatMap(({ file, text }) =>
    words
      .filter((word) => text.includes(word))
      .map((word) => `dist/${file} holds "${word}": ${rule}.`),
  )

/** The API that sends error reports. */
const REPORT_WORDS = ['sendBeacon']

/** Finds analytics and error reports in a build that doesn't use them, because they would increase the first load. */
function unusedParts(texts: Texts): string[] {
  const env = loadEnv('production', fromRoot(), 'VITE_')
  if (env['VITE_POSTHOG_KEY'] || env['VITE_GA_ID'] || env['VITE_ERROR_REPORT_URL']) return []
  return [
    ...holding(texts, USAGE_WORDS, 'a build without keys must not have the analytics'),
    ...holding(texts, REPORT_WORDS, 'a build without an address must not report errors'),
  ]
}

/** Texts that must not be in a build. Only `npm run dev` and the sources of docs/backend may contain them. */
const CONTRACT_WORDS = [
  'differs from the contract',
  'x-extensible-enum',
  'The services of the signed-in client',
]

const contractLeaks = (texts: Texts) =>
  holding(texts, CONTRACT_WORDS, 'the contract of the backends must not be in the build')

/** Finds traces of the mock backend in the build, including its personas. */
function mockLeaks(texts: Texts): string[] {
  const personas = readFileSync(fromRoot('mocks', 'personas.ts'), 'utf8')
  const secrets = Array.from(
    personas.matchAll(/(?:email|password): '([^']+)'/g),
    ([, secret = '']) => secret,
  )
  return holding(texts, [...MOCK_WORDS, ...secrets], 'the mock backend must not be in the build')
}

const indices = v.record(v.string(), v.array(v.number()))
const tableSchema = v.object({
  files: v.array(v.string()),
  areas: indices,
  routes: indices,
  translations: v.record(v.string(), v.number()),
})

/** Size limit for the file table in the page, in kB of 1024 bytes, compressed with Brotli. */
const TABLE_BUDGET = 4

/**
 * Compares the page's file table (tools/vite/route-files.ts) with the manifest. The page must name exactly the files
 * that a screen loads, because otherwise the screen's code would load in several rounds.
 */
function tableProblems(screens: readonly Screen[]): string[] {
  const json = /<script>\(function\(BUILT[^]*?\}\)\((\{.*\})\)<\/script>/.exec(
    readFileSync(fromRoot('dist', 'index.html'), 'utf8'),
  )?.[1]
  if (!json) return ['dist/index.html has no table of the files of the screens.']
  const { files, areas, routes, translations } = v.parse(tableSchema, JSON.parse(json))
  const bytes = brotliCompressSync(json).length
  const listNamedFiles = (path: string) =>
    [...(areas[path.split('/')[1] ?? ''] ?? []), ...(routes[path] ?? [])].map(
      (index) => `assets/${files[index < 0 ? ~index : index]}`,
    )
  const isNamed = ({ path }: Screen) => /^\/(app|admin|auth\/login)(\/|$)/.test(path)
  const atStart = new Set(namedByThePage())
  return [
    ...(bytes > TABLE_BUDGET * 1024
      ? [`The table in dist/index.html has ${kB(bytes)} kB, over the limit of ${TABLE_BUDGET} kB.`]
      : []),
    ...screens.filter(isNamed).flatMap(({ path, files: needed }) => {
      const loadedFiles = new Set(
        needed.map(({ file }) => file).filter((file) => !atStart.has(file)),
      )
      const namedFiles = new Set(listNamedFiles(path))
      const differing = [...loadedFiles, ...namedFiles].filter(
        (file) => !(loadedFiles.has(file) && namedFiles.has(file)),
      )
      return differing.map(
        (file) => `dist/index.html and the manifest differ on ${file} of ${path}.`,
      )
    }),
    ...Object.values(translations)
      .map((index) => files[index] ?? '')
      .filter((file) => !existsSync(fromRoot('dist', 'assets', file)))
      .map((file) => `dist/index.html names ${file}, which is not in the build.`),
  ]
}

/** Finds stylesheets with a layer that load late, because such a sheet makes the browser restyle the whole page. */
function lateLayers(screens: readonly Screen[]): string[] {
  const atOnce = new Set(screens.flatMap(({ files }) => files.map(({ file }) => file)))
  return readdirSync(fromRoot('dist', 'assets'))
    .map((name) => `assets/${name}`)
    .filter((file) => file.endsWith('.css') && !atOnce.has(file))
    .filter((file) => readFileSync(fromRoot('dist', file), 'utf8').includes('@layer'))
    .map(
      (file) =>
        `dist/${file} has a layer, and no screen loads it at once: see tools/vite/chunks.ts.`,
    )
}

/** Runs the checks. `prints` also prints every screen's size, and the files of the heaviest screen in each class. */
export async function checkSizes({ prints = false } = {}): Promise<StepResult> {
  const manifest = readManifest()
  const screens = screenPaths(manifest).map((path) => weigh(manifest, path))
  if (prints) {
    const classes = ['sign-in', 'screen', 'screen with charts'] as const
    const reports = classes.map((name) =>
      report(
        name,
        screens.filter((screen) => screen.name === name),
      ),
    )
    console.log(`${reports.join('\n\n')}\n`)
  }
  const texts = builtTexts()
  const problems = [
    ...screens.flatMap((screen) => screen.problems),
    ...tableProblems(screens),
    ...lateLayers(screens),
    ...mockLeaks(texts),
    ...contractLeaks(texts),
    ...unusedParts(texts),
  ]
  const login = screens.find(({ path }) => path === '/auth/login')?.text
  return { ok: problems.length === 0, note: login, output: problems.join('\n') }
}
