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

test("stores the new tokens with the next generation and the page's time", async () => {
  const { ask, rows } = setUp()
  expect(await ask()).toEqual({ type: 'row', row: createRow(1, 7) })
  expect(rows.get('sid')).toEqual(createRow(1, 7))
})

test('S1 sends a token once when the page and two workers request an exchange concurrently', async () => {
  const [rows, lock] = [new Map<string, LoginRow>(), createTabLock()]
  const askers = [setUp({ rows, lock }), setUp({ rows, lock }), setUp({ rows, lock })]
  const results = await Promise.all(askers.map(({ ask }) => ask()))
  expect(askers.flatMap(({ sentTokens }) => sentTokens)).toEqual(['refresh-0'])
  for (const result of results) expect(result).toEqual({ type: 'row', row: createRow(1, 7) })
})

test('S1 S3 does not send a token after another tab has refreshed or ended the login', async () => {
  for (const row of [createRow(1, 0), endedRow, { gen: 5, ended: 3 }]) {
    const { ask, sentTokens } = setUp({ rows: new Map([['sid', row]]) })
    expect(await ask()).toEqual({ type: 'row', row })
    expect(sentTokens).toEqual([])
  }
})

test('A12b keeps the old refresh token if the response contains no refresh token', async () => {
  const { ask } = setUp({ send: async () => ({ type: 'tokens', accessToken: 'access-1' }) })
  const row = { gen: 1, accessToken: 'access-1', refreshToken: 'refresh-0', loginTime: 7 }
  expect(await ask()).toEqual({ type: 'row', row })
})

test('C4 exchanges the token if the row is missing or left behind by a failed write', async () => {
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

test('S3 discards tokens received after the login has ended, and counts the sent token as used', async () => {
  const { ask, rows } = setUp({
    send: async (...request) => {
      rows.set('sid', endedRow)
      return succeed(...request)
    },
  })
  expect(await ask()).toEqual({ type: 'row', row: { gen: 1, ended: 3 } })
  expect(rows.get('sid')).toEqual({ gen: 1, ended: 3 })
})

test('discards tokens that are older than the row', async () => {
  const { ask, rows } = setUp({
    send: async (...request) => {
      rows.set('sid', createRow(2, 0))
      return succeed(...request)
    },
  })
  expect(await ask()).toEqual({ type: 'row', row: createRow(2, 0) })
})

test('A11 ends the login when the refresh token is rejected', async () => {
  const { ask, rows } = setUp({ send: refused, rows: new Map([['sid', createRow(0, 0)]]) })
  expect(await ask()).toEqual({ type: 'refused', isNoted: true })
  expect(rows.get('sid')).toEqual({ gen: 0, ended: 7 })
})

test('S8 keeps a login that was refreshed or ended before the rejection arrived', async () => {
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

test('S8 changes nothing after a temporary failure, and sends the same token again', async () => {
  const { ask, rows, sentTokens } = setUp({ send: unreachable })
  expect(await ask()).toMatchObject({ type: 'failed', failure: { kind: 'no-response' } })
  await ask()
  expect(rows.size).toBe(0)
  expect(sentTokens).toEqual(['refresh-0', 'refresh-0'])
})

test('C2 returns the tokens without a database, but reports a rejection as not recorded', async () => {
  const logins = brokenLogins()
  expect(await setUp({ logins }).ask()).toEqual({ type: 'row', row: createRow(1, 7) })
  expect(await setUp({ logins, send: refused }).ask()).toEqual({ type: 'refused', isNoted: false })
})

test('C2 holds the lock until the next holder sees tokens stored only in local storage', async () => {
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
