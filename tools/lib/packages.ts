import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { fromRoot } from './project.ts'

const names = v.optional(v.record(v.string(), v.string()))

const entrySchema = v.object({
  name: v.optional(v.string()),
  version: v.optional(v.string()),
  link: v.optional(v.boolean()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  license: v.optional(v.string()),
  dev: v.optional(v.boolean()),
  optional: v.optional(v.boolean()),
  devOptional: v.optional(v.boolean()),
  hasInstallScript: v.optional(v.boolean()),
  dependencies: names,
  peerDependencies: names,
})
export type Entry = v.InferOutput<typeof entrySchema>
type Entries = Readonly<Record<string, Entry>>

export const lockSchema = v.object({ packages: v.record(v.string(), entrySchema) })
export type Lock = v.InferOutput<typeof lockSchema>

export interface LockedPackage {
  /** `name@version` */
  id: string
  name: string
  version: string
  license: string | undefined
  integrity: string
  /** Folders of the package, relative to the project. */
  paths: string[]
  isShipped: boolean
  /** IDs of the shipped packages that it requires. */
  needs: string[]
}

const readLock = () =>
  v.parse(lockSchema, JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')))

/**
 * Whether the portal's `dependencies` require the package, directly or indirectly. Only such packages can reach a
 * browser.
 */
const isShipped = ({ dev, optional, devOptional }: Entry) => !dev && !optional && !devOptional

/** Returns a package's name from its folder. */
const folderName = (path: string) => path.split('node_modules/').at(-1) ?? path

/** Formats the package's real name and version. An alias installs the package in a folder with another name. */
const formatIdentity = (path: string, { name = folderName(path), version }: Entry) =>
  `${name}@${version ?? ''}`

/**
 * Returns the folder to which `name` resolves for a package in `from`. It is in the nearest `node_modules` folder that
 * contains `name`.
 */
function locate(packages: Entries, from: string, name: string): string {
  const path = [from, 'node_modules', name].filter(Boolean).join('/')
  if (packages[path] || from === '') return path
  return locate(packages, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

/** Returns the IDs of the shipped packages that an entry requires. */
function findNeeds(packages: Entries, path: string, entry: Entry): string[] {
  return Object.keys({ ...entry.dependencies, ...entry.peerDependencies }).flatMap((name) => {
    const dependencyPath = locate(packages, path, name)
    const dependency = packages[dependencyPath]
    return dependency && isShipped(dependency) ? [formatIdentity(dependencyPath, dependency)] : []
  })
}

/** Returns the lock file's packages, sorted by name. Each version appears once, with all its folders. */
export function lockedPackages({ packages }: Lock = readLock()): LockedPackage[] {
  const shippedPackages = new Map<string, LockedPackage>()
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue
    const id = formatIdentity(path, entry)
    const knownPackage = shippedPackages.get(id)
    shippedPackages.set(id, {
      id,
      name: entry.name ?? folderName(path),
      version: entry.version ?? '',
      license: entry.license,
      integrity: entry.integrity ?? '',
      paths: [...(knownPackage?.paths ?? []), path],
      isShipped: knownPackage?.isShipped || isShipped(entry),
      needs: [...new Set([...(knownPackage?.needs ?? []), ...findNeeds(packages, path, entry)])],
    })
  }
  const key = ({ name, version }: LockedPackage) => `${name} ${version}`
  return [...shippedPackages.values()].toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
}
