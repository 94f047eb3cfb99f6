import { readFileSync } from 'node:fs'
import { ensureBuilt } from './build.mjs'
import { checkCatalogues } from './catalogue.mjs'
import { chunkOrderProblems } from './chunk-order.mjs'
import { fromRoot, projectNode, tool, toolEnv } from './project.mjs'
import { letterSpacingProblems } from './letter-spacing.mjs'
import { run } from './run.mjs'
import { checkSupplyChain } from './supply-chain.mjs'
import { checkTypesAndWorkedList } from './worked-list.mjs'

/** Runs a script as a check. `output` is shown in full if it failed; a `note` is printed next to its name. */
async function runScript(script, ...args) {
  const node = projectNode()
  const { code, output } = await run(node, [script, ...args], { env: toolEnv(node) })
  return { ok: code === 0, output }
}

const types = () => runScript(tool('typescript', 'tsc'), '--noEmit')
const lint = () => runScript(tool('oxlint'))
const format = () => runScript(tool('oxfmt'), '--check')
const deadCode = async () => {
  const all = await runScript(tool('knip'), '--no-progress')
  return all.ok ? runScript(tool('knip'), '--no-progress', '--production') : all
}

async function messages() {
  const { problems, note } = await checkCatalogues()
  return { ok: problems.length === 0, note, output: problems.join('\n') }
}

async function letterSpacing() {
  const problems = await letterSpacingProblems()
  return { ok: problems.length === 0, output: problems.join('\n') }
}

async function build() {
  const routeTree = fromRoot('src', 'routeTree.gen.ts')
  const before = readFileSync(routeTree, 'utf8')
  const note = await ensureBuilt()
  const ok = readFileSync(routeTree, 'utf8') === before
  const output =
    'src/routeTree.gen.ts did not match the routes and has been regenerated: commit it.'
  return { ok, note, output }
}

async function sizes() {
  const result = await runScript(fromRoot('scripts', 'sizes.mjs'))
  const login = /^\/auth\/login: (.*)$/m.exec(result.output)?.[1]
  return { ...result, note: login && `login ${login}` }
}

async function chunkOrder() {
  const problems = await chunkOrderProblems()
  return { ok: problems.length === 0, output: problems.join('\n') }
}

const contractDocuments = () => runScript(fromRoot('scripts', 'contract-docs.mjs'), '--check')

const typesStep = { name: 'types', run: types }
const lintStep = { name: 'lint and import directions', run: lint }
const formatStep = { name: 'format', run: format }

/** The quick checks, to run while a change is being written. */
export const fastLanes = [[typesStep], [formatStep, lintStep]]

/** Everything that needs no test runner, as two lanes for two cores. A lane runs in order: sizes are of the build. */
export const lanes = [
  [
    { name: 'build', run: build },
    { name: 'sizes', run: sizes },
    { name: 'order of chunks', run: chunkOrder },
    { name: 'messages', run: messages },
  ],
  [
    { name: 'types and worked list', run: checkTypesAndWorkedList },
    lintStep,
    formatStep,
    { name: 'letter spacing', run: letterSpacing },
    { name: 'dead code', run: deadCode },
    { name: 'contract documents', run: contractDocuments },
    { name: 'supply chain', run: checkSupplyChain },
  ],
]
