import {
  Agent,
  createServer,
  get,
  request as openRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { respondOverHttp } from './http-bridge'

/** Only ends a hang. */
const patient = { timeout: 60_000 }

let base = ''
let server: Server
let hasAborted = false
let zip = () => new ReadableStream<Uint8Array>()
let current: ServerResponse | undefined
let arriving: IncomingMessage | undefined
const callArrived = Promise.withResolvers<void>()
let ended = Promise.withResolvers<void>()

const responses: Record<string, (request: Request) => Response | Promise<Response> | undefined> = {
  '/cookies': () => {
    const headers = new Headers([
      ['set-cookie', 'a=1; Expires=Fri, 31 Dec 2038 23:59:59 GMT'],
      ['set-cookie', 'b=2'],
    ])
    return new Response('ok', { headers })
  },
  '/echo': async (request) => new Response(await request.arrayBuffer()),
  '/zip': () => new Response(zip(), { headers: { 'content-type': 'application/zip' } }),
  '/drop': () => Response.error(),
  '/nothing': () => undefined,
  '/hang': (request) =>
    new Promise((resolve) => {
      callArrived.resolve()
      request.signal.addEventListener('abort', () => {
        hasAborted = true
        resolve(Response.error())
      })
    }),
}

const brokenArrived = Promise.withResolvers<void>()
responses['/echo?broken'] = async (request) => {
  brokenArrived.resolve()
  return new Response(await request.arrayBuffer())
}

const lateArrived = Promise.withResolvers<void>()
responses['/late'] = async (request) => {
  lateArrived.resolve()
  await new Promise((resolve) => request.signal.addEventListener('abort', resolve))
  return new Response(await request.text())
}

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    const respond = async (request: Request) => responses[incoming.url ?? '']?.(request)
    ended = Promise.withResolvers()
    current = outgoing
    arriving = incoming
    respondOverHttp(respond, incoming, outgoing).then(ended.resolve, ended.reject)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address === 'object' && address) base = `http://127.0.0.1:${address.port}`
})
afterAll(() => server.close())

test('sends every cookie in its own header', async () => {
  const response = await fetch(`${base}/cookies`)
  expect(response.headers.getSetCookie()).toHaveLength(2)
})

test('passes a large body on unchanged', async () => {
  const body = new Uint8Array(5_000_000).map((_, index) => index % 251)
  const response = await fetch(`${base}/echo`, { method: 'POST', body })
  expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(body))).toBe(true)
})

test('closes the connection for a network error, but not for an unknown path', async () => {
  await expect(fetch(`${base}/drop`)).rejects.toThrow('fetch failed')
  expect((await fetch(`${base}/nothing`)).status).toBe(404)
})

test('an upload that is broken off is no error', async () => {
  const caller = new AbortController()
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(10_000))
      return new Promise(() => {})
    },
  })
  const init = { method: 'POST', body, duplex: 'half', signal: caller.signal }
  const response = fetch(`${base}/echo?broken`, init)
  void brokenArrived.promise.then(() => caller.abort())
  await expect(response).rejects.toThrow('aborted')
  await expect(ended.promise).resolves.toBeUndefined()
})

test('an upload that has arrived, and is given up before it is read, is no error', async () => {
  const caller = new AbortController()
  const body = new Uint8Array(1000)
  const response = fetch(`${base}/late`, { method: 'POST', body, signal: caller.signal })
  const outcome = response.catch((error: unknown) => error)
  await lateArrived.promise
  await expect.poll(() => arriving?.complete, patient).toBe(true)
  caller.abort()
  expect(await outcome).toMatchObject({ name: 'AbortError' })
  await expect(ended.promise).resolves.toBeUndefined()
})

test('aborts the request when the caller gives up', async () => {
  const caller = new AbortController()
  const response = fetch(`${base}/hang`, { signal: caller.signal })
  void callArrived.promise.then(() => caller.abort(new Error('timeout')))
  await expect(response).rejects.toThrow(/timeout/i)
  await expect.poll(() => hasAborted, patient).toBe(true)
})

test('a zip is produced as fast as the caller reads it, and no further once the caller has gone', async () => {
  const total = 4000
  let produced = 0
  let isCancelled = false
  zip = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        produced++
        controller.enqueue(new Uint8Array(64_000))
        if (produced === total) controller.close()
      },
      cancel() {
        isCancelled = true
      },
    })
  const incoming = await new Promise<IncomingMessage>((resolve) => get(`${base}/zip`, resolve))
  await expect.poll(() => current?.writableNeedDrain, patient).toBe(true)
  const before = produced
  expect(before).toBeLessThan(total)
  incoming.destroy()
  await expect.poll(() => isCancelled, patient).toBe(true)
  expect(produced).toBeLessThan(before + 100)
  await expect(ended.promise).resolves.toBeUndefined()
})

test('a body that waits for its next piece ends with its caller', async () => {
  let isCancelled = false
  zip = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(10)),
      cancel() {
        isCancelled = true
      },
    })
  const caller = new AbortController()
  await fetch(`${base}/zip`, { signal: caller.signal })
  caller.abort()
  await expect.poll(() => isCancelled, patient).toBe(true)
  await expect(ended.promise).resolves.toBeUndefined()
})

test('calls share a connection, also after an upload that was answered before it was read', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const portOf = (body: Uint8Array) =>
    new Promise<number | undefined>((resolve, reject) => {
      const outgoing = openRequest(`${base}/cookies`, { agent, method: 'POST' }, (incoming) => {
        const { localPort } = incoming.socket
        incoming.resume().on('end', () => resolve(localPort))
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  const first = await portOf(new Uint8Array(10))
  expect(first).toBeGreaterThan(0)
  expect(await portOf(new Uint8Array(5_000_000))).toBe(first)
  expect(await portOf(new Uint8Array(10))).toBe(first)
})
