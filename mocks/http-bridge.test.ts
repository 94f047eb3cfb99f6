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

/** A polling timeout so long that only a hanging test fails. */
const patient = { timeout: 60_000 }

let base = ''
let server: Server
let hasAborted = false
let zip = () => new ReadableStream<Uint8Array>()
let current: ServerResponse | undefined
let arriving: IncomingMessage | undefined
const callArrived = Promise.withResolvers<void>()
let endedDeferred = Promise.withResolvers<void>()

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
  '/drain': async (request) => {
    await request.body?.pipeTo(new WritableStream())
    return new Response('ok')
  },
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

const tardyArrived = Promise.withResolvers<void>()
responses['/tardy'] = async (request) => {
  tardyArrived.resolve()
  await new Promise((resolve) => request.signal.addEventListener('abort', resolve))
  return new Response(zip())
}

responses['/aborting'] = ({ signal }) =>
  new Response(
    new ReadableStream({
      start(controller) {
        signal.addEventListener('abort', () => controller.error(signal.reason))
      },
    }),
  )

beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    const respond = async (request: Request) => responses[incoming.url ?? '']?.(request)
    endedDeferred = Promise.withResolvers()
    current = outgoing
    arriving = incoming
    respondOverHttp(respond, incoming, outgoing).then(endedDeferred.resolve, endedDeferred.reject)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address === 'object' && address) base = `http://127.0.0.1:${address.port}`
})
afterAll(() => server.close())

test('sends each cookie in a separate header', async () => {
  const response = await fetch(`${base}/cookies`)
  expect(response.headers.getSetCookie()).toHaveLength(2)
})

test('sends the standard status text', async () => {
  const [found, unknown] = await Promise.all([fetch(`${base}/cookies`), fetch(`${base}/nothing`)])
  expect([found.statusText, unknown.statusText]).toEqual(['OK', 'Not Found'])
})

test('sends the headers before a slow body', async () => {
  zip = () => new ReadableStream<Uint8Array>()
  const caller = new AbortController()
  const response = await fetch(`${base}/zip`, { signal: caller.signal })
  expect(response.headers.get('content-type')).toBe('application/zip')
  caller.abort()
  await expect(endedDeferred.promise).resolves.toBeUndefined()
})

test('closes the connection and rejects if the response body fails', async () => {
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>()
  zip = () =>
    new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(new Uint8Array(10))
        await failed
        controller.error(new Error('Cut'))
      },
    })
  const response = await fetch(`${base}/zip`)
  const failure = endedDeferred.promise.catch(String)
  fail()
  await expect(response.arrayBuffer()).rejects.toThrow('terminated')
  expect(await failure).toBe('Error: Cut')
})

test('rejects a body with a Content-Length over 100 MB', async () => {
  const headers = { 'content-length': String(100 * 1024 * 1024 + 1) }
  const status = await new Promise((resolve, reject) => {
    const outgoing = openRequest(`${base}/echo`, { method: 'POST', headers }, (incoming) => {
      resolve(incoming.statusCode)
      incoming.destroy()
    })
    outgoing.on('error', reject)
    outgoing.write('x')
  })
  expect(status).toBe(413)
})

