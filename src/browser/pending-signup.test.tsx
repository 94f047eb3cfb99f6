import { afterEach, expect, test } from 'vitest'
import {
  clearPendingSignup,
  readPendingSignup,
  writePendingSignup,
  type PendingSignup,
} from './pending-signup'

afterEach(clearPendingSignup)

const pending: PendingSignup = {
  token: 't',
  verified: false,
  codeLength: 6,
  codeExpires: 2_000,
  resendFrom: 1_000,
}

test('stores a sign-up in session storage and ignores malformed data', () => {
  writePendingSignup(pending)
  expect(readPendingSignup()).toEqual(pending)
  expect(Object.keys(sessionStorage)).toEqual(['signup'])
  for (const broken of ['', '{', '{"token":""}', JSON.stringify({ ...pending, codeLength: '6' })]) {
    sessionStorage.setItem('signup', broken)
    expect(readPendingSignup()).toBeUndefined()
  }
})
