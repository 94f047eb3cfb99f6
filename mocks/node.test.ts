import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '@/lib/password-hash'
import { callLog, expireTokens, resetMock, mockServer, setFaults } from './node'
import { personas } from './personas'
import { settings } from './settings'

beforeAll(() => mockServer.listen({ onUnhandledFrame: 'error' }))
// Test files in the same worker share the database.
beforeEach(() => resetMock())
afterEach(() => resetMock())
afterAll(() => mockServer.close())

const suffix = settings.passwordSuffix

async function login(): Promise<Response> {
  const { email, password } = personas.client
  const body = JSON.stringify({ email, password: hashPassword(password, suffix) })
  return fetch('http://localhost:3000/portal-backend/v2/authentication/login/?lang=en', {
    method: 'POST',
    body,
  })
}

test('responds to fetch and logs the requests', async () => {
  const response = await login()
  expect(response.headers.get('x-mock-backend')).toBe('1')
  const { access_token } = await response.json()
  expireTokens()
  const services = await fetch(
    'http://localhost:3000/portal-backend/v1/valify/client-services/?lang=en',
    {
      headers: { authorization: `Bearer ${access_token}` },
    },
  )
  expect(services.status).toBe(401)
  expect(callLog().map(({ status }) => status)).toEqual([200, 401])
})

test('removes all faults on reset', async () => {
  setFaults([{ path: 'login', kind: 'drop' }])
  await expect(login()).rejects.toThrow('fetch failed')
  setFaults([{ path: 'login', kind: 'status', status: 503, count: 'always' }])
  expect((await login()).status).toBe(503)
  resetMock()
  expect((await login()).status).toBe(200)
})
