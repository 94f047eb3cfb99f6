// npm start: builds a fresh checkout for production, and serves it with the mock backend.
import { spawn } from 'node:child_process'
import * as v from 'valibot'
import { ensureBuilt } from './lib/build.ts'
import { nextFreePort, portFrom, requireFreePort } from './lib/port.ts'
import { root, tool } from './lib/project.ts'
import { Stop, main, withoutStack } from './lib/stop.ts'

const personasSchema = v.record(
  v.string(),
  v.object({
    realm: v.string(),
    email: v.string(),
    password: v.string(),
    about: v.optional(v.string()),
  }),
)

await main(async () => {
  const port = await choosePort()
  console.log('Building for production …')
  console.log(`Ready to serve: ${await ensureBuilt()}.`)
  await serve(port)
})

/** Returns PORT, or throws if that port isn't free. Without PORT, returns the usual port or the next free port. */
async function choosePort(): Promise<number> {
  const usual = 4173
  if (process.env['PORT']) {
    const port = portFrom('PORT', usual)
    await requireFreePort(port, 'PORT')
    return port
  }
  const port = await nextFreePort(usual)
  if (port !== usual) console.log(`Port ${usual} is in use, so this takes ${port}.`)
  return port
}

/** Serves dist until Ctrl-C. Resolves after the URL responds and has been printed. */
async function serve(port: number): Promise<void> {
  const args = [tool('vite'), 'preview', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort']
  const server = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let lastOutput = ''
  let isUp = false
  const hear = (stream: NodeJS.WriteStream) => (chunk: Buffer) =>
    void (isUp ? stream.write(chunk) : (lastOutput += String(chunk)))
  server.stdout.on('data', hear(process.stdout))
  server.stderr.on('data', hear(process.stderr))

  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      isStopping = true
      server.kill()
    })
  }
  const exit = new Promise((resolve) => server.on('close', resolve))
  void exit.then(() => {
    if (isStopping) {
      console.log('\nStopped.')
      process.exit(0)
    }
    console.error(withoutStack(lastOutput))
    console.error(`The server on port ${port} ended: see what it says above.`)
    process.exit(1)
  })

  const address = `http://localhost:${port}`
  if (!(await answersWithin(address, 300_000))) {
    server.kill()
    throw new Stop(
      `${withoutStack(lastOutput)}\n${address} does not answer: the server did not start within five minutes.`,
    )
  }
  isUp = true
  console.log(`\n  ${address}\n`)
  console.log(await personasTable(address))
  console.log(await serviceCredentials(address))
  console.log('\nCtrl-C ends it.')
}

async function answersWithin(address: string, ms: number): Promise<boolean> {
  const until = performance.now() + ms
  while (performance.now() < until) {
    const answer = await fetch(address, { method: 'HEAD' }).catch(() => undefined)
    if (answer) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

/** Returns a table of the mock backend's accounts. With a real backend, describes the backend instead. */
async function personasTable(address: string): Promise<string> {
  const answer = await fetch(`${address}/__mock/personas`)
  if (!answer.headers.get('content-type')?.includes('json')) return describeBackend(address)
  const personas = Object.entries(v.parse(personasSchema, await answer.json()))
  const rows = personas.map(([name, { realm, email, password, about }]) => [
    realm === 'admin' ? '/auth/login/admin' : '/auth/login',
    email,
    password,
    about ?? name,
  ])
  const all = [['Sign in at', 'E-mail', 'Password', 'Who'], ...rows]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  )
  const line = (row: string[]) =>
    `  ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd()
  return all.map(line).join('\n')
}

/** Describes whether the backend at BACKEND_URL responds. If it doesn't, the proxy returns 502. */
async function describeBackend(address: string): Promise<string> {
  const { status } = await fetch(`${address}/portal-backend/`)
  return status === 502
    ? '  The backend of BACKEND_URL does not answer: every call gets a 502.'
    : '  Calls go to the backend of BACKEND_URL: sign in with its accounts.'
}

/** Returns the credentials that the mock service API accepts, or an empty string for a real backend. */
async function serviceCredentials(address: string): Promise<string> {
  const answer = await fetch(`${address}/__mock/service-credentials`)
  if (!answer.headers.get('content-type')?.includes('json')) return ''
  const pairs = Object.entries(v.parse(v.record(v.string(), v.string()), await answer.json()))
  return `\n  Service API at ${address}/api/\n${pairs.map(([name, value]) => `  ${name.padEnd(20)}${value}`).join('\n')}`
}
