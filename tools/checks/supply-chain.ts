import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { folderName, lockedPackages, lockSchema, type Entry, type Lock } from '../lib/packages.ts'
import { fromRoot } from '../lib/project.ts'
import type { StepResult } from '../lib/report.ts'
import { licenseProblems } from './licenses.ts'

const REASONS = 'docs/dependencies.md'

const names = v.optional(v.record(v.string(), v.unknown()), {})
const manifestSchema = v.object({ dependencies: names })
type Manifest = v.InferOutput<typeof manifestSchema>

const SHIPPED_HEADING = 'What the portal is made of'
const SCRIPTS_HEADING = 'Packages with install scripts'

const SHA512 = /^sha512-[A-Za-z\d+/]{86}==$/

/** Returns why a lock file entry isn't a registry package with a digest. */
function entryProblem(path: string, { link, resolved, version, integrity }: Entry) {
  if (link || !path.startsWith('node_modules/')) return 'is a folder, not a registry package'
  if (resolved) return `has a URL (${resolved}); a registry package has none`
  if (!version) return 'has no version'
  return SHA512.test(integrity ?? '') ? undefined : 'has no sha512 digest (integrity)'
}

export function lockProblems({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const problem = path === '' ? undefined : entryProblem(path, entry)
    return problem ? [`package-lock.json: ${path} ${problem}.`] : []
  })
}

/** npm uses the last setting. */
export function npmrcProblems(npmrc: string): string[] {
  const setting = [...npmrc.matchAll(/^\s*ignore-scripts\s*=\s*(.*?)\s*$/gm)].at(-1)?.[1]
  return setting === 'true'
    ? []
    : ['.npmrc: without ignore-scripts=true any package may run a script during installation.']
}

/** Package names that have a reason, keyed by heading. */
function reasonsIn(page: string): Map<string, string[]> {
  return new Map(
    page.split(/^## /m).map((section) => {
      const rows = section.matchAll(/^\| `([^`]+)` \| \S.* \|$/gm)
      return [section.split('\n', 1)[0] ?? '', Array.from(rows, ([, name = '']) => name)]
    }),
  )
}

function namesProblems(
  heading: string,
  wantedNames: string[],
  listedNames: string[] = [],
): string[] {
  const where = `${REASONS}, "${heading}"`
  return [
    ...wantedNames
      .filter((name) => !listedNames.includes(name))
      .map((name) => `${where}: no reason for ${name}.`),
    ...listedNames
      .filter((name) => !wantedNames.includes(name))
      .map((name) => `${where}: ${name} is not used.`),
  ]
}

/** Lists shipped packages, and packages with an install script, that lack a reason on the page. */
export function reasonProblems(page: string, manifest: Manifest, { packages }: Lock): string[] {
  const reasons = reasonsIn(page)
  const withScripts = Object.entries(packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => folderName(path))
  return [
    ...namesProblems(
      SHIPPED_HEADING,
      Object.keys(manifest.dependencies),
      reasons.get(SHIPPED_HEADING),
    ),
    ...namesProblems(SCRIPTS_HEADING, withScripts, reasons.get(SCRIPTS_HEADING)),
  ]
}

/** Checks the origin, install scripts, reasons and licenses of all packages. */
export async function checkSupplyChain(): Promise<StepResult> {
  const read = (name: string) => readFileSync(fromRoot(name), 'utf8').replaceAll('\r\n', '\n')
  const lock = v.parse(lockSchema, JSON.parse(read('package-lock.json')))
  const manifest = v.parse(manifestSchema, JSON.parse(read('package.json')))
  const packages = lockedPackages(lock)
  const problems = [
    ...lockProblems(lock),
    ...npmrcProblems(read('.npmrc')),
    ...reasonProblems(read(REASONS), manifest, lock),
    ...licenseProblems(packages),
  ]
  const shippedPackages = packages.filter(({ isShipped }) => isShipped)
  const note = `${packages.length} packages, ${shippedPackages.length} of them shipped`
  return { ok: problems.length === 0, note, output: problems.join('\n') }
}
