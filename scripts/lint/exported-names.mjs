// Which names the modules of src/ and mocks/ export, so that no two exported things share one.
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Names that a tool or a loader looks for in each of these modules. */
const contracts = {
  Route: /^src\/routes\//,
  handlers: /^mocks\/handlers\//,
  /** What the gallery shows of a part. */
  examples: /\/examples\//,
  /** The modules that are imported with `?highlighted`. */
  code: /^src\/(features\/(sdk-docs\/snippets|service-api\/(samples\/groups\/|signature-samples))|test\/code-samples\/)/,
}

const isModule = /\.tsx?$/
const isGenerated = /\.gen\.ts$/
const EXPORT =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm

/** Each exported name with the modules that export it. Paths are relative to `root`. */
export function readExports(root) {
  const paths = ['src', 'mocks'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(({ name }) => isModule.test(name) && !isGenerated.test(name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  )
  return exportsOf(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** The same for files given as pairs of path and text. */
export function exportsOf(files) {
  const byName = new Map()
  for (const [path, text] of files)
    // An overload repeats the name in its own module.
    for (const name of new Set(Array.from(text.matchAll(EXPORT), ([, found]) => found)))
      if (!contracts[name]?.test(path)) byName.set(name, [...(byName.get(name) ?? []), path])
  return byName
}

/** The problem with a name that this module exports; undefined if there is none. */
export function duplicateExport(path, name, byName) {
  const paths = byName.get(name) ?? []
  const other = paths.includes(path) ? paths.find((each) => each !== path) : undefined
  return other && `${other} exports "${name}" too: name each after what it is.`
}
