import { expect, onTestFinished, test } from 'vitest'
import { createLoginFacts } from '@/test/auth-harness'
import { authSession } from './auth-session-instance'

test('stores a login in localStorage until it ends', () => {
  onTestFinished(() => void authSession.signOut())
  authSession.login('client', createLoginFacts('first'), 'sid-of-instance')
  expect(localStorage.getItem('access_token')).toBe('first-access-0')
  expect(authSession.isInTabMemory()).toBe(false)
  authSession.signOut()
  expect(localStorage.getItem('access_token')).toBeNull()
})
