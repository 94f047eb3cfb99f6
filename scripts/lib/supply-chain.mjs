import { readFileSync } from 'node:fs'
import { fromRoot } from './project.mjs'
import { PAGE, licenceProblems, pageProblems } from './licences.mjs'
import { folderName, lockedPackages, readJson } from './packages.mjs'

const REASONS = 'docs/dependencies.md'

/** The heading of the page under which each part of package.json has its reasons. */
const HEADINGS = {
  dependencies: 'What the portal is made of',
  devDependencies: 'What builds and tests it',
  optionalDependencies: 'Node for each system',
  overrides: 'Overrides',
}
const SCRIPTS_HEADING = 'Packages with install scripts'

const SHA512 = /^sha512-[A-Za-z\d+/]{86}==$/

/** Why an entry of the lock file is not a package of the registry that is known by its digest. */
function entryProblem(path, { link, resolved, version, integrity }) {
  if (link || !path.startsWith('node_modules/')) return 'is a folder, not a package of the registry'
  if (resolved) return `has an address (${resolved}); what comes from the registry has none here`
  if (!version) return 'has no version'
  if (!SHA512.test(integrity ?? '')) return 'has no sha512 digest (integrity)'
}

export function lockProblems({ packages }) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const problem = path === '' ? undefined : entryProblem(path, entry)
    return problem ? [`package-lock.json: ${path} ${problem}.`] : []
  })
}

/** The last setting counts for npm. */
export function npmrcProblems(npmrc) {
  const setting = [...npmrc.matchAll(/^\s*ignore-scripts\s*=\s*(.*?)\s*$/gm)].at(-1)?.[1]
  return setting === 'true'
    ? []
    : ['.npmrc: without ignore-scripts=true every package may run a script when it is installed.']
}

/** The names with a reason beside them, by heading. */
function reasonsIn(page) {
  const sections = page.split(/^## /m).map((section) => {
    const rows = section.matchAll(/^\| `([^`]+)` \| \S.* \|$/gm)
    return [section.split('\n', 1)[0], [...rows].map(([, name]) => name)]
  })
  return new Map(sections)
}

function namesProblems(heading, wanted, listed = []) {
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
export function reasonProblems(page, manifest, { packages }) {
  const reasons = reasonsIn(page)
  const withScripts = Object.keys(packages)
    .filter((path) => packages[path].hasInstallScript)
    .map(folderName)
  return [
    ...Object.entries(HEADINGS).flatMap(([part, heading]) =>
      namesProblems(heading, Object.keys(manifest[part] ?? {}), reasons.get(heading)),
    ),
    ...namesProblems(SCRIPTS_HEADING, withScripts, reasons.get(SCRIPTS_HEADING)),
  ]
}

/** Where the packages come from, what they may run, why they are here and under which licences. */
export async function checkSupplyChain() {
  const read = (name) => readFileSync(fromRoot(name), 'utf8').replaceAll('\r\n', '\n')
  const lock = readJson('package-lock.json')
  const packages = lockedPackages(lock)
  const problems = [
    ...lockProblems(lock),
    ...npmrcProblems(read('.npmrc')),
    ...reasonProblems(read(REASONS), readJson('package.json'), lock),
    ...licenceProblems(packages),
    ...pageProblems(read(PAGE), packages),
  ]
  const shipped = packages.filter(({ isShipped }) => isShipped)
  const note = `${packages.length} packages, ${shipped.length} of them shipped`
  return { ok: problems.length === 0, note, output: problems.join('\n') }
}
