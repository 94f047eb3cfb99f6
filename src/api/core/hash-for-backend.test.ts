import { expect, onTestFinished, test, vi } from 'vitest'
import { hashPassword } from '@/lib/password-hash'
import { hashForBackend } from './hash-for-backend'

test('the password is hashed with the suffix of the configuration, or with none', () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('VITE_PASSWORD_SUFFIX', '-suffix')
  expect(hashForBackend('secret')).toBe(hashPassword('secret-suffix', ''))
  vi.stubEnv('VITE_PASSWORD_SUFFIX', undefined)
  expect(hashForBackend('secret')).toBe(hashPassword('secret', ''))
})
