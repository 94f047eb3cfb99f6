import { beforeEach, expect, test } from 'vitest'
import { profileSchema } from '@/backend/account'
import { messageSchema } from '@/backend/message'
import { clientLoginSchema } from '@/backend/login'
import type { RealmName } from '@/lib/realm'
import { firstPasswordSchema, verifiedEmailSchema } from '@/backend/recovery'
import { database, resetDatabase } from '@mocks/db'
import { personas, type PersonaName } from '@mocks/personas'
import { callMock, hashedPassword, loginPaths, readAs, signIn } from '@mocks/test-client'

beforeEach(() => resetDatabase())

const lastToken = () => database().mail.at(-1)?.link?.split('token=')[1]?.split('&')[0] ?? ''

async function getStatus(name: PersonaName, password: string = personas[name].password) {
  const { email, realm } = personas[name]
  return (
    await callMock(loginPaths[realm], {
      realm,
      body: { email, password: hashedPassword(password) },
    })
  ).status
}

test('accepts only the new password after a password change', async () => {
  for (const name of ['client', 'admin'] as const) {
    const { token } = await signIn(name)
    const { password, realm } = personas[name]
    const change = (old: string, next: string) =>
      callMock('v1/accounts/change-password/', {
        realm,
        token,
        body: { old_password: hashedPassword(old), new_password: hashedPassword(next) },
      })
    const wrong = await change('wrong', 'Another#1')
    expect([wrong.status, Object.keys((await wrong.json()).errors)]).toEqual([
      400,
      ['old_password'],
    ])
    const same = await change(password, password)
    expect(Object.keys((await same.json()).errors)).toEqual(['new_password'])
    expect((await change(password, 'Another#1')).status).toBe(200)
    expect([await getStatus(name), await getStatus(name, 'Another#1')]).toEqual([400, 200])
  }
})

test('returns a profile that matches the profile schema', async () => {
  const { token } = await signIn('client')
  const profile = await readAs(profileSchema, 'v1/accounts/profile/', { token })
  expect(profile).toMatchObject({ email: personas.client.email, email_verified: true })
  expect(Object.values(profile)).not.toContain(undefined)
})

test('returns the same response for every email, but sends a link only to accounts', async () => {
  const forgot = (email: string, realm: RealmName = 'client') =>
    readAs(messageSchema, 'v1/accounts/forgot-password/', { realm, body: { email } })
  const knownAnswer = await forgot(personas.client.email)
  expect(await forgot('nobody@example.com')).toEqual(knownAnswer)
  // The client portal doesn't email a link to administrators or to accounts that sign in without a password.
  await forgot(personas.admin.email)
  await forgot(personas['client-otp'].email)
  expect(database().mail.map(({ to }) => to)).toEqual([personas.client.email])

  const body = { token: lastToken(), new_password: hashedPassword('Another#1') }
  const path = 'v1/accounts/reset-password/'
  expect((await callMock(path, { body })).status).toBe(200)
  expect(await getStatus('client', 'Another#1')).toBe(200)
  expect(await (await callMock(path, { body })).json()).toMatchObject({ error_code: 7020 })

  await forgot(personas.admin.email, 'admin')
  expect(database().mail.at(-1)?.link).toContain('&portal=admin')
  const adminBody = { ...body, token: lastToken() }
  expect((await callMock(path, { body: adminBody })).status).toBe(404)
  expect((await callMock(path, { realm: 'admin', body: adminBody })).status).toBe(200)
  expect(await getStatus('admin', 'Another#1')).toBe(200)
})

test.each([
  ['reset-used', 400],
  ['reset-expired', 400],
  ['verify-good', 404],
  ['no-such', 404],
])('rejects the reset token %s with %i', async (token, status) => {
  const body = { token, new_password: hashedPassword('Another#1') }
  expect((await callMock('v1/accounts/reset-password/', { body })).status).toBe(status)
})

test('signs in an invited user who chooses a first password', async () => {
  const path = 'v1/accounts/initialize-password/initialize-good/'
  const invitation = await readAs(firstPasswordSchema, path, {})
  expect(invitation).toMatchObject({ email_masked: 'i…d@example.com', name: 'Ines Invited' })
  const login = await readAs(clientLoginSchema, path, {
    body: { password: hashedPassword('First#2026') },
  })
  expect(login.name).toBe('Ines Invited')
  expect((await callMock(path)).status).toBe(400)
  expect(await getStatus('client-invited', 'First#2026')).toBe(200)
})

test("allows sign-in after email verification or a locked user's password reset", async () => {
  expect(await getStatus('client-unverified')).toBe(403)
  expect(await getStatus('client-unverified', 'wrong')).toBe(400)
  const body = { token: 'verify-good' }
  const verified = await readAs(verifiedEmailSchema, 'v1/accounts/verify-email/', { body })
  expect(verified.verified).toBe(true)
  expect(await getStatus('client-unverified')).toBe(200)

  expect(await getStatus('client-locked')).toBe(423)
  const { email } = personas['client-locked']
  await callMock('v1/accounts/forgot-password/', { body: { email } })
  const reset = { token: lastToken(), new_password: hashedPassword('Another#1') }
  await callMock('v1/accounts/reset-password/', { body: reset })
  expect(await getStatus('client-locked', 'Another#1')).toBe(200)
})

test('signs in a Google account only with its Google credential', async () => {
  const social = 'v1/authentication/social-login/'
  const body = { provider: 'google', id_token: 'mock-google-credential' }
  expect((await readAs(clientLoginSchema, social, { body })).account_type).toBe('google')
  expect((await callMock(social, { body: { ...body, id_token: 'x' } })).status).toBe(400)
  expect(await getStatus('client-google', '')).toBe(400)
})
