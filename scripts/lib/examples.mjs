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

/** Parts that are nothing to look at alone: the example beside them that shows each with others. */
const SHOWN_IN = {
  'src/features/analytics/counted.tsx': 'counting-note',
  'src/features/analytics/failed-figures.tsx': 'counting-note',
  'src/features/images/viewer/image-layers.tsx': 'viewer-frame',
  'src/features/masking/about-person.tsx': 'error-text',
  'src/features/masking/reveal-ring.tsx': 'reveal',
  'src/features/record-list/open-record.tsx': 'record-panel',
  'src/features/record-list/record-list.tsx': 'paged-rows',
  'src/features/tiers/hits-in-tier.tsx': 'ladder-preview',
  'src/ui/shell/navigation/nav-toggle.tsx': 'navigation',
  'src/ui/shell/navigation/path-link.tsx': 'nav-link',
  'src/ui/shell/search/command-results.tsx': 'search-box',
  'src/ui/shell/search/header-search.tsx': 'search-box',
  'src/ui/shell/search/opening-search.tsx': 'search-box',
  'src/ui/shell/search/plain-search.tsx': 'search-box',
  'src/ui/shell/search/search-dialog.tsx': 'search-box',
  'src/ui/table/data-table-head.tsx': 'data-table',
}

/**
 * The shared parts of `src/ui` and `src/features` that no example shows, of the modules as `[path, text]`. A part is
 * shared if more than one module or another folder uses it. Its example is the file of the same name in `examples/`, or
 * the one of `shownIn` that imports it.
 */
export function partsWithoutExample(modules, shownIn = SHOWN_IN) {
  const users = new Map()
  for (const [path, text] of modules)
    for (const used of importsOf(path, text)) users.set(used, [...(users.get(used) ?? []), path])
  const paths = new Set(modules.map(([path]) => path))
  const exampleOf = (path, name) => posix.join(dirname(path), 'examples', `${name}.tsx`)
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
        paths.has(exampleOf(path, posix.basename(path, '.tsx'))) ||
        all.includes(exampleOf(path, shownIn[path]))
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
