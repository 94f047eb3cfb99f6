import { readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { fromRoot } from '../lib/project.ts'
import type { StepResult } from '../lib/report.ts'
import { readManifest, type Manifest } from './first-load.ts'

const FUNCTIONS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']

const isNode = (value: unknown): value is { type: string } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Whether a module awaits while it loads, outside all functions. */
function awaitsAtTopLevel(node: { type: string; await?: boolean }): boolean {
  if (FUNCTIONS.includes(node.type)) return false
  if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await)) return true
  return Object.values(node)
    .flat()
    .some((value) => isNode(value) && awaitsAtTopLevel(value))
}

/**
 * Collects the chunks that `key` imports statically, directly or indirectly. The result includes `key` only if there is
 * an import cycle.
 */
function collectImports(manifest: Manifest, key: string, imports = new Set<string>()): Set<string> {
  for (const importedKey of manifest[key]?.imports ?? []) {
    if (imports.has(importedKey)) continue
    imports.add(importedKey)
    collectImports(manifest, importedKey, imports)
  }
  return imports
}

/**
 * Rejects import cycles and chunks with a top-level await. In WebKit, an import of a chunk that depends on such a chunk
 * may resolve too early (behavior 7.10).
 */
export async function checkChunkOrder(): Promise<StepResult> {
  const manifest = readManifest()
  const problems = Object.entries(manifest).flatMap(([key, { file }]) => {
    if (!file.endsWith('.js')) return []
    const code = readFileSync(fromRoot('dist', file), 'utf8')
    const imports = collectImports(manifest, key)
    const awaits = code.includes('await') && awaitsAtTopLevel(parseAst(code))
    // The first paint waits for the translation, so a translation must not import chunks.
    const isTranslation = key.endsWith('.po') && imports.size > 0
    return [
      ...(awaits ? [`${file} awaits at its top level.`] : []),
      ...(imports.has(key) ? [`${file} imports itself in a circle.`] : []),
      ...(isTranslation ? [`${file}, a translation, imports ${[...imports].join(', ')}.`] : []),
    ]
  })
  return { ok: problems.length === 0, output: problems.join('\n') }
}
