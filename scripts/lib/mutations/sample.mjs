import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fromRoot } from '../project.mjs'
import { mutationsOf } from './mutators.mjs'

export const hashOf = (text) => createHash('sha1').update(text).digest('hex')

export const FOLDERS = ['src/lib', 'src/auth', 'src/api', 'mocks']

/** The mutated files. Types and tests have nothing to mutate. */
export function targetFiles() {
  const patterns = ['src/{lib,auth,api}/**/*.{ts,tsx}', 'mocks/http.ts', 'mocks/faults.ts']
  return patterns
    .flatMap((pattern) => globSync(pattern, { cwd: fromRoot() }))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(?:test|d)\.tsx?$/.test(path))
    .toSorted()
}

export const sourceOf = (path) => readFileSync(fromRoot(path), 'utf8')

export const allMutations = (files) => files.flatMap((file) => mutationsOf(sourceOf(file), file))

/** The same `size` mutations for the same seed, whatever the order of the files. */
export const sampleOf = (mutations, seed, size) =>
  mutations
    .map((mutation) => ({ mutation, order: hashOf(`${seed} ${mutation.name}`) }))
    .toSorted((a, b) => (a.order < b.order ? -1 : 1))
    .slice(0, size)
    .map(({ mutation }) => mutation)

/** Mutations that no test can notice, with the reason. An entry that fits no mutation any more is stale. */
export function readEquivalent(mutations, files) {
  const entries = JSON.parse(sourceOf('scripts/lib/mutations/equivalent.json'))
  const nameOf = ({ file, line, change }) => `${file} | ${line} | ${change}`
  const names = new Set(mutations.map(({ name }) => name.replace(/ \(\d+\)$/, '')))
  const checked = new Set(files)
  const stale = entries.filter(
    (entry) => checked.has(entry.file) && !names.has(nameOf(entry).replace(/ \(\d+\)$/, '')),
  )
  const known = new Set(entries.map(nameOf))
  return {
    stale,
    isEquivalent: ({ file, lineText, change }) =>
      known.has(nameOf({ file, line: lineText, change })),
  }
}
