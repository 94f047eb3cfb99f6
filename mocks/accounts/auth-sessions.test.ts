import { beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { refreshResponseSchema } from '@/backend/auth'
import { adminLoginSchema, clientLoginSchema } from '@/backend/login'
import { resetDatabase } from '@mocks/db'
import { personas } from '@mocks/personas'
import { callMock, hashedPassword, loginPaths, readAs, signIn } from '@mocks/test-client'

beforeEach(() => resetDatabase())

const services = 'v1/valify/client-services/'

function refresh(refresh_token: string): Promise<Response> {
  return callMock('v1/authentication/refresh/', { body: { refresh_token } })
}

test('returns sign-in responses that match the client and admin login schemas', async () => {
  const { email, password } = personas.client
  const client = await readAs(clientLoginSchema, loginPaths.client, {
    body: { email, password: hashedPassword(password) },
  })
  expect(client).toMatchObject({ name: 'Mona Saleh', account_type: 'email', is_initialized: true })
  expect(client.bundles).toHaveLength(5)
  const body = { email: personas.admin.email, password: hashedPassword(personas.admin.password) }
  const admin = await readAs(adminLoginSchema, loginPaths.admin, { realm: 'admin', body })
  expect(admin.permissions_list).toContain('admin_analytics')
})

test('sets two cookies at sign-in', async () => {
  const { email, password } = personas.client
  const response = await callMock(loginPaths.client, {
    body: { email, password: hashedPassword(password) },
  })
  expect(response.headers.getSetCookie()).toHaveLength(2)
})

test('returns the same error for a wrong password and for an unknown email', async () => {
  const wrong = await callMock(loginPaths.client, {
    body: { email: personas.client.email, password: 'x' },
  })
  const unknownResponse = await callMock(loginPaths.client, {
    body: { email: 'nobody@example.com', password: 'x' },
  })
  expect([wrong.status, unknownResponse.status]).toEqual([400, 400])
  expect(await wrong.text()).toBe(await unknownResponse.text())
})

test('rejects an administrator account at the client sign-in', async () => {
  const body = { email: personas.admin.email, password: hashedPassword(personas.admin.password) }
  expect((await callMock(loginPaths.client, { body })).status).toBe(400)
})

test('rejects sign-in with 429 after five wrong passwords for an email', async () => {
  const { email, password } = personas.client
  for (let attempt = 0; attempt < 5; attempt++)
    await callMock(loginPaths.client, { body: { email, password: hashedPassword('x') } })
  const response = await callMock(loginPaths.client, {
    body: { email, password: hashedPassword(password) },
  })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('accepts the plain password of a legacy account and rejects its hash with 7001', async () => {
  const { email, password } = personas['client-legacy']
  const hashedResponse = await callMock(loginPaths.client, {
    body: { email, password: hashedPassword(password) },
  })
  expect(await hashedResponse.json()).toMatchObject({ error_code: 7001 })
  const plain = await callMock(loginPaths.client, { body: { email, password, is_hashed: 0 } })
  expect(plain.status).toBe(200)
})

test('ends the auth session when a refresh token is used twice', async () => {
  const first = await signIn('client')
  const second = v.parse(refreshResponseSchema, await (await refresh(first.refreshToken)).json())
  expect(second.account_type).toBe('email')
  expect((await callMock(services, { token: second.access_token })).status).toBe(200)

  expect((await refresh(first.refreshToken)).status).toBe(401)
  expect((await refresh(second.refresh_token ?? '')).status).toBe(401)
  expect((await callMock(services, { token: second.access_token })).status).toBe(401)
})

test('rejects access tokens for refreshing, and refresh tokens as bearer tokens', async () => {
  const pair = await signIn('client')
  expect((await refresh(pair.token)).status).toBe(401)
  expect((await callMock(services, { token: pair.refreshToken })).status).toBe(401)
})

test('rejects missing, made-up and wrong-realm bearer tokens', async () => {
  const admin = await signIn('admin')
  for (const token of [admin.token, 'made.up', undefined]) {
    expect((await callMock(services, { token })).status).toBe(401)
  }
})

test('expires all access tokens issued so far, but not tokens issued later', async () => {
  const pair = await signIn('client')
  await callMock('/__mock/expire', { method: 'POST' })
  expect((await callMock(services, { token: pair.token })).status).toBe(401)
  const next = v.parse(refreshResponseSchema, await (await refresh(pair.refreshToken)).json())
  expect((await callMock(services, { token: next.access_token })).status).toBe(200)
})

test('keeps users signed in after a database reset', async () => {
  const pair = await signIn('client')
  resetDatabase()
  expect((await callMock(services, { token: pair.token })).status).toBe(200)
  expect((await refresh(pair.refreshToken)).status).toBe(200)
  expect((await refresh(pair.refreshToken)).status).toBe(401)
})

test('ends the auth session at sign-out', async () => {
  const pair = await signIn('client')
  const logout = 'v1/authentication/logout/'
  expect((await callMock(logout, { token: pair.token })).status).toBe(200)
  expect((await callMock(services, { token: pair.token })).status).toBe(401)
  expect((await refresh(pair.refreshToken)).status).toBe(401)
})
