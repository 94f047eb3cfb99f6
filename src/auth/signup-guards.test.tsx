import { isRedirect } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import {
  clearPendingSignup,
  readPendingSignup,
  writePendingSignup,
  type PendingSignup,
} from './pending-signup'
import { requireCodeSent, requireVerified } from './signup-guards'

afterEach(clearPendingSignup)

const sent: PendingSignup = {
  token: 't',
  verified: false,
  codeLength: 6,
  codeExpires: 2_000,
  resendFrom: 1_000,
}

function lead(guard: () => unknown): unknown {
  try {
    guard()
    return 'stays'
  } catch (error) {
    return isRedirect(error) ? error.options.to : error
  }
}

test.each([
  [undefined, '/auth/signup', '/auth/signup'],
  [sent, 'stays', '/auth/signup/otp-verification'],
  [{ ...sent, verified: true }, '/auth/signup/create-password', 'stays'],
])('J6 %o leads the code to %s, the password to %s', (pending, code, password) => {
  expect(lead(() => requireCodeSent(pending))).toBe(code)
  expect(lead(() => requireVerified(pending))).toBe(password)
})

test('a sign-up outlives a page load in its tab; what is no sign-up is none', () => {
  writePendingSignup(sent)
  expect(readPendingSignup()).toEqual(sent)
  expect(Object.keys(sessionStorage)).toEqual(['signup'])
  for (const broken of ['', '{', '{"token":""}', JSON.stringify({ ...sent, codeLength: '6' })]) {
    sessionStorage.setItem('signup', broken)
    expect(readPendingSignup()).toBeUndefined()
  }
})
