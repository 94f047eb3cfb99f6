import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { lock, loginRows } from '@/api/core/token-manager-instance'
import { logout } from './logout'

vi.stubGlobal('indexedDB', new IDBFactory())

const login = { sid: 'sid', gen: 0, accessToken: 'a', refreshToken: 'r', loginTime: 0 } as const
const path = '/portal-backend/v1/authentication'
const [sendOld, exchange, sendNew] = [
  `${path}/logout/ Bearer a`,
  `${path}/refresh/ null`,
  `${path}/logout/ Bearer b`,
]

beforeEach(() => loginRows.update('sid', () => ({ gen: 0, ended: 1 })))

/** Stubs a backend that responds to each logout with the next status, and records its requests. */
function stubBackend(...statuses: number[]) {
  const requests: Request[] = []
  const calls: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...input) => {
    const request = new Request(...input)
    requests.push(request)
    calls.push(`${new URL(request.url).pathname} ${request.headers.get('authorization')}`)
    if (request.method === 'POST') return Response.json({ access_token: 'b', refresh_token: 's' })
    return Response.json({}, { status: statuses.shift() })
  })
  return { requests, calls }
}

const signOut = (rowEnded: Promise<unknown> = Promise.resolve()) =>
  logout({ ...login, realm: 'client' }, rowEnded)

test("E14 sends the logout request immediately, with the login's access token and keepalive", async () => {
  const { requests } = stubBackend(200)
  await logout({ ...login, realm: 'admin' }, new Promise(() => {}))
  expect(requests).toHaveLength(1)
  expect(requests[0]?.url).toMatch(/\/admin-portal-backend\/v1\/authentication\/logout\/$/)
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer a')
  expect(requests[0]?.keepalive).toBe(true)
})

test.each([401, 403])(
  'E14 repeats a logout rejected with %s after a single token exchange',
  async (status) => {
    const { calls } = stubBackend(status, 200)
    await signOut()
    expect(calls).toEqual([sendOld, exchange, sendNew])
    // The exchanged tokens are not stored.
    expect(await loginRows.get('sid')).toEqual({ gen: 0, ended: 1 })
  },
)

test("E14 exchanges the token only after the login's row is marked as ended", async () => {
  const { calls } = stubBackend(401, 200)
  const rowEnded = Promise.withResolvers<void>()
  const signedOut = signOut(rowEnded.promise)
  // Anything that doesn't wait for the row happens before the next task.
  await new Promise((resolve) => setTimeout(resolve))
  expect(calls).toEqual([sendOld])
  rowEnded.resolve()
  await signedOut
  expect(calls).toHaveLength(3)
})

test('E14 does not repeat a logout that fails with a status other than 401 or 403', async () => {
  const { calls } = stubBackend(500)
  await expect(signOut()).rejects.toMatchObject({ status: 500 })
  expect(calls).toEqual([sendOld])
})

test('E14 throws the second rejection if a logout is rejected again', async () => {
  const { calls } = stubBackend(401, 403)
  await expect(signOut()).rejects.toMatchObject({ status: 403 })
  expect(calls).toHaveLength(3)
})

test('S1 does not exchange a refresh token at sign-out if another tab has used it', async () => {
  await loginRows.update('sid', () => ({ gen: 1, ended: 1 }))
  const { calls } = stubBackend(401)
  await expect(signOut()).rejects.toMatchObject({ status: 401 })
  expect(calls).toEqual([sendOld])
})

test("B5 waits for another tab's refresh before exchanging the token at sign-out", async () => {
  const { calls } = stubBackend(401, 200)
  const holding = Promise.withResolvers<void>()
  const holder = lock(new AbortController().signal, () =>
    holding.promise.then(() => calls.push('-')),
  )
  const signedOut = signOut()
  await vi.waitFor(() => expect(calls).toEqual([sendOld]))
  holding.resolve()
  await Promise.all([holder, signedOut])
  expect(calls).toEqual([sendOld, '-', exchange, sendNew])
})
