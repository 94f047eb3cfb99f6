import { expect, test, vi } from 'vitest'
import { logout } from './logout'

const login = { sid: 'sid', gen: 0, accessToken: 'a', refreshToken: 'r', loginTime: 0 }

test('E14 the logout call is sent at once with its token, and outlives the page', async () => {
  const sentRequests: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    sentRequests.push(new Request(...request))
    return Response.json({ message: 'Signed out' })
  })
  await logout({ ...login, realm: 'admin' }, new Promise(() => {}))
  expect(sentRequests).toHaveLength(1)
  expect(sentRequests[0]?.url).toMatch(/\/admin-portal-backend\/v1\/authentication\/logout\/$/)
  expect(sentRequests[0]?.headers.get('authorization')).toBe('Bearer a')
  expect(sentRequests[0]?.keepalive).toBe(true)
})

test.each([401, 403])(
  'E14 a logout refused with %s is sent again with a new token',
  async (status) => {
    const bearers: string[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...input) => {
      const request = new Request(...input)
      bearers.push(`${new URL(request.url).pathname} ${request.headers.get('authorization')}`)
      if (request.method === 'POST') return Response.json({ access_token: 'b', refresh_token: 's' })
      return Response.json({}, { status: bearers.length === 1 ? status : 200 })
    })
    await logout({ ...login, realm: 'client' }, Promise.resolve())
    const path = '/portal-backend/v1/authentication'
    expect(bearers).toEqual([
      `${path}/logout/ Bearer a`,
      `${path}/refresh/ null`,
      `${path}/logout/ Bearer b`,
    ])
  },
)
