import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import type { ExchangeResult } from '@/auth/refresh/exchange-once'
import { exchangeInWorker } from './exchange-in-worker'
import { READY } from './exchange-messages'

const request = { sid: 'sid', gen: 3, realm: 'client', refreshToken: 'refresh-3' } as const
const advanced = { type: 'advanced', row: { gen: 4 } } satisfies ExchangeResult
const page = new EventTarget()

type Port = { send: (data: unknown) => void; received: unknown[] }

/** A SharedWorker of which `run` says what it does once a page has connected. */
function stubWorker(run: (port: Port, worker: EventTarget) => void) {
  class StubWorker extends EventTarget {
    port: MessagePort
    constructor() {
      super()
      const { port1, port2 } = new MessageChannel()
      this.port = port1
      const received: unknown[] = []
      port2.addEventListener('message', ({ data }: MessageEvent) => {
        received.push(data)
        port2.dispatchEvent(new Event('received'))
      })
      port2.start()
      ports.push(port2)
      run({ send: (data) => port2.postMessage(data), received }, this)
    }
  }
  vi.stubGlobal('SharedWorker', StubWorker)
}

const ports: MessagePort[] = []
let inPage: ReturnType<typeof vi.fn<() => Promise<ExchangeResult>>>
beforeEach(() => {
  inPage = vi.fn(async () => advanced)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const port of ports.splice(0)) port.close()
})

const start = (signal = new AbortController().signal) =>
  exchangeInWorker(inPage)(request, signal).catch((error: Error) => error)

/** Answers the request as soon as it comes. */
const answer = (port: Port, data: unknown) => {
  port.send(READY)
  ports.at(-1)?.addEventListener('received', () => port.send(data))
}

test('the worker exchanges the token in the language of the page, and the page does not', async () => {
  let port: Port | undefined
  stubWorker((each) => {
    port = each
    answer(each, advanced)
  })
  expect(await start()).toEqual(advanced)
  expect(port?.received).toEqual([{ ...request, lang: 'en' }])
  expect(inPage).not.toHaveBeenCalled()
})

test('a failure in the worker keeps its kind and status', async () => {
  stubWorker((port) =>
    answer(port, { type: 'failed', kind: 'status', message: 'answered 503', status: 503 }),
  )
  const result = await start()
  if (!('type' in result) || result.type !== 'failed') throw new Error('It has not failed.')
  expect(result.error).toBeInstanceOf(ApiError)
  expect(result.error).toMatchObject({ kind: 'status', status: 503, message: 'answered 503' })
})

test('a refusal in the worker is one in the page', async () => {
  stubWorker((port) => answer(port, { type: 'rejected' }))
  expect(await start()).toEqual({ type: 'rejected' })
})

test('without a SharedWorker the page exchanges the token', async () => {
  vi.stubGlobal('SharedWorker', undefined)
  Reflect.deleteProperty(globalThis, 'SharedWorker')
  expect(await start()).toEqual(advanced)
  expect(inPage).toHaveBeenCalledOnce()
})

test('when the worker cannot be made or loaded, the page exchanges the token', async () => {
  vi.stubGlobal('SharedWorker', function Refused() {
    throw new DOMException('no', 'SecurityError')
  })
  expect(await start()).toEqual(advanced)
  stubWorker((_, worker) => void queueMicrotask(() => worker.dispatchEvent(new Event('error'))))
  expect(await start()).toEqual(advanced)
  expect(inPage).toHaveBeenCalledTimes(2)
})

test('a worker that does not start within 20 s never gets the token', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let port: Port | undefined
  stubWorker((each) => (port = each))
  const outcome = start()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await outcome).toEqual(advanced)
  expect(inPage).toHaveBeenCalledOnce()
  port?.send(READY)
  vi.useRealTimers()
  await new Promise((resolve) => setImmediate(resolve))
  expect(port?.received).toEqual([])
})

test('A17 the deadline ends the wait for a worker that runs, without a request by the page', async () => {
  const deadline = new AbortController()
  stubWorker((port) => {
    port.send(READY)
    ports
      .at(-1)
      ?.addEventListener('received', () => deadline.abort(new DOMException('', 'TimeoutError')))
  })
  expect(await start(deadline.signal)).toMatchObject({ name: 'TimeoutError' })
  expect(inPage).not.toHaveBeenCalled()
})

test('a page that is being left starts no exchange, one that comes back does', async () => {
  vi.stubGlobal('SharedWorker', undefined)
  Reflect.deleteProperty(globalThis, 'SharedWorker')
  const exchange = exchangeInWorker(inPage)
  const { signal } = new AbortController()
  page.dispatchEvent(new Event('pagehide'))
  await expect(exchange(request, signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(inPage).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('pageshow'))
  expect(await exchange(request, signal)).toEqual(advanced)
})

test('a request that the browser aborts with its page is no failure', async () => {
  vi.stubGlobal('SharedWorker', undefined)
  Reflect.deleteProperty(globalThis, 'SharedWorker')
  inPage.mockImplementation(async () => {
    page.dispatchEvent(new Event('pagehide'))
    return { type: 'failed', error: new TypeError('Failed to fetch') }
  })
  expect(await start()).toMatchObject({ type: 'failed', error: { name: 'AbortError' } })
  page.dispatchEvent(new Event('pageshow'))
})
