// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { bundleListSchema } from '@/api/bundles/schema'
import { clientLoginSchema } from '@/api/auth/schema'
import {
  codeVerifiedSchema,
  signupOptionsSchema,
  signupSchema,
  userDetailsSchema,
} from '@/api/signup/schema'
import { database, resetDatabase } from '@mocks/db'
import { halfWayNames, personas } from '@mocks/personas'
import { hash, loginPath, read, send, signIn, valify } from '@mocks/test-client'

beforeEach(() => resetDatabase())

const accounts = (call: string) => `/portal-backend/v1/accounts/${call}`
const email = 'lina.new@company.example'
const pass = (seconds: number) =>
  send(`/__mock/pass?seconds=${seconds}`, { method: 'POST' }).then(({ ok }) => ok)
const code = () => database().mail.at(-1)?.code ?? ''
const refusalSchema = v.object({
  message: v.string(),
  trials_remaining: v.optional(v.number()),
  error_code: v.optional(v.number()),
})

async function begin(): Promise<string> {
  const body = { email, terms_accepted: true }
  return (await read(signupSchema, accounts('signup/'), { body })).signup_token
}

async function verify(signup_token: string, otp: string): Promise<string> {
  const body = { signup_token, otp }
  return (await read(codeVerifiedSchema, accounts('signup/verify-otp/'), { body })).signup_token
}

async function refused(call: string, body: unknown, token?: string) {
  const response = await send(accounts(call), { body, ...(token ? { token } : {}) })
  const told = v.parse(refusalSchema, await response.json())
  return { status: response.status, wait: response.headers.get('retry-after'), ...told }
}

const wrong = () => (code() === '000000' ? '111111' : '000000')

test('the whole way: a code, a password, the questions, an organization with nothing in it', async () => {
  const verified = await verify(await begin(), code())
  const password = hash('Long enough 1')
  const body = { signup_token: verified, password }
  const login = await read(clientLoginSchema, accounts('signup/create-password/'), { body })
  expect(login).toMatchObject({ is_initialized: false, bundles: [], account_type: 'email' })
  const token = login.access_token
  const tell = (part: object) =>
    read(userDetailsSchema, accounts('user-details/'), { body: part, token })
  const asked = await read(userDetailsSchema, accounts('user-details/'), { token })
  expect(asked).toMatchObject({ completed_steps: [], next_step: 'name' })
  const { industries, roles } = await read(signupOptionsSchema, accounts('signup-options/'), {
    token,
  })
  const parts = [
    [{ first_name: 'Lina', last_name: 'Farid', display_name: 'Lina Farid' }, 'phone-number'],
    [{ phone_number: '+201001234567' }, 'industry'],
    [{ industry: industries[0]?.value }, 'role'],
    [{ role: roles[0]?.value }, 'company-name'],
    [{ company_name: 'Lina Ltd' }, 'company-website'],
    [{ company_website: 'https://lina.example' }, undefined],
  ] as const
  for (const [part, next] of parts) expect((await tell(part)).next_step).toBe(next)
  const again = await read(clientLoginSchema, loginPath('client'), { body: { email, password } })
  expect(again).toMatchObject({ name: 'Lina Farid', is_initialized: true, bundles: [] })
  const list = await read(bundleListSchema, valify('client', 'organization-bundles/'), { token })
  expect(list.bundles).toEqual([])
})

test('one account per e-mail, whichever sign-up comes first', async () => {
  const known = { email: ` ${personas.client.email.toUpperCase()}`, terms_accepted: true }
  expect((await refused('signup/', known)).status).toBe(409)
  const first = await verify(await begin(), code())
  const second = await verify(await begin(), code())
  const password = hash('Long enough 1')
  await read(clientLoginSchema, accounts('signup/create-password/'), {
    body: { signup_token: first, password },
  })
  const body = { signup_token: second, password }
  expect((await refused('signup/create-password/', body)).status).toBe(409)
})

test('three wrong codes spend it; a new one is sent after half a minute', async () => {
  const signup_token = await begin()
  const trials = []
  for (let each = 0; each < 3; each++)
    trials.push(
      (await refused('signup/verify-otp/', { signup_token, otp: wrong() })).trials_remaining,
    )
  expect(trials).toEqual([2, 1, 0])
  const spent = code()
  expect((await refused('signup/verify-otp/', { signup_token, otp: spent })).status).toBe(400)
  const early = await refused('signup/resend-otp/', { signup_token })
  expect(early.status).toBe(429)
  expect(Number(early.wait)).toBeGreaterThan(20)
  await pass(31)
  expect((await send(accounts('signup/resend-otp/'), { body: { signup_token } })).status).toBe(200)
  expect(await verify(signup_token, code())).not.toBe('')
})

test('a code lasts five minutes, a sign-up thirty', async () => {
  const signup_token = await begin()
  await pass(301)
  const late = await refused('signup/verify-otp/', { signup_token, otp: code() })
  expect(late).toMatchObject({ status: 400, message: 'This code has expired.' })
  await pass(1_800)
  const over = await refused('signup/verify-otp/', { signup_token, otp: code() })
  expect(over.error_code).toBe(7030)
})

test('the personas who stopped half-way are asked for what they have not told', async () => {
  const asked = await Promise.all(
    halfWayNames.map(async (name) => {
      const { access_token } = await signIn(name)
      const state = await read(userDetailsSchema, accounts('user-details/'), {
        token: access_token,
      })
      return state.next_step
    }),
  )
  expect(asked).toEqual(['name', 'industry', 'role', 'company-name', 'company-website'])
})

test('too many sign-ups of one e-mail wait; no password without a code; no made-up answers', async () => {
  const signup_token = await begin()
  const unverified = { signup_token, password: hash('Long enough 1') }
  expect((await refused('signup/create-password/', unverified)).status).toBe(400)
  for (let each = 0; each < 4; each++) await begin()
  expect((await refused('signup/', { email, terms_accepted: true })).status).toBe(429)
  const { access_token } = await signIn('client-new')
  const asked = await read(userDetailsSchema, accounts('user-details/'), { token: access_token })
  expect(asked).toMatchObject({ completed_steps: ['name'], next_step: 'phone-number' })
  for (const part of [{ industry: 'alchemy' }, { phone_number: '0100' }, {}])
    expect((await refused('user-details/', part, access_token)).status).toBe(422)
})
