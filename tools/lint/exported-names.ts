// Finds names that more than one module in src/ and mocks/ exports, and modules that re-export other modules' names.
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { getName, getPath, getReporter, type Rule } from './rule.ts'

type File = readonly [path: string, text: string]
/** Paths of the modules that export a name, keyed by name. */
type Exports = ReadonlyMap<string, readonly string[]>

/** Names that several modules may export, because a tool or a loader expects them there. */
const contracts: Record<string, RegExp> = {
  Route: /^src\/routes\//,
  handlers: /^mocks\/handlers\//,
  /** The export of a brand file. */
  brand: /^src\/brands\//,
  /** The gallery's examples of a component. */
  examples: /\/examples\//,
  /** Modules imported with `?highlighted`. */
  code: /^src\/(routes\/.*\/sdk-docs\/snippets\/|features\/service-api\/(samples\/groups\/|signature-samples)|test\/code-samples\/)/,
}

const EXPORT =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm

function readExports(root: string): Exports {
  const paths = ['src', 'mocks'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter(({ name }) => /(?<!\.gen)\.tsx?$/.test(name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/')),
  )
  return findExports(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

export function findExports(files: readonly File[]): Exports {
  const byName = new Map<string, string[]>()
  for (const [path, text] of files)
    // Count a name once per module, because overloads repeat it.
    for (const name of new Set(Array.from(text.matchAll(EXPORT), ([, found = '']) => found)))
      if (!contracts[name]?.test(path)) byName.set(name, [...(byName.get(name) ?? []), path])
  return byName
}

/** Returns a message if another module exports the same name. */
export function duplicateExport(path: string, name: string, byName: Exports): string | undefined {
  const paths = byName.get(name) ?? []
  const other = paths.includes(path) ? paths.find((each) => each !== path) : undefined
  return other && `${other} exports "${name}" too: name each after what it is.`
}

let exportsByName: Exports | undefined

export const uniqueExports: Rule = {
  create(context) {
    const path = getPath(context)
    if (!/^(?:src|mocks)\//.test(path)) return {}
    const byName = (exportsByName ??= readExports(context.cwd))
    return {
      ExportNamedDeclaration({ declaration }) {
        const declarations =
          declaration?.type === 'VariableDeclaration' ? declaration.declarations : [declaration]
        for (const each of declarations) {
          const node = each && 'id' in each ? each.id : null
          const message = node && duplicateExport(path, getName(node) ?? '', byName)
          if (message) context.report({ node, message })
        }
      },
    }
  },
}

export const noReexport: Rule = {
  create(context) {
    const check = getReporter(
      context,
      'No barrels: import from the file that defines it instead of passing it on.',
    )
    return {
      ExportAllDeclaration: (node) => check(node, true),
      ExportNamedDeclaration: (node) => check(node, node.source !== null),
    }
  },
}
