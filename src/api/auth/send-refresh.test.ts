import { expect, test, vi } from 'vitest'
import { createSendRefresh } from './send-refresh'

const signal = new AbortController().signal
const pair = { access_token: 'next-access', refresh_token: 'next-refresh' }

/** Returns the result of a refresh that receives `response`, and the sent requests. */
async function sendWith(response: Response, realm: 'client' | 'admin' = 'client') {
  const sentRequests: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    sentRequests.push(new Request(...request))
    return response
  })
  const send = createSendRefresh(() => 'fr')
  const result = await send({ realm, refreshToken: 'used-refresh' }, signal)
  return { result, sentRequests }
}

test.each([
  ['client', '/portal-backend/v1/authentication/refresh/?lang=fr'],
  ['admin', '/admin-portal-backend/v1/authentication/refresh/'],
] as const)(
  'A14 sends the %s refresh token in the body and no bearer token',
  async (realm, address) => {
    const { result, sentRequests } = await sendWith(Response.json(pair), realm)
    const tokens = { accessToken: 'next-access', refreshToken: 'next-refresh' }
    expect(result).toEqual({ type: 'tokens', ...tokens })
    expect(sentRequests).toHaveLength(1)
    const { pathname, search } = new URL(sentRequests[0]?.url ?? '')
    expect(pathname + search).toBe(address)
    expect(sentRequests[0]?.method).toBe('POST')
    expect(await sentRequests[0]?.json()).toEqual({ refresh_token: 'used-refresh' })
    expect(sentRequests[0]?.headers.get('authorization')).toBeNull()
  },
)

test('returns the account type if the response contains one', async () => {
  const { result } = await sendWith(Response.json({ ...pair, account_type: 'prepaid' }))
  expect(result).toMatchObject({ accountType: 'prepaid' })
})

test('A17 throws AbortError if the signal is already aborted', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    new Request(...request).signal.throwIfAborted()
    return Response.json(pair)
  })
  const request = { realm: 'client', refreshToken: 'used-refresh' } as const
  await expect(createSendRefresh(() => 'en')(request, AbortSignal.abort())).rejects.toMatchObject({
    name: 'AbortError',
  })
})

test.each([
  ['no refresh token', { access_token: 'next-access' }],
  ['a null refresh token', { access_token: 'next-access', refresh_token: null }],
])('A12b reads only an access token from a response with %s', async (_, body) => {
  const { result } = await sendWith(Response.json(body))
  expect(result).toEqual({ type: 'tokens', accessToken: 'next-access' })
})

test("A10 keeps the server's message and Retry-After in a failure", async () => {
  const headers = { 'retry-after': '30' }
  const { result } = await sendWith(
    Response.json({ message: 'Back at 14:00' }, { status: 503, headers }),
  )
  expect(result).toMatchObject({
    type: 'failed',
    failure: {
      kind: 'status',
      status: 503,
      body: { message: 'Back at 14:00' },
      retryAfter: 30_000,
    },
  })
})

const html = (status: number) => new Response('<html></html>', { status })
const json = (status: number) => Response.json({ message: 'No' }, { status })

test.each([
  ['400', html(400)],
  ['401', html(401)],
  ['403', html(403)],
  ['404 in JSON', json(404)],
  ['422 in JSON', json(422)],
])('A11 treats a refresh response of %s as a rejection', async (_, response) => {
  expect((await sendWith(response)).result).toEqual({ type: 'refused' })
})

test.each([
  ['404 in HTML', html(404)],
  ['404 with null', Response.json(null, { status: 404 })],
  ['408', json(408)],
  ['429', json(429)],
  ['500', json(500)],
  ['503', json(503)],
])('A9 treats a refresh response of %s as a temporary failure', async (_, response) => {
  expect((await sendWith(response)).result).toMatchObject({ type: 'failed' })
})
