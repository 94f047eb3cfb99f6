import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import type { ExchangeResult } from '@/auth/refresh/exchange-once'
import { exchangeInWorker } from './exchange-in-worker'
import { READY, toMessage } from './exchange-messages'

const request = { sid: 'sid', gen: 3, realm: 'client', refreshToken: 'refresh-3' } as const
const advanced = { type: 'advanced', row: { gen: 4 } } satisfies ExchangeResult
const page = new EventTarget()

class StubWorker extends EventTarget {
  state = 'installing'
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  /** Handles the worker's end of the channel that the page opened. */
  greet: (port: MessagePort) => void = () => {}
  received: unknown[] = []
  postMessage(_: unknown, [port]: MessagePort[]) {
    if (!port) throw new Error('The page has sent no port')
    ports.push(port)
    port.addEventListener('message', ({ data }: MessageEvent) => {
      this.received.push(data)
      port.dispatchEvent(new Event('received'))
    })
    port.start()
    this.greet(port)
  }
}

const unregister = vi.fn(async () => true)
const register = vi.fn<(url: URL, options: RegistrationOptions) => Promise<object>>()

/** A browser that registers this worker and starts it with `run`. */
function stubWorker(run: (worker: StubWorker) => void = (worker) => worker.become('activated')) {
  const worker = new StubWorker()
  register.mockImplementation(async () => {
    queueMicrotask(() => run(worker))
    return { installing: worker, waiting: null, active: null, unregister }
  })
  return worker
}

const ports: MessagePort[] = []
let inPage: ReturnType<typeof vi.fn<() => Promise<ExchangeResult>>>
beforeEach(() => {
  inPage = vi.fn(async () => advanced)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', { href: 'https://portal.test/' })
  vi.stubGlobal('navigator', { serviceWorker: { register } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.clearAllMocks()
  for (const port of ports.splice(0)) port.close()
})

const start = (signal = new AbortController().signal) =>
  exchangeInWorker(inPage)(request, signal).catch((error: Error) => error)

/** A running worker that answers the request with this as soon as it arrives. */
function answering(data: unknown) {
  const worker = stubWorker()
  worker.greet = (port) => {
    port.addEventListener('received', () => port.postMessage(data))
    port.postMessage(READY)
  }
  return worker
}

test('the worker exchanges the token in the language of the page, and is gone afterwards', async () => {
  const worker = answering(advanced)
  expect(await start()).toEqual(advanced)
  expect(worker.received).toEqual([{ ...request, lang: 'en' }])
  expect(inPage).not.toHaveBeenCalled()
  expect(unregister).toHaveBeenCalledOnce()
})

test('no page lies in the scope of the worker', async () => {
  answering(advanced)
  await start()
  const [url, { scope }] = register.mock.lastCall ?? [undefined, {}]
  expect(scope).toMatch(/\/session-exchange\/$/)
  expect(url?.pathname.startsWith(scope?.replace('session-exchange/', '') ?? '?')).toBe(true)
})

const getFailure = (result: ExchangeResult | Error) => {
  if (!('type' in result) || result.type !== 'failed') throw new Error('It has not failed.')
  return result.error
}

test("A10 a failure in the worker keeps the server's message and Retry-After", async () => {
  const known = { status: 503, body: { message: 'Back at 14:00' }, retryAfter: 30_000 }
  const error = new ApiError('status', 'answered 503', known)
  answering(toMessage({ type: 'failed', error }))
  const failure = getFailure(await start())
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ kind: 'status', message: 'answered 503', ...known })
})

test('an unknown failure in the worker counts as no response', async () => {
  answering(toMessage({ type: 'failed', error: new TypeError('x') }))
  expect(getFailure(await start())).toMatchObject({ name: 'ApiError', kind: 'no-response' })
})

test('a refusal in the worker is one in the page', async () => {
  answering({ type: 'rejected' })
  expect(await start()).toEqual({ type: 'rejected' })
})

