import { expect, test } from 'vitest'
import { measurePassword } from './password-strength'

const about = ['mona.saleh@example.com', 'Mona Saleh']

test.each(['password1', 'P@ssw0rd', 'drowssap', '12345678', 'qwertyuiop'])(
  'recognizes the common password %s',
  (password) => {
    expect(measurePassword(password, about)).toEqual({ score: 0, flaw: 'common' })
  },
)

test.each(['mona.saleh@example.com', 'monasaleh', 'MonaSaleh'])(
  'rates %s as personal when it matches facts about the user',
  (password) => {
    expect(measurePassword(password, about)).toEqual({ score: 0, flaw: 'personal' })
    expect(measurePassword(password, []).flaw).toBeUndefined()
  },
)

test('rates a known name followed by a digit as weak', () => {
  expect(measurePassword('monasaleh1', about).score).toBeLessThan(2)
  expect(measurePassword('monasaleh1', []).score).toBeGreaterThan(1)
})

test('rates a long, unrelated password as strong in every script', () => {
  expect(measurePassword('correct horse battery staple', about)).toEqual({ score: 4 })
  expect(measurePassword('كلمة مرور طويلة جدا ٣', about)).toEqual({ score: 4 })
})
