// `npm run contract` checks a real backend against the portal's expectations (docs/backend/check.md). `--docs` writes
// both backends' OpenAPI documents instead, and `--docs --check` reports outdated documents.
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { loadEnv, runnerImport } from 'vite'
import { writeDocuments } from './lib/write-documents.ts'
import { fromRoot, root } from './lib/project.ts'
import { main } from './lib/stop.ts'

/** Prompts for text without echoing the input. Returns undefined on Ctrl-C. */
async function ask(question: string): Promise<string | undefined> {
  process.stderr.write(question)
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const prompt = createInterface({ input: process.stdin, output, terminal: true })
  prompt.once('SIGINT', () => stop.abort())
  try {
    return await prompt.question('', { signal: stop.signal })
  } catch {
    return undefined
  } finally {
    prompt.close()
    process.stderr.write('\n')
  }
}

const stop = new AbortController()

await main(async () => {
  if (process.argv.includes('--docs'))
    return writeDocuments({ isCheck: process.argv.includes('--check') })
  const file = fromRoot('tools', 'contract', 'command.ts')
  const { module } = await runnerImport<typeof import('./contract/command.ts')>(file, {
    root,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  })
  // Handle only the first Ctrl-C, so a second Ctrl-C ends the process immediately.
  process.once('SIGINT', () => stop.abort())
  const { output, exitCode } = await module.runContract(process.argv.slice(2), {
    fetch,
    signal: stop.signal,
    progress: (line) => console.error(line),
    env: process.env,
    ask: process.stdin.isTTY ? ask : undefined,
    write: writeFileSync,
    passwordSuffix: loadEnv('production', root, 'VITE_')['VITE_PASSWORD_SUFFIX'] ?? '',
  })
  if (exitCode === 2) console.error(output)
  else console.log(output)
  process.exitCode = stop.signal.aborted ? 130 : exitCode
})
