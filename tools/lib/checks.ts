import { readFileSync } from 'node:fs'
import { checkCatalogs } from '../checks/catalogs.ts'
import { checkChunkOrder } from '../checks/chunk-order.ts'
import { checkLetterSpacing } from '../checks/letter-spacing.ts'
import { checkSizes } from '../checks/sizes.ts'
import { checkSupplyChain } from '../checks/supply-chain.ts'
import { checkTypesAndWorkedList } from '../checks/worked-list.ts'
import { ensureBuilt } from './build.ts'
import { fromRoot, tool } from './project.ts'
import type { Step, StepResult } from './report.ts'
import { runNode } from './run.ts'

async function runCheck(script: string, ...args: string[]): Promise<StepResult> {
  const { code, output } = await runNode(script, args)
  return { ok: code === 0, output }
}

const lint: Step = { name: 'lint and import directions', run: () => runCheck(tool('oxlint')) }
const format: Step = { name: 'format', run: () => runCheck(tool('oxfmt'), '--check') }
const types: Step = { name: 'types', run: () => runCheck(tool('typescript', 'tsc'), '--noEmit') }

async function deadCode(): Promise<StepResult> {
  const all = await runCheck(tool('knip'), '--no-progress')
  return all.ok ? runCheck(tool('knip'), '--no-progress', '--production') : all
}

async function build(): Promise<StepResult> {
  const routeTree = fromRoot('src', 'routeTree.gen.ts')
  const before = readFileSync(routeTree, 'utf8')
  const note = await ensureBuilt()
  const ok = readFileSync(routeTree, 'utf8') === before
  const output =
    'src/routeTree.gen.ts did not match the routes and has been regenerated: commit it.'
  return { ok, note, output }
}

const contractDocuments = () => runCheck(fromRoot('tools', 'contract.ts'), '--docs', '--check')

/** Quick checks to run while you work on a change. */
export const fastLanes: readonly Step[][] = [[types], [format, lint]]

/** Checks that depend on the build, in this order. */
export const buildLane: readonly Step[] = [
  { name: 'build', run: build },
  { name: 'sizes', run: () => checkSizes() },
  { name: 'order of chunks', run: checkChunkOrder },
  { name: 'messages', run: checkCatalogs },
]

/** All other checks except the tests. They run on a second core, in parallel with the build lane. */
export const sourceLane: readonly Step[] = [
  { name: 'types and worked list', run: checkTypesAndWorkedList },
  lint,
  format,
  { name: 'spelling', run: () => runCheck(tool('cspell'), '--no-progress', '--no-summary', '.') },
  { name: 'letter spacing', run: checkLetterSpacing },
  { name: 'dead code', run: deadCode },
  { name: 'contract documents', run: contractDocuments },
  { name: 'supply chain', run: checkSupplyChain },
]
