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

/** Stubs a browser that registers the returned worker, and calls `run` with the worker after the registration. */
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

/** Stubs a running worker that responds to the request with `data` as soon as it arrives. */
function answering(data: unknown) {
  const worker = stubWorker()
  worker.greet = (port) => {
    port.addEventListener('received', () => port.postMessage(data))
    port.postMessage('ready')
  }
  return worker
}

test("sends the page's language with the token, and unregisters the worker afterward", async () => {
  const worker = answering(refreshed)
  expect(await start()).toEqual(refreshed)
  expect(worker.received).toEqual([{ ...knownLogin, lang: 'en' }])
  expect(inPage).not.toHaveBeenCalled()
  expect(unregister).toHaveBeenCalledOnce()
})

test('registers the worker under a scope that contains no page', async () => {
  answering(refreshed)
  await start()
  const [url, { scope }] = register.mock.lastCall ?? [undefined, {}]
  expect(scope).toMatch(/\/session-exchange\/[\w-]+\/$/)
  expect(url?.pathname.startsWith(scope?.replace(/session-exchange.*/, '') ?? '?')).toBe(true)
})

test("uses a separate scope per exchange, so no page stops another page's worker", async () => {
  answering(refreshed)
  await start()
  await start()
  const scopes = register.mock.calls.map(([, { scope }]) => scope)
  expect(new Set(scopes).size).toBe(2)
})

test.each([
  ['failure', { type: 'failed', failure: { ...failure, status: 503, retryAfter: 30_000 } }],
  ['refusal', { type: 'refused', isNoted: true }],
] as const)('A10 returns a %s from the worker unchanged', async (_, result) => {
  answering(result)
  expect(await start()).toEqual(result)
})

test('C2 exchanges the token in the page if the worker has no database', async () => {
  answering(null)
  expect(await start()).toEqual(refreshed)
  expect(inPage).toHaveBeenCalledOnce()
  expect(unregister).toHaveBeenCalledOnce()
})

test("throws when the worker's response is not an exchange result", async () => {
  answering({ type: 'row', row: { gen: 'four' } })
  expect(await start()).toBeInstanceOf(Error)
})

test('exchanges the token in the page if service workers are unavailable, as on plain HTTP', async () => {
  vi.stubGlobal('navigator', {})
  expect(await start()).toEqual(refreshed)
  expect(inPage).toHaveBeenCalledOnce()
})

test('exchanges the token immediately in the page when the worker cannot be registered or does not start', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  register.mockRejectedValue(new DOMException('no', 'SecurityError'))
  expect(await start()).toEqual(refreshed)
  stubWorker((worker) => worker.become('redundant'))
  expect(await start()).toEqual(refreshed)
  expect(inPage).toHaveBeenCalledTimes(2)
})

for (const [what, hang] of [
  ['registration that hangs', () => register.mockReturnValue(new Promise(() => {}))],
  ['worker that never becomes active', () => stubWorker(() => {})],
] as const) {
  test(`exchanges the token in the page after waiting 10 s for a ${what}`, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    hang()
    const outcome = start()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await outcome).toEqual(refreshed)
    expect(inPage).toHaveBeenCalledOnce()
  })
}

test('never sends the token to a worker that does not respond within 10 s', async () => {
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

test('A17 stops waiting for a running worker at the deadline, and sends no request from the page', async () => {
  const deadline = new AbortController()
  const worker = stubWorker()
  worker.greet = (port) => {
    port.postMessage('ready')
    port.addEventListener('received', () => deadline.abort(new DOMException('', 'TimeoutError')))
  }
  expect(await start(deadline.signal)).toMatchObject({ name: 'TimeoutError' })
  expect(inPage).not.toHaveBeenCalled()
})

test('stops waiting for the worker when the user leaves the page, and the worker continues', async () => {
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

test('rejects an exchange after pagehide, and accepts exchanges again after pageshow', async () => {
  vi.stubGlobal('navigator', {})
  const exchange = exchangeInWorker(inPage)
  const { signal } = new AbortController()
  page.dispatchEvent(new Event('pagehide'))
  await expect(exchange(knownLogin, signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(inPage).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('pageshow'))
  expect(await exchange(knownLogin, signal)).toEqual(refreshed)
})

test('throws AbortError instead of a failure when leaving the page aborts the request', async () => {
  vi.stubGlobal('navigator', {})
  inPage.mockImplementation(async () => {
    page.dispatchEvent(new Event('pagehide'))
    return { type: 'failed', failure }
  })
  expect(await start()).toMatchObject({ name: 'AbortError' })
  page.dispatchEvent(new Event('pageshow'))
})

test('returns the failure if the exchange in the page fails', async () => {
  vi.stubGlobal('navigator', {})
  inPage.mockResolvedValue({ type: 'failed', failure })
  expect(await start()).toEqual({ type: 'failed', failure })
})

test('uses separate abort signals for each exchange, so no listeners accumulate', async () => {
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
