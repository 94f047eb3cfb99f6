import { readFileSync } from 'node:fs'
import { readManifest } from './first-load.mjs'
import { fromRoot } from './project.mjs'

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

const isNode = (value) => typeof value?.type === 'string'

/** Whether a module waits for something while it is loaded: an await outside of every function. */
function awaitsAtTopLevel(node) {
  if (FUNCTIONS.includes(node.type)) return false
  if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await)) return true
  return Object.values(node)
    .flat()
    .some((value) => isNode(value) && awaitsAtTopLevel(value))
}

/** The chunks that `key` imports statically, itself aside. */
function importsOf(manifest, key, found = new Set()) {
  for (const needed of manifest[key].imports ?? []) {
    if (found.has(needed)) continue
    found.add(needed)
    importsOf(manifest, needed, found)
  }
  return found
}

/**
 * The problems that would keep a chunk of the build from running, one line each. A module that awaits while it is
 * loaded delays all that import it, and in WebKit an import of these may resolve before they have run (behaviour 7.10).
 * The first paint waits for a translation, so a translation imports nothing else.
 */
export async function chunkOrderProblems() {
  const { parseAst } = await import('vite')
  const manifest = readManifest()
  return Object.keys(manifest).flatMap((key) => {
    const { file } = manifest[key]
    if (!file.endsWith('.js')) return []
    const code = readFileSync(fromRoot('dist', file), 'utf8')
    const imports = importsOf(manifest, key)
    return [
      code.includes('await') &&
        awaitsAtTopLevel(parseAst(code)) &&
        `${file} awaits at its top level.`,
      imports.has(key) && `${file} imports itself in a circle.`,
      key.endsWith('.po') &&
        imports.size > 0 &&
        `${file}, a translation, imports ${[...imports].join(', ')}.`,
    ].filter(Boolean)
  })
}
