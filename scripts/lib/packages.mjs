import { readFileSync } from 'node:fs'
import { fromRoot } from './project.mjs'

export const readJson = (...path) => JSON.parse(readFileSync(fromRoot(...path), 'utf8'))

/** The portal's `dependencies` need it, themselves or through others: whatever a browser gets is one of these. */
const isShipped = ({ dev, optional, devOptional }) => !dev && !optional && !devOptional

/** The name of a package from its folder. */
export const folderName = (path) => path.split('node_modules/').at(-1)

/** An alias is a package in the folder of another name; its own is beside it. */
const identityOf = (path, { name = folderName(path), version }) => `${name}@${version}`

/** Where a package in the folder `from` finds another one: in its own folder or in the nearest one above. */
function locate(packages, from, name) {
  const path = [from, 'node_modules', name].filter(Boolean).join('/')
  if (packages[path] || from === '') return path
  return locate(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

/** The shipped packages that an entry asks for. */
function needsOf(packages, path, { dependencies, peerDependencies }) {
  return Object.keys({ ...dependencies, ...peerDependencies })
    .map((name) => locate(packages, path, name))
    .filter((each) => packages[each] && isShipped(packages[each]))
    .map((each) => identityOf(each, packages[each]))
}

/** The packages of the lock file by name, each once with all folders that have it. */
export function lockedPackages({ packages } = readJson('package-lock.json')) {
  const found = new Map()
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue
    const id = identityOf(path, entry)
    const { paths, needs, ...known } = found.get(id) ?? { paths: [], needs: [] }
    found.set(id, {
      id,
      name: entry.name ?? folderName(path),
      version: entry.version,
      licence: entry.license,
      integrity: entry.integrity,
      paths: [...paths, path],
      isShipped: known.isShipped || isShipped(entry),
      needs: [...new Set([...needs, ...needsOf(packages, path, entry)])],
    })
  }
  const key = ({ name, version }) => `${name} ${version}`
  return [...found.values()].toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}
