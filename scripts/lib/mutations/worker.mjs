// A process with a warm Vitest. For each mutant it runs the tests stage by stage, until one fails.
import { fromRoot } from '../project.mjs'
import { targetFiles } from './sample.mjs'
import { openVitest, pathOf } from './vitest.mjs'

let mutant
const targets = new Set(targetFiles())
const changed = (code, path) => (path === mutant?.file && mutant.code) || code

// The tests end with the command, even one that never gives control back.
process.on('disconnect', () => {
  if (process.platform !== 'win32') process.kill(-process.pid, 'SIGKILL')
  process.exit()
})

// The result of a run has the modules of earlier ones, too.
const ended = []
const reporters = [{ onTestModuleEnd: (module) => ended.push(module) }]
const { vitest, specifications } = await openVitest((path) => targets.has(path), changed, {
  maxWorkers: 1,
  bail: 1,
  reporters,
})

/** The first failure of these tests with a file changed, or without a change. */
async function firstFailure(change, paths, name) {
  const file = fromRoot(change.file)
  mutant = change
  vitest.invalidateFile(file)
  if (name) vitest.setGlobalTestNamePattern(`^${RegExp.escape(name.replaceAll(' > ', ' '))}$`)
  else vitest.resetGlobalTestNamePattern()
  const chosen = specifications.filter(({ moduleId }) => paths.includes(pathOf(moduleId)))
  ended.length = 0
  const { unhandledErrors } = await vitest.runTestSpecifications(chosen)
  mutant = undefined
  vitest.invalidateFile(file)
  for (const module of ended) {
    const path = pathOf(module.moduleId)
    for (const test of module.children.allTests('failed'))
      return { path, name: test.fullName, message: test.result().errors[0]?.message ?? '' }
    const [error] = module.errors()
    if (error) return { path, message: error.message }
  }
  const [error] = unhandledErrors
  return error && { path: paths[0], message: error.message }
}

/** A busy machine, too, fails a test that waits: what fails then has to pass without the mutation. */
async function isCertain({ file }, { path, name, message }) {
  const waits = path.endsWith('.tsx') || /timed out in \d+ms/.test(message)
  return !waits || !(await firstFailure({ file }, [path], name))
}

process.on('message', async ({ file, code, stages }) => {
  const since = performance.now()
  let outcome = 'survived'
  let failure
  for (const stage of stages) {
    failure = await firstFailure({ file, code }, stage)
    if (failure) {
      process.send({ failure })
      outcome = (await isCertain({ file }, failure)) ? 'killed' : 'unsure'
      break
    }
    process.send({ passed: stage })
  }
  const test = failure && [failure.path, failure.name].filter(Boolean).join(' > ')
  process.send({ result: { outcome, test, ms: Math.round(performance.now() - since) } })
})
process.send({ ready: true })
