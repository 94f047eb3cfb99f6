import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fromRoot } from '../project.mjs'
import { hashOf } from './sample.mjs'
import { runJobs } from './workers.mjs'

/** How many files of tests are tried, after one another, before a mutant counts as one that survives. */
const STAGES = [1, 3, 8]

/**
 * The tests that reach a mutant, the closest first: of its file, without a DOM, of its folder or of the contract that it
 * is part of, and of these those that run most of its file, then the quickest. A test that loads the file and runs
 * nothing of it comes last: it sees little of what the file defines when it is loaded.
 */
function testsOf({ file, probe }, reach) {
  const stem = file.replace(/\.tsx?$/, '')
  const isOfContract = /^src\/api\/[\w-]+\/(operations|requests|schema)\.ts$/.test(file)
  const folder = isOfContract ? 'contract' : dirname(file)
  const rank = ({ path, places, ms }) => {
    const run = [...places].filter((place) => place.startsWith(`${file}:`)).length
    return [
      path.startsWith(`${stem}.`) || path.startsWith(`${stem}-`) ? 0 : 1,
      run > 0 ? 0 : 1,
      path.endsWith('.tsx') ? 1 : 0,
      dirname(path) === folder ? 0 : 1,
      -run,
      ms,
    ]
  }
  return reach
    .filter(
      ({ places, files, path }) =>
        files.has(file) &&
        (probe === undefined || places.has(`${file}:${probe}`) || path.startsWith(`${stem}.`)),
    )
    .map((test) => ({ test, ranks: rank(test) }))
    .toSorted((a, b) => {
      const at = a.ranks.findIndex((value, index) => value !== b.ranks[index])
      return at < 0 ? 0 : a.ranks[at] - b.ranks[at]
    })
    .map(({ test }) => test)
}

function stagesOf(tests) {
  const rest = [...tests]
  return STAGES.map((size) => rest.splice(0, size)).filter(({ length }) => length > 0)
}

/**
 * What becomes of each mutant: `killed` by a test, `timed out`, `survived`, `unsure` when the machine is too busy to
 * say, or `not reached` by any test. What is known from an
 * earlier run, of the same code and the same tests, is not run again.
 */
export async function judge(mutants, reached, { workers, onResult }) {
  const reach = Object.entries(reached).map(([path, { files, places, ...rest }]) => ({
    ...rest,
    path,
    files: new Set(files),
    places: new Set(places),
  }))
  const hashes = new Map(reach.map(({ path, hash }) => [path, hash]))
  const cache = fromRoot('.cache', 'mutations', 'results.ndjson')
  const lines = existsSync(cache) ? readFileSync(cache, 'utf8').split('\n').filter(Boolean) : []
  const known = new Map(lines.map((line) => JSON.parse(line)).map((entry) => [entry.key, entry]))

  /** Of a mutant that a test has killed, that test; of one that survived, all that were tried. */
  const testsHash = (test, tests) =>
    test ? hashes.get(test.split(' > ')[0]) : hashOf(tests.map(({ hash }) => hash).join())

  const jobs = []
  for (const mutant of mutants) {
    const stages = stagesOf(testsOf(mutant, reach))
    const tests = stages.flat()
    const key = hashOf(`${mutant.file}\n${mutant.code}`)
    const entry = known.get(key)
    if (stages.length === 0) onResult(mutant, { outcome: 'not reached' })
    else if (entry && entry.hash === testsHash(entry.test, tests)) onResult(mutant, entry)
    else jobs.push({ mutant, key, stages, tests, file: mutant.file, code: mutant.code })
  }
  await runJobs(jobs, workers, ({ mutant, key, tests }, { outcome, test, ms }) => {
    const entry = { key, hash: testsHash(test, tests), outcome, test, ms }
    if (outcome !== 'unsure') appendFileSync(cache, `${JSON.stringify(entry)}\n`)
    onResult(mutant, entry)
  })
}
