import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { lockedPackages, lockSchema, type Entry, type Lock } from '../lib/packages.ts'
import { fromRoot } from '../lib/project.ts'
import type { StepResult } from '../lib/report.ts'
import { licenseProblems } from './licenses.ts'

const SHA512 = /^sha512-[A-Za-z\d+/]{86}==$/

/** Returns the reason, if any, why a lock file entry isn't a registry package with a digest. */
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

/** Returns a problem unless `ignore-scripts` is true. If the setting occurs more than once, npm uses the last value. */
export function npmrcProblems(npmrc: string): string[] {
  const setting = [...npmrc.matchAll(/^\s*ignore-scripts\s*=\s*(.*?)\s*$/gm)].at(-1)?.[1]
  return setting === 'true'
    ? []
    : ['.npmrc: without ignore-scripts=true any package may run a script during installation.']
}

/** Checks the origin, install scripts and licenses of all packages. */
export async function checkSupplyChain(): Promise<StepResult> {
  const read = (name: string) => readFileSync(fromRoot(name), 'utf8').replaceAll('\r\n', '\n')
  const lock = v.parse(lockSchema, JSON.parse(read('package-lock.json')))
  const packages = lockedPackages(lock)
  const problems = [
    ...lockProblems(lock),
    ...npmrcProblems(read('.npmrc')),
    ...licenseProblems(packages),
  ]
  const shippedPackages = packages.filter(({ isShipped }) => isShipped)
  const note = `${packages.length} packages, ${shippedPackages.length} of them shipped`
  return { ok: problems.length === 0, note, output: problems.join('\n') }
}
