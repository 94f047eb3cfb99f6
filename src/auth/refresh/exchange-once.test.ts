import { expect, test } from 'vitest'
import { memoryStore } from '@/test/memory-store'
import { tokenPair } from '@/test/auth-harness'
import { ExchangeRejectedError } from '@/auth/session/session-errors'
import { realClock } from './clock'
import { createExchangeOnce, type Exchange } from './exchange-once'
import { createTabLock, withoutLock } from './lock'
import { createRefreshRegistry, type RegistryRow } from './refresh-registry'

const request = { sid: 'sid', gen: 0, realm: 'client', refreshToken: 'refresh-0' } as const
const { signal } = new AbortController()

function harness(respond: Exchange = async () => tokenPair(1), options = {}) {
  const rows = new Map<string, RegistryRow>()
  const sentTokens: string[] = []
  const exchangeOnce = createExchangeOnce(
    createRefreshRegistry(memoryStore(rows), realClock),
    (...call) => {
      sentTokens.push(call[1])
      return respond(...call)
    },
    () => withoutLock,
    options,
  )
  return { rows, sentTokens, ask: (gen = 0) => exchangeOnce({ ...request, gen }, signal) }
}

test('S1 everybody who asks during an exchange gets its pair', async () => {
  const { ask, sentTokens } = harness()
  const results = await Promise.all([ask(), ask(), ask()])
  expect(sentTokens).toEqual(['refresh-0'])
  for (const result of results)
    expect(result).toEqual({ type: 'advanced', row: { gen: 1, handover: tokenPair(1) } })
})

test('S1 a token whose generation is over is not sent', async () => {
  for (const row of [{ gen: 1 }, { gen: 0, ended: 7 }]) {
    const { ask, sentTokens, rows } = harness()
    rows.set('sid', row)
    expect(await ask()).toEqual({ type: 'advanced', row })
    expect(sentTokens).toEqual([])
  }
})

test('S1 the page and the worker together send a token once', async () => {
  const rows = new Map<string, RegistryRow>()
  const sentTokens: string[] = []
  const lock = createTabLock()
  const [page, worker] = ['page', 'worker'].map((sender) =>
    createExchangeOnce(
      createRefreshRegistry(memoryStore(rows), realClock),
      async () => {
        sentTokens.push(sender)
        return tokenPair(1)
      },
      () => lock,
    ),
  )
  const results = await Promise.all([worker?.(request, signal), page?.(request, signal)])
  expect(sentTokens).toEqual(['worker'])
  for (const result of results)
    expect(result).toEqual({ type: 'advanced', row: { gen: 1, handover: tokenPair(1) } })
})

test('each generation is exchanged by itself', async () => {
  const { ask, sentTokens, rows } = harness()
  await ask()
  rows.set('sid', { gen: 1 })
  await ask(1)
  expect(sentTokens).toHaveLength(2)
})

test('S3 a pair that arrives after the login has ended is discarded', async () => {
  const { ask, rows } = harness(async () => {
    rows.set('sid', { gen: 0, ended: 7 })
    return tokenPair(1)
  })
  expect(await ask()).toEqual({ type: 'advanced', row: { gen: 1, ended: 7 } })
  expect(rows.get('sid')).toEqual({ gen: 1, ended: 7 })
})

test('a pair that is older than the row is discarded', async () => {
  const { ask, rows } = harness(async () => {
    rows.set('sid', { gen: 2 })
    return tokenPair(1)
  })
  expect(await ask()).toEqual({ type: 'advanced', row: { gen: 2 } })
})

test('a refusal and a failure leave the row alone and may be asked again', async () => {
  let error: Error = new ExchangeRejectedError()
  const { ask, rows, sentTokens } = harness(() => Promise.reject(error))
  expect(await ask()).toEqual({ type: 'rejected' })
  error = new TypeError('no network')
  expect(await ask()).toEqual({ type: 'failed', error })
  expect(sentTokens).toHaveLength(2)
  expect(rows.size).toBe(0)
})

const worker = { marksPending: true }

test('S1 a worker marks its exchange while it runs, and a page marks none', async () => {
  const duringExchange: unknown[] = []
  for (const options of [worker, {}]) {
    const { ask, rows } = harness(async () => {
      duringExchange.push(rows.get('sid'))
      return tokenPair(1)
    }, options)
    rows.set('sid', { gen: 0 })
    await ask()
    expect(rows.get('sid')).toEqual({ gen: 1, handover: tokenPair(1) })
  }
  expect(duringExchange).toEqual([{ gen: 0, pending: true }, { gen: 0 }])
})

test('S1 the mark of a worker that died is removed, and the token is not sent this time', async () => {
  const { ask, rows, sentTokens } = harness()
  rows.set('sid', { gen: 0, pending: true })
  const error = { message: 'The worker died during an exchange' }
  expect(await ask()).toMatchObject({ type: 'failed', error })
  expect(sentTokens).toEqual([])
  expect(rows.get('sid')).toEqual({ gen: 0 })
  expect(await ask()).toMatchObject({ type: 'advanced' })
})

test('no mark is left by a failure or a refusal', async () => {
  for (const error of [new ExchangeRejectedError(), new TypeError('no network')]) {
    const { ask, rows } = harness(() => Promise.reject(error), worker)
    await ask()
    expect(rows.get('sid')).toEqual({ gen: 0 })
  }
})

test('S3 a login that ends before its worker has marked it is not exchanged', async () => {
  const rows = new Map<string, RegistryRow>()
  const store = memoryStore(rows)
  const sentTokens: string[] = []
  const registry = createRefreshRegistry(
    {
      ...store,
      read: async (sid) => {
        const row = await store.read(sid)
        rows.set('sid', { gen: 0, ended: 7 })
        return row
      },
    },
    realClock,
  )
  const exchangeOnce = createExchangeOnce(
    registry,
    async () => {
      sentTokens.push('worker')
      return tokenPair(1)
    },
    () => withoutLock,
    worker,
  )
  expect(await exchangeOnce(request, signal)).toEqual({
    type: 'advanced',
    row: { gen: 0, ended: 7 },
  })
  expect(sentTokens).toEqual([])
})
