import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'

/** The project's folder, regardless of the working directory. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

export const fromRoot = (...parts: string[]) => join(root, ...parts)

const packageSchema = v.object({ bin: v.union([v.string(), v.record(v.string(), v.string())]) })

/** Returns the script behind a package's command. `process.execPath` can run it without a shell. */
export function tool(name: string, command = name): string {
  const folder = fromRoot('node_modules', name)
  const text = readFileSync(join(folder, 'package.json'), 'utf8')
  const { bin } = v.parse(packageSchema, JSON.parse(text))
  const script = typeof bin === 'string' ? bin : bin[command]
  if (script === undefined) throw new Error(`${name} has no command ${command}.`)
  return join(folder, script)
}
