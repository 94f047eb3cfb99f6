import { IDBFactory } from 'fake-indexeddb'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { patient } from '@/test/patient'

const listeners = new Map<string, (event: unknown) => void>()
const skipWaiting = vi.fn(async () => {})

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) =>
    listeners.set(type, listener),
  )
  vi.stubGlobal('skipWaiting', skipWaiting)
  await import('./exchange-worker')
})
afterEach(() => void vi.useRealTimers())
afterAll(() => void vi.unstubAllGlobals())

const request = { gen: 0, realm: 'client', refreshToken: 'used-refresh', now: 7, lang: 'ar' }

/**
 * Opens a page that uses the worker. Returns the received messages, the `waitUntil` promises and the worker's requests.
 */
function openPage() {
  const { port1, port2 } = new MessageChannel()
  const messages: unknown[] = []
  port1.addEventListener('message', ({ data }) => messages.push(data))
  port1.start()
  const sentRequests: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...input) => {
    sentRequests.push(new Request(...input))
    return Response.json({ access_token: 'next-access', refresh_token: 'next-refresh' })
  })
  const works: Promise<unknown>[] = []
  const waitUntil = (work: Promise<unknown>) => void works.push(work)
  return { port1, port2, messages, sentRequests, works, waitUntil }
}

test('calls skipWaiting when the worker is installed', () => {
  listeners.get('install')?.({})
  expect(skipWaiting).toHaveBeenCalledTimes(1)
})

test('C2 returns null and sends no request if there is no database', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const { port1, port2, messages, sentRequests, works, waitUntil } = openPage()
  listeners.get('message')?.({ ports: [port2], waitUntil })
  port1.postMessage({ ...request, sid: 'sid-without-database' })
  await Promise.all(works)
  await vi.waitFor(() => expect(messages).toEqual(['ready', null]), patient)
  expect(sentRequests).toEqual([])
  port1.close()
  // Restores the database for all other tests.
  vi.stubGlobal('indexedDB', new IDBFactory())
})

test('signals that it is ready, exchanges the token, and registers the work with waitUntil', async () => {
  const { port1, port2, messages, sentRequests, works, waitUntil } = openPage()
  listeners.get('message')?.({ ports: [port2], waitUntil })
  await vi.waitFor(() => expect(messages).toEqual(['ready']), patient)
  port1.postMessage({ ...request, sid: 'sid-of-worker' })
  await Promise.all(works)
  expect(works).toHaveLength(1)
  const tokens = { accessToken: 'next-access', refreshToken: 'next-refresh' }
  const response = { type: 'row', row: { gen: 1, ...tokens, loginTime: 7 } }
  await vi.waitFor(() => expect(messages).toEqual(['ready', response]), patient)
  expect(sentRequests).toHaveLength(1)
  expect(new URL(sentRequests[0]?.url ?? '').searchParams.get('lang')).toBe('ar')
  port1.close()
})

test("sends an administrator's token to the admin backend", async () => {
  const { port1, port2, sentRequests, works, waitUntil } = openPage()
  listeners.get('message')?.({ ports: [port2], waitUntil })
  port1.postMessage({ ...request, realm: 'admin', sid: 'sid-of-administrator' })
  await Promise.all(works)
  expect(sentRequests.map(({ url }) => new URL(url).pathname)).toEqual([
    expect.stringMatching(/^\/admin-portal-backend\//),
  ])
  port1.close()
})

test.each(['sid', 'gen', 'realm', 'refreshToken', 'now', 'lang'])(
  'ignores a request without %s and sends nothing',
  async (key) => {
    const { port1, port2, messages, sentRequests, works, waitUntil } = openPage()
    listeners.get('message')?.({ ports: [port2], waitUntil })
    port1.postMessage({ ...request, sid: `sid-without-${key}`, [key]: undefined })
    await Promise.all(works)
    // Marks the end, because it arrives after all messages from the worker.
    port2.postMessage('end')
    await vi.waitFor(() => expect(messages).toEqual(['ready', 'end']), patient)
    expect(sentRequests).toEqual([])
    port1.close()
  },
)

test('keeps the worker alive for 10 s if the page closes before sending its request', async () => {
  vi.useFakeTimers()
  const { port1, port2, sentRequests, works, waitUntil } = openPage()
  listeners.get('message')?.({ ports: [port2], waitUntil })
  const onEnded = vi.fn()
  void works[0]?.then(onEnded)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(onEnded).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onEnded).toHaveBeenCalledTimes(1)
  expect(sentRequests).toEqual([])
  port1.close()
})

test('ignores a message without a port or without waitUntil', () => {
  const { port2, works, waitUntil } = openPage()
  listeners.get('message')?.({ ports: [], waitUntil })
  expect(() => listeners.get('message')?.({ ports: [port2] })).not.toThrow()
  expect(works).toEqual([])
})