test('closes the connection if a body of unknown length exceeds 100 MB', async () => {
  let megabytes = 0
  const body = new ReadableStream({
    pull(controller) {
      if (megabytes++ > 100) controller.close()
      else controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  const upload = { method: 'POST', body, duplex: 'half' }
  await expect(fetch(`${base}/drain`, upload)).rejects.toThrow('fetch failed')
  await expect(endedDeferred.promise).resolves.toBeUndefined()
})

test('forwards a large body unchanged', async () => {
  const body = new Uint8Array(5_000_000).map((_, index) => index % 251)
  const response = await fetch(`${base}/echo`, { method: 'POST', body })
  expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(body))).toBe(true)
})

test('closes the connection for a network error, but not for an unknown path', async () => {
  await expect(fetch(`${base}/drop`)).rejects.toThrow('fetch failed')
  expect((await fetch(`${base}/nothing`)).status).toBe(404)
})

test('resolves when an upload is interrupted', async () => {
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
  await expect(endedDeferred.promise).resolves.toBeUndefined()
})

test('resolves when a complete upload is aborted before it is read', async () => {
  const caller = new AbortController()
  const body = new Uint8Array(1000)
  const response = fetch(`${base}/late`, { method: 'POST', body, signal: caller.signal })
  const outcome = response.catch((error: unknown) => error)
  await lateArrived.promise
  await expect.poll(() => arriving?.complete, patient).toBe(true)
  caller.abort()
  expect(await outcome).toMatchObject({ name: 'AbortError' })
  await expect(endedDeferred.promise).resolves.toBeUndefined()
})

test('aborts the request when the client disconnects', async () => {
  const caller = new AbortController()
  const response = fetch(`${base}/hang`, { signal: caller.signal })
  void callArrived.promise.then(() => caller.abort(new Error('timeout')))
  await expect(response).rejects.toThrow(/timeout/i)
  await expect.poll(() => hasAborted, patient).toBe(true)
})

test('streams a zip as fast as the client reads, and stops if the client disconnects', async () => {
  const total = 4000
  let producedCount = 0
  let isCanceled = false
  zip = () =>
    new ReadableStream<Uint8Array>({
      pull(controller) {
        producedCount++
        controller.enqueue(new Uint8Array(64_000))
        if (producedCount === total) controller.close()
      },
      cancel() {
        isCanceled = true
      },
    })
  const incoming = await new Promise<IncomingMessage>((resolve) => get(`${base}/zip`, resolve))
  await expect.poll(() => current?.writableNeedDrain, patient).toBe(true)
  const before = producedCount
  expect(before).toBeLessThan(total)
  incoming.destroy()
  await expect.poll(() => isCanceled, patient).toBe(true)
  expect(producedCount).toBeLessThan(before + 100)
  await expect(endedDeferred.promise).resolves.toBeUndefined()
})

test('cancels a response body that still waits for data when the client disconnects', async () => {
  let isCanceled = false
  zip = () =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(10)),
      cancel() {
        isCanceled = true
      },
    })
  const caller = new AbortController()
  await fetch(`${base}/zip`, { signal: caller.signal })
  caller.abort()
  await expect.poll(() => isCanceled, patient).toBe(true)
  await expect(endedDeferred.promise).resolves.toBeUndefined()
})

test('cancels a response body that becomes ready after the client has disconnected', async () => {
  let isCanceled = false
  zip = () =>
    new ReadableStream<Uint8Array>({
      cancel() {
        isCanceled = true
      },
    })
  const caller = new AbortController()
  const response = fetch(`${base}/tardy`, { signal: caller.signal })
  void tardyArrived.promise.then(() => caller.abort())
  await expect(response).rejects.toThrow('aborted')
  await expect(endedDeferred.promise).resolves.toBeUndefined()
  expect(isCanceled).toBe(true)
})

test('resolves when a response body fails because the client disconnected', async () => {
  const caller = new AbortController()
  await fetch(`${base}/aborting`, { signal: caller.signal })
  caller.abort()
  await expect(endedDeferred.promise).resolves.toBeUndefined()
})

test('reuses a connection, even after an unread upload', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const getPort = (body: Uint8Array) =>
    new Promise<number | undefined>((resolve, reject) => {
      const outgoing = openRequest(`${base}/cookies`, { agent, method: 'POST' }, (incoming) => {
        const { localPort } = incoming.socket
        incoming.resume().on('end', () => resolve(localPort))
      })
      outgoing.on('error', reject)
      outgoing.end(body)
    })
  const first = await getPort(new Uint8Array(10))
  expect(first).toBeGreaterThan(0)
  expect(await getPort(new Uint8Array(5_000_000))).toBe(first)
  expect(await getPort(new Uint8Array(10))).toBe(first)
})
