// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { adminLoginSchema, clientLoginSchema, refreshSchema } from '@/api/auth/schema'
import { resetDatabase } from '@mocks/db'
import { personas } from '@mocks/personas'
import { hash, loginPath, read, refreshPath, send, signIn, valify } from '@mocks/test-client'

beforeEach(() => resetDatabase())

const services = valify('client', 'client-services/')

function refresh(refresh_token: string): Promise<Response> {
  return send(refreshPath('client'), { body: { refresh_token } })
}

test('both logins answer as their schemas read', async () => {
  const { email, password } = personas.client
  const client = await read(clientLoginSchema, loginPath('client'), {
    body: { email, password: hash(password) },
  })
  expect(client).toMatchObject({ name: 'Mona Saleh', account_type: 'email', is_initialized: true })
  expect(client.bundles).toHaveLength(5)
  const body = { email: personas.admin.email, password: hash(personas.admin.password) }
  const admin = await read(adminLoginSchema, loginPath('admin'), { body })
  expect(admin.permissions_list).toContain('admin_analytics')
})

test('a login sets two cookies', async () => {
  const { email, password } = personas.client
  const response = await send(loginPath('client'), { body: { email, password: hash(password) } })
  expect(response.headers.getSetCookie()).toHaveLength(2)
})

test('a wrong password and an unknown e-mail get the same answer', async () => {
  const wrong = await send(loginPath('client'), {
    body: { email: personas.client.email, password: 'x' },
  })
  const unknown = await send(loginPath('client'), {
    body: { email: 'nobody@example.com', password: 'x' },
  })
  expect([wrong.status, unknown.status]).toEqual([400, 400])
  expect(await wrong.text()).toBe(await unknown.text())
})

test('nobody signs in to the other realm', async () => {
  const body = { email: personas.admin.email, password: hash(personas.admin.password) }
  expect((await send(loginPath('client'), { body })).status).toBe(400)
})

test('after five wrong tries one e-mail has to wait', async () => {
  const { email, password } = personas.client
  for (let tries = 0; tries < 5; tries++)
    await send(loginPath('client'), { body: { email, password: 'x' } })
  const response = await send(loginPath('client'), { body: { email, password: hash(password) } })
  expect(response.status).toBe(429)
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('the legacy account answers 7001 to a hash and takes the plain password', async () => {
  const { email, password } = personas['client-legacy']
  const hashed = await send(loginPath('client'), { body: { email, password: hash(password) } })
  expect(await hashed.json()).toMatchObject({ error_code: 7001 })
  const plain = await send(loginPath('client'), { body: { email, password, is_hashed: 0 } })
  expect(plain.status).toBe(200)
})

test('a refresh token works once; a second use ends the login', async () => {
  const first = await signIn('client')
  const second = v.parse(refreshSchema, await (await refresh(first.refresh_token)).json())
  expect(second.account_type).toBe('email')
  expect((await send(services, { token: second.access_token })).status).toBe(200)

  expect((await refresh(first.refresh_token)).status).toBe(401)
  expect((await refresh(second.refresh_token)).status).toBe(401)
  expect((await send(services, { token: second.access_token })).status).toBe(401)
})

test('an access token does not refresh, a refresh token is no bearer', async () => {
  const pair = await signIn('client')
  expect((await refresh(pair.access_token)).status).toBe(401)
  expect((await send(services, { token: pair.refresh_token })).status).toBe(401)
})

test('a bearer of the other realm, a made-up one and none are refused', async () => {
  const admin = await signIn('admin')
  for (const token of [admin.access_token, 'made.up', undefined]) {
    expect((await send(services, { ...(token ? { token } : {}) })).status).toBe(401)
  }
})

test('tokens can be expired at once, new ones are not caught by it', async () => {
  const pair = await signIn('client')
  await send('/__mock/expire', { method: 'POST' })
  expect((await send(services, { token: pair.access_token })).status).toBe(401)
  const next = v.parse(refreshSchema, await (await refresh(pair.refresh_token)).json())
  expect((await send(services, { token: next.access_token })).status).toBe(200)
})

test('a restart signs nobody out', async () => {
  const pair = await signIn('client')
  resetDatabase()
  expect((await send(services, { token: pair.access_token })).status).toBe(200)
  expect((await refresh(pair.refresh_token)).status).toBe(200)
  expect((await refresh(pair.refresh_token)).status).toBe(401)
})

test('a logout ends the login', async () => {
  const pair = await signIn('client')
  const logout = '/portal-backend/v1/authentication/logout/'
  expect((await send(logout, { token: pair.access_token })).status).toBe(200)
  expect((await send(services, { token: pair.access_token })).status).toBe(401)
  expect((await refresh(pair.refresh_token)).status).toBe(401)
})
