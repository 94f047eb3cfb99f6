import { afterEach, expect, test, vi } from 'vitest'
import { hashPassword } from '@/lib/password-hash'
import { ApiError } from './api-error'
import { sendHashedFirst } from './hash-for-backend'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test.each([
  ['-suffix', 'secret-suffix'],
  [undefined, 'secret'],
])('hashes the password with the configured suffix %s', async (suffix, hashedText) => {
  vi.stubEnv('VITE_PASSWORD_SUFFIX', suffix)
  const form = await sendHashedFirst('login', async ({ encode, mark }) => [encode('secret'), mark])
  expect(form).toEqual([hashPassword(hashedText, ''), {}])
})

test.each([
  [undefined, 'login', 'plain'],
  [undefined, 'other', 'refused'],
  ['', 'login', 'plain'],
  ['login', 'other', 'refused'],
  ['all', 'login', 'plain'],
  ['all', 'other', 'plain'],
  ['off', 'login', 'refused'],
  ['off', 'other', 'refused'],
] as const)(
  'J2 applies the retry setting %j to a %s request after error 7001: %s',
  async (value, callKind, outcome) => {
    vi.stubEnv('VITE_PLAIN_PASSWORD_RETRY', value)
    vi.stubGlobal('window', { isSecureContext: true })
    const refusal = new ApiError('status', 'x', { status: 400, body: { error_code: 7001 } })
    const answer = await sendHashedFirst(callKind, async ({ encode, mark }) => {
      if (mark.is_hashed !== 0) throw refusal
      return encode('secret')
    }).catch((error: unknown) => error)
    expect(answer).toBe(outcome === 'plain' ? 'secret' : refusal)
  },
)
