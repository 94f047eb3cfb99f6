import { expect, onTestFinished, test, vi } from 'vitest'
import { createRow, createTokens, refused, unreachable } from '@/test/auth-harness'
import { brokenLogins, memoryLogins } from '@/test/memory-logins'
import { createExchange, type SendRefresh } from './exchange'
import { createTabLock } from './lock'
import { MAX_LAG, type LoginRow, type Logins } from './logins'

const knownLogin = {
  sid: 'sid',
  gen: 0,
  realm: 'client',
  refreshToken: 'refresh-0',
  now: 7,
} as const
const { signal } = new AbortController()
const succeed: SendRefresh = async () => ({ type: 'tokens', ...createTokens(1) })
const endedRow = { gen: 0, ended: 3 }

function setUp({
  send = succeed,
  rows = new Map<string, LoginRow>(),
  logins = memoryLogins(rows),
  lock = createTabLock(),
  mirrored,
}: {
  send?: SendRefresh
  rows?: Map<string, LoginRow>
  logins?: Logins
  lock?: ReturnType<typeof createTabLock>
  mirrored?: LoginRow
} = {}) {
  const sentTokens: string[] = []
  const exchange = createExchange({
    lock,
    logins,
    send: (request, limit) => {
      sentTokens.push(request.refreshToken)
      return send(request, limit)
    },
    readMirror: () => mirrored,
  })
  return { rows, sentTokens, ask: (gen = 0) => exchange({ ...knownLogin, gen }, signal) }
}

test('the new tokens are the row, with the next generation and the time of the page', async () => {
  const { ask, rows } = setUp()
  expect(await ask()).toEqual({ type: 'row', row: createRow(1, 7) })
  expect(rows.get('sid')).toEqual(createRow(1, 7))
})

test('S1 the page and two workers that ask together send a token once', async () => {
  const [rows, lock] = [new Map<string, LoginRow>(), createTabLock()]
  const askers = [setUp({ rows, lock }), setUp({ rows, lock }), setUp({ rows, lock })]
  const results = await Promise.all(askers.map(({ ask }) => ask()))
  expect(askers.flatMap(({ sentTokens }) => sentTokens)).toEqual(['refresh-0'])
  for (const result of results) expect(result).toEqual({ type: 'row', row: createRow(1, 7) })
})

test('S1 S3 a token is not sent after another tab was faster, or has ended the login', async () => {
  for (const row of [createRow(1, 0), endedRow, { gen: 5, ended: 3 }]) {
    const { ask, sentTokens } = setUp({ rows: new Map([['sid', row]]) })
    expect(await ask()).toEqual({ type: 'row', row })
    expect(sentTokens).toEqual([])
  }
})

test('A12b without a new refresh token the old one stays', async () => {
  const { ask } = setUp({ send: async () => ({ type: 'tokens', accessToken: 'access-1' }) })
  const row = { gen: 1, accessToken: 'access-1', refreshToken: 'refresh-0', loginTime: 7 }
  expect(await ask()).toEqual({ type: 'row', row })
})

test('C4 a login without a row is exchanged, and so is one whose row a failed write left behind', async () => {
  for (const rows of [new Map(), new Map([['sid', createRow(0, 0)]])]) {
    const { ask } = setUp({ rows })
    await ask()
    expect(rows.get('sid')).toEqual(createRow(1, 7))
  }
  const rows = new Map([['sid', createRow(0, 0)]])
  const { ask } = setUp({ rows })
  await ask(3)
  expect(rows.get('sid')).toMatchObject({ gen: 4 })
})

test('S3 a pair that arrives after the login has ended is not kept, and its token counts as used', async () => {
  const { ask, rows } = setUp({
    send: async (...request) => {
      rows.set('sid', endedRow)
      return succeed(...request)
    },
  })
  expect(await ask()).toEqual({ type: 'row', row: { gen: 1, ended: 3 } })
  expect(rows.get('sid')).toEqual({ gen: 1, ended: 3 })
})

test('a pair that is older than the row is not kept', async () => {
  const { ask, rows } = setUp({
    send: async (...request) => {
      rows.set('sid', createRow(2, 0))
      return succeed(...request)
    },
  })
  expect(await ask()).toEqual({ type: 'row', row: createRow(2, 0) })
})

test('A11 a refusal ends the login', async () => {
  const { ask, rows } = setUp({ send: refused, rows: new Map([['sid', createRow(0, 0)]]) })
  expect(await ask()).toEqual({ type: 'refused', isNoted: true })
  expect(rows.get('sid')).toEqual({ gen: 0, ended: 7 })
})

test('S8 a refusal ends no login that was refreshed or ended meanwhile', async () => {
  for (const row of [createRow(1, 0), endedRow]) {
    const { ask, rows } = setUp({
      send: async () => {
        rows.set('sid', row)
        return { type: 'refused' }
      },
    })
    expect(await ask()).toEqual({ type: 'row', row })
    expect(rows.get('sid')).toBe(row)
  }
})

test('S8 a passing failure changes nothing, and the same token may be sent again', async () => {
  const { ask, rows, sentTokens } = setUp({ send: unreachable })
  expect(await ask()).toMatchObject({ type: 'failed', failure: { kind: 'no-response' } })
  await ask()
  expect(rows.size).toBe(0)
  expect(sentTokens).toEqual(['refresh-0', 'refresh-0'])
})

test('C2 without a database, returns the pair and marks a refusal as not noted', async () => {
  const logins = brokenLogins()
  expect(await setUp({ logins }).ask()).toEqual({ type: 'row', row: createRow(1, 7) })
  expect(await setUp({ logins, send: refused }).ask()).toEqual({ type: 'refused', isNoted: false })
})

test('C2 the lock is held until the next holder sees a pair that only local storage has', async () => {
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const lock = createTabLock()
  await setUp({ lock, logins: brokenLogins() }).ask()
  const work = vi.fn(async () => {})
  void lock(signal, work)
  await vi.advanceTimersByTimeAsync(MAX_LAG - 1)
  expect(work).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledOnce()
})

test('S1 uses newer tokens in local storage if the database is missing or outdated', async () => {
  const mirrored = createRow(1, 0)
  for (const logins of [brokenLogins(), memoryLogins(new Map([['sid', createRow(0, 0)]]))]) {
    const { ask, sentTokens } = setUp({ logins, mirrored })
    expect(await ask()).toEqual({ type: 'row', row: mirrored })
    expect(sentTokens).toEqual([])
  }
})