test('without service workers, as on plain http, the page exchanges the token', async () => {
  vi.stubGlobal('navigator', {})
  expect(await start()).toEqual(advanced)
  expect(inPage).toHaveBeenCalledOnce()
})

test('when the worker cannot be registered or does not start, the page exchanges the token at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  register.mockRejectedValue(new DOMException('no', 'SecurityError'))
  expect(await start()).toEqual(advanced)
  stubWorker((worker) => worker.become('redundant'))
  expect(await start()).toEqual(advanced)
  expect(inPage).toHaveBeenCalledTimes(2)
})

for (const [what, hang] of [
  ['registration that hangs', () => register.mockReturnValue(new Promise(() => {}))],
  ['worker that is never active', () => stubWorker(() => {})],
] as const) {
  test(`after 10 s of a ${what} the page exchanges the token`, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    hang()
    const outcome = start()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await outcome).toEqual(advanced)
    expect(inPage).toHaveBeenCalledOnce()
  })
}

test('a worker that does not answer within 10 s never gets the token', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const worker = stubWorker()
  const outcome = start()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcome).toEqual(advanced)
  expect(inPage).toHaveBeenCalledOnce()
  ports[0]?.postMessage(READY)
  vi.useRealTimers()
  await new Promise((resolve) => setImmediate(resolve))
  expect(worker.received).toEqual([])
})

test('A17 the deadline ends the wait for a worker that runs, without a request by the page', async () => {
  const deadline = new AbortController()
  const worker = stubWorker()
  worker.greet = (port) => {
    port.postMessage(READY)
    port.addEventListener('received', () => deadline.abort(new DOMException('', 'TimeoutError')))
  }
  expect(await start(deadline.signal)).toMatchObject({ name: 'TimeoutError' })
  expect(inPage).not.toHaveBeenCalled()
})

test('a page that is left stops waiting for its worker, which goes on', async () => {
  const worker = stubWorker()
  worker.greet = (port) => {
    port.postMessage(READY)
    port.addEventListener('received', () => page.dispatchEvent(new Event('pagehide')))
  }
  expect(await start()).toMatchObject({ name: 'AbortError' })
  expect(worker.received).toHaveLength(1)
  expect(inPage).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('pageshow'))
})

test('a page that is being left starts no exchange, one that comes back does', async () => {
  vi.stubGlobal('navigator', {})
  const exchange = exchangeInWorker(inPage)
  const { signal } = new AbortController()
  page.dispatchEvent(new Event('pagehide'))
  await expect(exchange(request, signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(inPage).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('pageshow'))
  expect(await exchange(request, signal)).toEqual(advanced)
})

test('a request that the browser aborts with its page is no failure', async () => {
  vi.stubGlobal('navigator', {})
  inPage.mockImplementation(async () => {
    page.dispatchEvent(new Event('pagehide'))
    return { type: 'failed', error: new TypeError('Failed to fetch') }
  })
  expect(await start()).toMatchObject({ type: 'failed', error: { name: 'AbortError' } })
  page.dispatchEvent(new Event('pageshow'))
})

test('a failure of the page itself keeps its error', async () => {
  vi.stubGlobal('navigator', {})
  const error = new TypeError('Failed to fetch')
  inPage.mockResolvedValue({ type: 'failed', error })
  expect(getFailure(await start())).toBe(error)
})

test('two exchanges share no signal, on which each would leave something', async () => {
  vi.stubGlobal('navigator', {})
  const any = vi.spyOn(AbortSignal, 'any')
  onTestFinished(() => any.mockRestore())
  const exchange = exchangeInWorker(inPage)
  await exchange(request, new AbortController().signal)
  await exchange(request, new AbortController().signal)
  const sources = any.mock.calls.flatMap(([signals]) => [...signals])
  expect(sources).toHaveLength(4)
  expect(new Set(sources).size).toBe(4)
})
