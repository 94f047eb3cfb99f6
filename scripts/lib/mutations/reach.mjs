import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fromRoot } from '../project.mjs'
import { withProbes } from './probes.mjs'
import { hashOf } from './sample.mjs'
import { openVitest, pathOf } from './vitest.mjs'

const cache = (...parts) => fromRoot('.cache', 'mutations', ...parts)

/** Milliseconds to wait for an element: a test that is only slow must pass, because all that follows relies on it. */
const PATIENCE = 60_000

/** Read by every test, or by what transforms it. */
const SHARED = [
  'package-lock.json',
  'vitest.config.ts',
  'vite.config.ts',
  'src/test/*.ts',
  'build/*.ts',
]

const textOf = (path) => {
  const file = fromRoot(path)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function hasher() {
  const known = new Map()
  const ofFile = (path) => {
    if (!known.has(path)) known.set(path, hashOf(textOf(path)))
    return known.get(path)
  }
  const shared = SHARED.flatMap((pattern) => globSync(pattern, { cwd: fromRoot() })).toSorted()
  const base = shared.map((path) => ofFile(path.replaceAll('\\', '/'))).join()
  return (paths) => hashOf(base + paths.map(ofFile).join())
}

/**
 * What each file of tests loads and runs of the mutated files: by its path, `{ files, places, ms, hash }`. Only the tests that
 * have changed since the last time, in any file they load, are run. One that fails is left out, and named.
 */
export async function collectReach(targets, say) {
  const file = cache('reach.json')
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const folder = cache('reached')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })

  const fresh = {}
  const hash = hasher()
  const failed = []
  let savedAt = performance.now()
  const onTestModuleEnd = (module) => {
    const path = pathOf(module.moduleId)
    if (!module.ok()) {
      const [test] = module.children.allTests('failed')
      const [error] = test ? test.result().errors : module.errors()
      failed.push(`${path}: ${test?.fullName ?? ''}: ${error?.message}`)
      return
    }
    const files = loadedBy(module)
    const places = JSON.parse(readFileSync(placesFile(folder, path), 'utf8'))
    fresh[path] = { files, places, hash: hash(files), ms: Math.round(module.diagnostic().duration) }
    if (performance.now() - savedAt < 30_000) return
    writeFileSync(file, JSON.stringify(fresh))
    savedAt = performance.now()
  }
  const isTarget = new Set(targets)
  const mayChange = (path) => path === SETUP || isTest(path) || isTarget.has(path)
  const { vitest, specifications } = await openVitest(mayChange, withNotes(folder), {
    maxWorkers: 2,
    reporters: [{ onTestModuleEnd }],
    testTimeout: 10 * PATIENCE,
  })
  try {
    const changed = specifications.filter(({ moduleId }) => {
      const path = pathOf(moduleId)
      const entry = known[path]
      const isFresh = entry && entry.hash === hash(entry.files)
      if (isFresh) fresh[path] = entry
      return !isFresh
    })
    if (changed.length > 0) say(`Running ${changed.length} files of tests to see what they reach.`)
    // Those without a DOM are the quickest, and know the most.
    for (const name of ['node', 'dom', 'alone']) {
      const group = changed.filter(({ project }) => project.name === name)
      if (group.length === 0) continue
      const { unhandledErrors } = await vitest.runTestSpecifications(group)
      failed.push(...unhandledErrors.map((error) => error.stack ?? error.message))
      writeFileSync(file, JSON.stringify(fresh))
    }
    return { reached: fresh, failed }
  } finally {
    await vitest.close()
  }
}

/** The files of the project that a file of tests imports, directly or not. */
function loadedBy({ moduleId, project }) {
  const found = new Set()
  const visit = (node) => {
    if (!node?.file || found.has(node) || node.file.includes('/node_modules/')) return
    found.add(node)
    for (const imported of node.importedModules) visit(imported)
  }
  for (const { moduleGraph } of Object.values(project.vite.environments))
    for (const node of moduleGraph.getModulesByFile(moduleId) ?? []) visit(node)
  const paths = new Set([...found].map((node) => pathOf(node.file)))
  return [...paths]
    .filter((path) => !path.startsWith('/') && !path.includes('\0'))
    .toSorted((a, b) => (a < b ? -1 : 1))
}

const placesFile = (folder, path) => `${folder}/${hashOf(path)}.json`

const SETUP = 'src/test/setup-dom.ts'
const isTest = (path) => /\.test\.tsx?$/.test(path)

/** Makes the mutated files note what runs, and each file of tests write that down at its end. */
const withNotes = (folder) => (code, path) => {
  if (path === SETUP) return `${code}\nconfigure({ asyncUtilTimeout: ${PATIENCE} })`
  if (!isTest(path)) return withProbes(code, path)
  const file = JSON.stringify(placesFile(folder, path))
  const start = `import { afterAll as atEnd } from 'vitest';import { writeFileSync as writePlaces } from 'node:fs';globalThis.reachedPlaces = new Set();`
  return `${start}atEnd(() => writePlaces(${file}, JSON.stringify([...globalThis.reachedPlaces])));${code}`
}
