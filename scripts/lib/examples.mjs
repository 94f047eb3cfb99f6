import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fromRoot } from './project.mjs'

const COMPONENT = /^export (?:async )?(?:function|const) [A-Z][a-z]/m
const IMPORT = /(?:from|import)\s*\(?'((?:@|\.{1,2})\/[^']+)'/g
const EXAMPLE = /\/examples\/[^/]+\.tsx$/

/** The paths that a module imports, without their endings. */
function importsOf(path, text) {
  return [...text.matchAll(IMPORT)].map(([, name]) =>
    name.startsWith('@/') ? `src/${name.slice(2)}` : posix.join(posix.dirname(path), name),
  )
}

/**
 * The shared parts of `src/ui` and `src/features` that no example shows, of the modules as `[path, text]`. A part is
 * shared if more than one module or another folder uses it. Its example is the file of the same name in `examples/`, or
 * any example that imports it.
 */
export function partsWithoutExample(modules) {
  const users = new Map()
  for (const [path, text] of modules)
    for (const used of importsOf(path, text)) users.set(used, [...(users.get(used) ?? []), path])
  const paths = new Set(modules.map(([path]) => path))
  return modules
    .filter(
      ([path, text]) =>
        /^src\/(?:ui|features)\/.*\.tsx$/.test(path) && !EXAMPLE.test(path) && COMPONENT.test(text),
    )
    .map(([path]) => path)
    .filter((path) => {
      const all = users.get(path.replace(/\.tsx$/, '')) ?? []
      const inPortal = all.filter((user) => !EXAMPLE.test(user))
      const isShared =
        inPortal.length > 1 || inPortal.some((user) => dirname(user) !== dirname(path))
      const hasExample =
        all.length > inPortal.length ||
        paths.has(posix.join(dirname(path), 'examples', posix.basename(path)))
      return isShared && !hasExample
    })
}

/** The problems of the source, one line each. */
export function exampleProblems() {
  const modules = readdirSync(fromRoot('src'), { recursive: true })
    .map((name) => join('src', name).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => [path, readFileSync(fromRoot(path), 'utf8')])
  return partsWithoutExample(modules).map(
    (path) =>
      `${path} is shared and has no example: write ${posix.join(dirname(path), 'examples', posix.basename(path))} (docs/testing.md, "The gallery")`,
  )
}
