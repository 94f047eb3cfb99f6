import { beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { bundleListSchema } from '@/backend/bundles'
import { clientLoginSchema } from '@/backend/login'
import {
  codeVerifiedSchema,
  signupOptionsSchema,
  signupSchema,
  userDetailsSchema,
} from '@/backend/signup'
import { database, resetDatabase } from '@mocks/db'
import { personas } from '@mocks/personas'
import { callMock, hashedPassword, loginPaths, readAs, signIn } from '@mocks/test-client'

beforeEach(() => resetDatabase())

const email = 'lina.new@company.example'
const advanceClock = (seconds: number) =>
  callMock(`/__mock/pass?seconds=${seconds}`, { method: 'POST' }).then(({ ok }) => ok)
const code = () => database().mail.at(-1)?.code ?? ''
const problemSchema = v.object({
  message: v.string(),
  trials_remaining: v.optional(v.number()),
  error_code: v.optional(v.number()),
})

async function startSignup(): Promise<string> {
  const body = { email, terms_accepted: true }
  return (await readAs(signupSchema, 'v1/accounts/signup/', { body })).signup_token
}

async function verify(signup_token: string, otp: string): Promise<string> {
  const body = { signup_token, otp }
  return (await readAs(codeVerifiedSchema, 'v1/accounts/signup/verify-otp/', { body })).signup_token
}

async function postRejected(path: string, body: unknown, token?: string) {
  const response = await callMock(`v1/accounts/${path}`, { body, token })
  const problem = v.parse(problemSchema, await response.json())
  return { status: response.status, wait: response.headers.get('retry-after'), ...problem }
}

const wrong = () => (code() === '000000' ? '111111' : '000000')

test('completes a sign-up and creates an organization without bundles', async () => {
  const verified = await verify(await startSignup(), code())
  const password = hashedPassword('Long enough 1')
  const body = { signup_token: verified, password }
  const login = await readAs(clientLoginSchema, 'v1/accounts/signup/create-password/', { body })
  expect(login).toMatchObject({ is_initialized: false, bundles: [], account_type: 'email' })
  const token = login.access_token
  const save = (part: object) =>
    readAs(userDetailsSchema, 'v1/accounts/user-details/', { body: part, token })
  const details = await readAs(userDetailsSchema, 'v1/accounts/user-details/', { token })
  expect(details).toMatchObject({ completed_steps: [], next_step: 'name' })
  const { industries, roles } = await readAs(signupOptionsSchema, 'v1/accounts/signup-options/', {
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
  for (const [part, next] of parts) expect((await save(part)).next_step).toBe(next)
  const again = await readAs(clientLoginSchema, loginPaths.client, { body: { email, password } })
  expect(again).toMatchObject({ name: 'Lina Farid', is_initialized: true, bundles: [] })
  const list = await readAs(bundleListSchema, 'v1/valify/organization-bundles/', { token })
  expect(list.bundles).toEqual([])
})

test('creates one account per email, even from two sign-ups', async () => {
  const knownAccount = { email: ` ${personas.client.email.toUpperCase()}`, terms_accepted: true }
  expect((await postRejected('signup/', knownAccount)).status).toBe(409)
  const first = await verify(await startSignup(), code())
  const second = await verify(await startSignup(), code())
  const password = hashedPassword('Long enough 1')
  await readAs(clientLoginSchema, 'v1/accounts/signup/create-password/', {
    body: { signup_token: first, password },
  })
  const body = { signup_token: second, password }
  expect((await postRejected('signup/create-password/', body)).status).toBe(409)
})

test('rejects the right code after three wrong codes and sends a new code after 30 s', async () => {
  const signup_token = await startSignup()
  const trials = []
  for (let trial = 0; trial < 3; trial++)
    trials.push(
      (await postRejected('signup/verify-otp/', { signup_token, otp: wrong() })).trials_remaining,
    )
  expect(trials).toEqual([2, 1, 0])
  const usedUp = code()
  expect((await postRejected('signup/verify-otp/', { signup_token, otp: usedUp })).status).toBe(400)
  const early = await postRejected('signup/resend-otp/', { signup_token })
  expect(early.status).toBe(429)
  expect(Number(early.wait)).toBeGreaterThan(20)
  await advanceClock(31)
  expect(
    (await callMock('v1/accounts/signup/resend-otp/', { body: { signup_token } })).status,
  ).toBe(200)
  expect(await verify(signup_token, code())).not.toBe('')
})

test('expires a code after 5 minutes and a sign-up after 30 minutes', async () => {
  const signup_token = await startSignup()
  await advanceClock(301)
  const late = await postRejected('signup/verify-otp/', { signup_token, otp: code() })
  expect(late).toMatchObject({ status: 400, message: 'This code has expired.' })
  await advanceClock(1_800)
  const expired = await postRejected('signup/verify-otp/', { signup_token, otp: code() })
  expect(expired.error_code).toBe(7030)
})

test('continues each unfinished sign-up at its first unanswered step', async () => {
  const names = [
    'client-at-name',
    'client-at-industry',
    'client-at-role',
    'client-at-company',
    'client-at-website',
  ] as const
  const nextSteps = await Promise.all(
    names.map(async (name) => {
      const { token } = await signIn(name)
      const state = await readAs(userDetailsSchema, 'v1/accounts/user-details/', {
        token,
      })
      return state.next_step
    }),
  )
  expect(nextSteps).toEqual(['name', 'industry', 'role', 'company-name', 'company-website'])
})

test('rejects a sixth sign-up, invalid details, and a password before verification', async () => {
  const signup_token = await startSignup()
  const unverified = { signup_token, password: hashedPassword('Long enough 1') }
  expect((await postRejected('signup/create-password/', unverified)).status).toBe(400)
  for (let count = 0; count < 4; count++) await startSignup()
  expect((await postRejected('signup/', { email, terms_accepted: true })).status).toBe(429)
  const { token } = await signIn('client-new')
  const details = await readAs(userDetailsSchema, 'v1/accounts/user-details/', { token })
  expect(details).toMatchObject({ completed_steps: ['name'], next_step: 'phone-number' })
  for (const part of [{ industry: 'alchemy' }, { phone_number: '0100' }, {}])
    expect((await postRejected('user-details/', part, token)).status).toBe(422)
})
