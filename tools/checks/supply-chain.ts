import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { folderName, lockedPackages, lockSchema, type Entry, type Lock } from '../lib/packages.ts'
import { fromRoot } from '../lib/project.ts'
import type { StepResult } from '../lib/report.ts'
import { licenseProblems } from './licenses.ts'

const REASONS = 'docs/dependencies.md'

const names = v.optional(v.record(v.string(), v.unknown()), {})
const manifestSchema = v.object({
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
  overrides: names,
})
type Manifest = v.InferOutput<typeof manifestSchema>

/** The heading of the page under which each part of package.json has its reasons. */
const HEADINGS: Readonly<Record<keyof Manifest, string>> = {
  dependencies: 'What the portal is made of',
  devDependencies: 'What builds and tests it',
  optionalDependencies: 'Node for each system',
  overrides: 'Overrides',
}
const SCRIPTS_HEADING = 'Packages with install scripts'

const SHA512 = /^sha512-[A-Za-z\d+/]{86}==$/

/** Why an entry of the lock file is not a package of the registry that is known by its digest. */
function entryProblem(path: string, { link, resolved, version, integrity }: Entry) {
  if (link || !path.startsWith('node_modules/')) return 'is a folder, not a package of the registry'
  if (resolved) return `has an address (${resolved}); what comes from the registry has none here`
  if (!version) return 'has no version'
  return SHA512.test(integrity ?? '') ? undefined : 'has no sha512 digest (integrity)'
}

export function lockProblems({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const problem = path === '' ? undefined : entryProblem(path, entry)
    return problem ? [`package-lock.json: ${path} ${problem}.`] : []
  })
}

/** The last setting counts for npm. */
export function npmrcProblems(npmrc: string): string[] {
  const setting = [...npmrc.matchAll(/^\s*ignore-scripts\s*=\s*(.*?)\s*$/gm)].at(-1)?.[1]
  return setting === 'true'
    ? []
    : ['.npmrc: without ignore-scripts=true every package may run a script when it is installed.']
}

/** The names with a reason beside them, by heading. */
function reasonsIn(page: string): Map<string, string[]> {
  return new Map(
    page.split(/^## /m).map((section) => {
      const rows = section.matchAll(/^\| `([^`]+)` \| \S.* \|$/gm)
      return [section.split('\n', 1)[0] ?? '', Array.from(rows, ([, name = '']) => name)]
    }),
  )
}

function namesProblems(heading: string, wanted: string[], listed: string[] = []): string[] {
  const where = `${REASONS}, "${heading}"`
  return [
    ...wanted
      .filter((name) => !listed.includes(name))
      .map((name) => `${where}: no reason for ${name}.`),
    ...listed
      .filter((name) => !wanted.includes(name))
      .map((name) => `${where}: ${name} is not used.`),
  ]
}

/** Every direct dependency has its reason, and so has everything that would run a script when it is installed. */
export function reasonProblems(
  page: string,
  manifest: Partial<Manifest>,
  { packages }: Lock,
): string[] {
  const reasons = reasonsIn(page)
  const withScripts = Object.entries(packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([path]) => folderName(path))
  const parts = ['dependencies', 'devDependencies', 'optionalDependencies', 'overrides'] as const
  return [
    ...parts.flatMap((part) => {
      const heading = HEADINGS[part]
      return namesProblems(heading, Object.keys(manifest[part] ?? {}), reasons.get(heading))
    }),
    ...namesProblems(SCRIPTS_HEADING, withScripts, reasons.get(SCRIPTS_HEADING)),
  ]
}

/** Where the packages come from, what they may run, why they are here and under which licenses. */
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
  const shipped = packages.filter(({ isShipped }) => isShipped)
  const note = `${packages.length} packages, ${shipped.length} of them shipped`
  return { ok: problems.length === 0, note, output: problems.join('\n') }
}
