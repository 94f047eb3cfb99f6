import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ExchangeResult } from '@/auth/refresh/exchange'
import { createRow } from '@/test/auth-harness'
import { exchangeInWorker } from './exchange-in-worker'

const knownLogin = {
  sid: 'sid',
  gen: 3,
  realm: 'client',
  refreshToken: 'refresh-3',
  now: 7,
} as const
const refreshed = { type: 'row', row: createRow(4, 7) } satisfies ExchangeResult
const failure = { kind: 'no-response', message: 'Failed to fetch' } as const
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
  inPage = vi.fn(async () => refreshed)
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
  exchangeInWorker(inPage)(knownLogin, signal).catch((error: Error) => error)

/** A running worker that answers the request with this as soon as it arrives. */
function answering(data: unknown) {
  const worker = stubWorker()
  worker.greet = (port) => {
    port.addEventListener('received', () => port.postMessage(data))
    port.postMessage('ready')
  }
  return worker
}

test('the worker exchanges the token in the language of the page, and is gone afterwards', async () => {
  const worker = answering(refreshed)
  expect(await start()).toEqual(refreshed)
  expect(worker.received).toEqual([{ ...knownLogin, lang: 'en' }])
  expect(inPage).not.toHaveBeenCalled()
  expect(unregister).toHaveBeenCalledOnce()
})

test('no page lies in the scope of the worker', async () => {
  answering(refreshed)
  await start()
  const [url, { scope }] = register.mock.lastCall ?? [undefined, {}]
  expect(scope).toMatch(/\/session-exchange\/[\w-]+\/$/)
  expect(url?.pathname.startsWith(scope?.replace(/session-exchange.*/, '') ?? '?')).toBe(true)
})

test('two exchanges share no scope, or the page that is done first would stop the worker of the other', async () => {
  answering(refreshed)
  await start()
  await start()
  const scopes = register.mock.calls.map(([, { scope }]) => scope)
  expect(new Set(scopes).size).toBe(2)
})

test.each([
  ['failure', { type: 'failed', failure: { ...failure, status: 503, retryAfter: 30_000 } }],
  ['refusal', { type: 'refused', isNoted: true }],
] as const)('A10 a %s in the worker is one in the page', async (_, result) => {
  answering(result)
  expect(await start()).toEqual(result)
})

test('C2 the page exchanges the token if the worker has no database for it', async () => {
  answering(null)
  expect(await start()).toEqual(refreshed)
  expect(inPage).toHaveBeenCalledOnce()
  expect(unregister).toHaveBeenCalledOnce()
})

test('an answer that is not a result fails', async () => {
  answering({ type: 'row', row: { gen: 'four' } })
  expect(await start()).toBeInstanceOf(Error)
})

test('without service workers, as on plain http, the page exchanges the token', async () => {
  vi.stubGlobal('navigator', {})
  expect(await start()).toEqual(refreshed)
  expect(inPage).toHaveBeenCalledOnce()
})

test('when the worker cannot be registered or does not start, the page exchanges the token at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  register.mockRejectedValue(new DOMException('no', 'SecurityError'))
  expect(await start()).toEqual(refreshed)
  stubWorker((worker) => worker.become('redundant'))
  expect(await start()).toEqual(refreshed)
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
    expect(await outcome).toEqual(refreshed)
    expect(inPage).toHaveBeenCalledOnce()
  })
}

test('a worker that does not answer within 10 s never gets the token', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const worker = stubWorker()
  const outcome = start()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await outcome).toEqual(refreshed)
  expect(inPage).toHaveBeenCalledOnce()
  ports[0]?.postMessage('ready')
  vi.useRealTimers()
  await new Promise((resolve) => setImmediate(resolve))
  expect(worker.received).toEqual([])
})

test('A17 the deadline ends the wait for a worker that runs, without a request by the page', async () => {
  const deadline = new AbortController()
  const worker = stubWorker()
  worker.greet = (port) => {
    port.postMessage('ready')
    port.addEventListener('received', () => deadline.abort(new DOMException('', 'TimeoutError')))
  }
  expect(await start(deadline.signal)).toMatchObject({ name: 'TimeoutError' })
  expect(inPage).not.toHaveBeenCalled()
})

test('a page that is left stops waiting for its worker, which goes on', async () => {
  const worker = stubWorker()
  worker.greet = (port) => {
    port.postMessage('ready')
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
  await expect(exchange(knownLogin, signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(inPage).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('pageshow'))
  expect(await exchange(knownLogin, signal)).toEqual(refreshed)
})

test('a request that the browser aborts with its page is no failure', async () => {
  vi.stubGlobal('navigator', {})
  inPage.mockImplementation(async () => {
    page.dispatchEvent(new Event('pagehide'))
    return { type: 'failed', failure }
  })
  expect(await start()).toMatchObject({ name: 'AbortError' })
  page.dispatchEvent(new Event('pageshow'))
})

test('a failure of the page itself stays one', async () => {
  vi.stubGlobal('navigator', {})
  inPage.mockResolvedValue({ type: 'failed', failure })
  expect(await start()).toEqual({ type: 'failed', failure })
})

test('two exchanges share no signal, on which each would leave something', async () => {
  vi.stubGlobal('navigator', {})
  const any = vi.spyOn(AbortSignal, 'any')
  onTestFinished(() => any.mockRestore())
  const exchange = exchangeInWorker(inPage)
  await exchange(knownLogin, new AbortController().signal)
  await exchange(knownLogin, new AbortController().signal)
  const sources = any.mock.calls.flatMap(([signals]) => [...signals])
  expect(sources).toHaveLength(4)
  expect(new Set(sources).size).toBe(4)
})
