// npm run contract: checks a real backend against what the portal expects of it (docs/backend/check.md).
import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { loadEnv, runnerImport } from 'vite'
import { fromRoot, root } from './lib/project.mjs'
import { main } from './lib/stop.mjs'

/** Asks a person, and shows nothing of what is typed. Ctrl C is no answer. */
async function ask(question) {
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
  const { module } = await runnerImport(fromRoot('contract', 'command.ts'), {
    root,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
  })
  // The second Ctrl C ends it at once.
  process.once('SIGINT', () => stop.abort())
  const { output, exitCode } = await module.runContract(process.argv.slice(2), {
    fetch,
    signal: stop.signal,
    progress: (line) => console.error(line),
    env: process.env,
    ask: process.stdin.isTTY ? ask : undefined,
    write: writeFileSync,
    passwordSuffix: loadEnv('production', root, 'VITE_').VITE_PASSWORD_SUFFIX ?? '',
  })
  if (exitCode === 2) console.error(output)
  else console.log(output)
  process.exitCode = stop.signal.aborted ? 130 : exitCode
})
