import { connect, createServer } from 'node:net'
import { Stop } from './stop.ts'

/** Returns the port from the environment variable, or the usual port. */
export function portFrom(name: string, usual: number): number {
  const givenPort = process.env[name]
  if (!givenPort) return usual
  const port = Number(givenPort)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Stop(`${name} must be a port number from 1 to 65535, it is "${givenPort}".`)
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host })
    const finish = (result: boolean) => {
      socket.destroy()
      resolve(result)
    }
    socket.setTimeout(1000, () => finish(true))
    socket.on('connect', () => finish(true)).on('error', () => finish(false))
  })
}

function listen(port: number): Promise<{ port?: number; error?: string | undefined }> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) => resolve({ error: error.code }))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const boundPort = typeof address === 'object' ? address?.port : undefined
      server.close(() => resolve(boundPort ? { port: boundPort } : { error: 'no port' }))
    })
  })
}

/** Returns the error that blocks the port on localhost over IPv4 or IPv6, or undefined if the port is free. */
async function problemWith(port: number): Promise<string | undefined> {
  const isTaken = (await answers(port, '127.0.0.1')) || (await answers(port, '::1'))
  return isTaken ? 'EADDRINUSE' : (await listen(port)).error
}

/** Returns the first free port, starting with `from`. */
export async function nextFreePort(from: number): Promise<number> {
  for (let port = from; port < Math.min(from + 100, 65_536); port += 1) {
    if (!(await problemWith(port))) return port
  }
  throw new Stop(
    `No port from ${from} on is free: choose one yourself, such as PORT=8080 npm start`,
  )
}

/** Throws a one-line `Stop` error if the requested port can't be used. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const error = await problemWith(port)
  if (!error) return
  const why = error === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error})`
  const other = port < 65_000 ? port + 1 : port - 1
  throw new Stop(
    `Port ${port} ${why}: end that program, or choose another port: ${variable}=${other} npm start`,
  )
}

export async function freePort(): Promise<number> {
  const { port, error } = await listen(0)
  if (!port) throw new Stop(`No port is free on this machine (${error}).`)
  return port
}
