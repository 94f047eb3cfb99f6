// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { messageSchema, profileSchema } from '@/api/account/schema'
import { clientLoginSchema } from '@/api/auth/schema'
import { firstPasswordSchema, verifiedEmailSchema } from '@/api/recovery/schema'
import { database, resetDatabase } from '@mocks/db'
import { personas, type PersonaName } from '@mocks/personas'
import { hash, loginPath, read, send, signIn } from '@mocks/test-client'

beforeEach(() => resetDatabase())

const accounts = (call: string) => `/portal-backend/v1/accounts/${call}`
const lastToken = () => database().mail.at(-1)?.link?.split('token=')[1]?.split('&')[0] ?? ''

async function statusOf(name: PersonaName, password: string = personas[name].password) {
  const { email, realm } = personas[name]
  return (await send(loginPath(realm), { body: { email, password: hash(password) } })).status
}

test('a changed password signs in, and the old one no more', async () => {
  for (const name of ['client', 'admin'] as const) {
    const { access_token: token } = await signIn(name)
    const backend = name === 'admin' ? 'admin-portal-backend' : 'portal-backend'
    const path = `/${backend}/v1/accounts/change-password/`
    const change = (old: string, next: string) =>
      send(path, { token, body: { old_password: hash(old), new_password: hash(next) } })
    const { password } = personas[name]
    const wrong = await change('wrong', 'Another#1')
    expect([wrong.status, Object.keys((await wrong.json()).errors)]).toEqual([
      400,
      ['old_password'],
    ])
    const same = await change(password, password)
    expect(Object.keys((await same.json()).errors)).toEqual(['new_password'])
    expect((await change(password, 'Another#1')).status).toBe(200)
    expect([await statusOf(name), await statusOf(name, 'Another#1')]).toEqual([400, 200])
  }
})

test('the own account is told as its schema reads it', async () => {
  const { access_token: token } = await signIn('client')
  const profile = await read(profileSchema, accounts('profile/'), { token })
  expect(profile).toMatchObject({ email: personas.client.email, email_verified: true })
  expect(Object.values(profile)).not.toContain(undefined)
})

test('forgotten: the same answer for everybody, a link for an account, once', async () => {
  const forgot = (email: string, portal = 'client') =>
    read(messageSchema, accounts('forgot-password/'), { body: { email, portal } })
  const known = await forgot(personas.client.email)
  expect(await forgot('nobody@example.com')).toEqual(known)
  // An administrator is nobody at the other portal, and nobody gets a link for an account without a password.
  await forgot(personas.admin.email)
  await forgot(personas['client-otp'].email)
  expect(database().mail.map(({ to }) => to)).toEqual([personas.client.email])

  const body = { token: lastToken(), new_password: hash('Another#1') }
  const path = accounts('reset-password/')
  expect((await send(path, { body })).status).toBe(200)
  expect(await statusOf('client', 'Another#1')).toBe(200)
  expect(await (await send(path, { body })).json()).toMatchObject({ error_code: 7020 })

  await forgot(personas.admin.email, 'admin')
  expect(database().mail.at(-1)?.link).toContain('&portal=admin')
})

test.each([
  ['reset-used', 400],
  ['reset-expired', 400],
  ['verify-good', 404],
  ['no-such', 404],
])('a password is not reset by %s', async (token, status) => {
  const body = { token, new_password: hash('Another#1') }
  expect((await send(accounts('reset-password/'), { body })).status).toBe(status)
})

test('the first password signs in', async () => {
  const path = accounts('initialize-password/initialize-good/')
  const told = await read(firstPasswordSchema, path, {})
  expect(told).toMatchObject({ email_masked: 'i…d@example.com', name: 'Ines Invited' })
  const login = await read(clientLoginSchema, path, { body: { password: hash('First#2026') } })
  expect(login.name).toBe('Ines Invited')
  expect((await send(path)).status).toBe(400)
  expect(await statusOf('client-invited', 'First#2026')).toBe(200)
})

test('an unconfirmed e-mail is let in once it is confirmed, a locked account with a new password', async () => {
  expect(await statusOf('client-unverified')).toBe(403)
  expect(await statusOf('client-unverified', 'wrong')).toBe(400)
  const body = { token: 'verify-good' }
  const verified = await read(verifiedEmailSchema, accounts('verify-email/'), { body })
  expect(verified.verified).toBe(true)
  expect(await statusOf('client-unverified')).toBe(200)

  expect(await statusOf('client-locked')).toBe(423)
  const { email } = personas['client-locked']
  await send(accounts('forgot-password/'), { body: { email, portal: 'client' } })
  const reset = { token: lastToken(), new_password: hash('Another#1') }
  await send(accounts('reset-password/'), { body: reset })
  expect(await statusOf('client-locked', 'Another#1')).toBe(200)
})

test('Google signs in with its credential alone', async () => {
  const social = '/portal-backend/v1/authentication/social-login/'
  const body = { provider: 'google', id_token: 'mock-google-credential' }
  expect((await read(clientLoginSchema, social, { body })).account_type).toBe('google')
  expect((await send(social, { body: { ...body, id_token: 'x' } })).status).toBe(400)
  expect(await statusOf('client-google', '')).toBe(400)
})
