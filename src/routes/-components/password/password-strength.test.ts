import { expect, test } from 'vitest'
import { measurePassword } from './password-strength'

const about = ['mona.saleh@example.com', 'Mona Saleh']

test.each(['password1', 'P@ssw0rd', 'drowssap', '12345678', 'qwertyuiop'])(
  '%s is on the list of common passwords',
  (password) => {
    expect(measurePassword(password, about)).toEqual({ score: 0, flaw: 'common' })
  },
)

test.each(['mona.saleh@example.com', 'monasaleh', 'MonaSaleh'])(
  '%s is what is known of the person',
  (password) => {
    expect(measurePassword(password, about)).toEqual({ score: 0, flaw: 'personal' })
    expect(measurePassword(password, []).flaw).toBeUndefined()
  },
)

test('a name with something around it is still weak', () => {
  expect(measurePassword('monasaleh1', about).score).toBeLessThan(2)
  expect(measurePassword('monasaleh1', []).score).toBeGreaterThan(1)
})

test('long and unrelated is strong, in every script', () => {
  expect(measurePassword('correct horse battery staple', about)).toEqual({ score: 4 })
  expect(measurePassword('كلمة مرور طويلة جدا ٣', about)).toEqual({ score: 4 })
})

test('128 characters do not hold up the page', () => {
  const start = performance.now()
  measurePassword('l4$0aB3$'.repeat(16), about)
  expect(performance.now() - start).toBeLessThan(3_000)
})
