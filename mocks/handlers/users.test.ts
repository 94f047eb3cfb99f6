import { beforeEach, expect, test } from 'vitest'
import { clientLoginSchema } from '@/backend/login'
import { userListSchema } from '@/backend/users'
import { createAccount } from '@mocks/accounts/accounts'
import { database, resetDatabase } from '@mocks/db'
import { personas, type PersonaName } from '@mocks/personas'
import { seededUsers } from '@mocks/seeds/users'
import { callMock, hashedPassword, loginPaths, readAs, signIn } from '@mocks/test-client'

const realm = 'admin'
const resetPath = 'v1/accounts/send-reset-password/'
const resendPath = 'v1/accounts/resend-initialize/'

beforeEach(() => resetDatabase())

async function asAdmin() {
  const { token } = await signIn('admin-none')
  const list = (filter: Record<string, unknown> = {}) =>
    readAs(userListSchema, 'v1/accounts/users/', {
      realm,
      token,
      body: { page: 1, page_size: 100, ...filter },
    })
  return {
    token,
    list,
    /** Returns the first user that matches `search`. */
    find: async (search: string) => (await list({ search })).users[0],
    send: (path: string, user_id: string) => callMock(path, { realm, token, body: { user_id } }),
  }
}

const mailedToken = () =>
  database()
    .mail.at(-1)
    ?.link?.split(/token=|\//)
    .at(-1) ?? ''

async function canSignIn(email: string, password: string) {
  const response = await callMock(loginPaths.client, {
    body: { email, password: hashedPassword(password) },
  })
  return response.status === 200
}

test('lists the users of all clients in pages, without administrators', async () => {
  const { list } = await asAdmin()
  const all = await list()
  const clients = Object.values(personas).filter((persona) => persona.realm === 'client')
  expect(all.total).toBe(clients.length + 60)
  const [first, second] = [await list({ page_size: 50 }), await list({ page: 2, page_size: 50 })]
  const ids = [...first.users, ...second.users].map(({ id }) => id)
  expect(ids).toEqual(all.users.map(({ id }) => id))
  expect(new Set(ids).size).toBe(all.total)
  expect(ids.filter((id) => id.startsWith('admin'))).toEqual([])
})

test('finds users by part of their name or email, or by client', async () => {
  const { list, find, token } = await asAdmin()
  expect((await find('MONA.SALEH'))?.id).toBe('client')
  expect((await find('mona sal'))?.id).toBe('client')
  const ofClient = await list({ organization_id: 1022 })
  expect(ofClient.users.map(({ id }) => id)).toContain('client-locked')
  expect(new Set(ofClient.users.map(({ organization }) => organization?.id))).toEqual(
    new Set(['1022']),
  )
  const body = { page: 1, page_size: 25, organization_id: 'x' }
  expect((await callMock('v1/accounts/users/', { realm, token, body })).status).toBe(422)
})

test('marks users as locked, uninitialized or inactive, and lists the newest first', async () => {
  const { list, find } = await asAdmin()
  createAccount(database(), 'new@example.com', 'hash')
  const [newest] = (await list()).users
  expect(newest).toMatchObject({ email: 'new@example.com', is_initialized: false })
  expect(await find('lamia.locked')).toMatchObject({ locked: true, is_initialized: true })
  expect(await find('ines.invited')).toMatchObject({ is_initialized: false })
  expect((await find('ines.invited'))?.last_login_at).toBeUndefined()
  expect((await list({ organization_id: '1155' })).users[0]).toMatchObject({ is_active: false })
  const before = new Date().toISOString()
  await signIn('client')
  expect(String((await find('mona.saleh'))?.last_login_at) >= before).toBe(true)
})

test('emails a reset link that unlocks the user and replaces earlier links', async () => {
  const { find, send } = await asAdmin()
  const { email } = personas['client-locked']
  expect((await send(resetPath, 'client-locked')).status).toBe(200)
  const earlier = mailedToken()
  expect((await send(resetPath, 'client-locked')).status).toBe(200)
  const choose = (token: string) =>
    callMock('v1/accounts/reset-password/', {
      body: { token, new_password: hashedPassword('Another#1') },
    })
  expect((await choose(earlier)).status).toBe(400)
  expect((await choose(mailedToken())).status).toBe(200)
  expect(await canSignIn(email, 'Another#1')).toBe(true)
  expect(await find(email)).toMatchObject({ locked: false })
})

test('emails a first-password link that initializes the user', async () => {
  const { find, send } = await asAdmin()
  expect((await send(resendPath, 'client-invited')).status).toBe(200)
  const path = `v1/accounts/initialize-password/${mailedToken()}/`
  const login = await readAs(clientLoginSchema, path, {
    body: { password: hashedPassword('First#2026') },
  })
  expect(login.name).toBe('Ines Invited')
  const { email } = personas['client-invited']
  expect(await canSignIn(email, 'First#2026')).toBe(true)
  expect(await find(email)).toMatchObject({ is_initialized: true })
})

test.each<[string, PersonaName | 'user-1' | '', number]>([
  [resetPath, 'client-google', 400],
  [resetPath, 'client-invited', 400],
  [resendPath, 'client', 400],
  [resetPath, 'admin', 404],
  [resetPath, 'user-1', 404],
  [resetPath, '', 422],
])('rejects %s for user "%s" with %i and sends no email', async (path, id, status) => {
  const { send } = await asAdmin()
  expect((await send(path, id)).status).toBe(status)
  expect(database().mail).toEqual([])
})

test('signs in a seeded user, and rejects requests for page 0 or without a token', async () => {
  const { list, token } = await asAdmin()
  const colleague = (await list()).users.find(
    ({ id, ...user }) => id.startsWith('user-') && user.is_initialized && !user.locked,
  )
  const { email = '' } = seededUsers.get(colleague?.id ?? '') ?? {}
  expect(await canSignIn(email, 'Colleague#2026')).toBe(true)
  const body = { page: 1, page_size: 25 }
  expect((await callMock('v1/accounts/users/', { realm, body })).status).toBe(401)
  expect((await callMock('v1/accounts/users/', { realm, token, body: { page: 0 } })).status).toBe(
    400,
  )
})

test('lists only uninitialized users for the status not_initialized', async () => {
  const { list } = await asAdmin()
  const { users: uninitialized } = await list({ status: 'not_initialized' })
  expect(uninitialized.length).toBeGreaterThan(0)
  expect(uninitialized.every(({ is_initialized }) => is_initialized === false)).toBe(true)
})
