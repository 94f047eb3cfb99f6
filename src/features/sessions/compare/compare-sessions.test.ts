import { expect, test } from 'vitest'
import { sessionWith, transactionWith } from '@/test/session-records'
import { compareChecks, compareFields } from './compare-sessions'

const session = (data: Record<string, unknown>, code?: number) =>
  sessionWith({
    services: [
      { service: 'ocr', status: code === undefined, attempts: 1, trials_remaining: undefined },
    ],
    transactions_count: 1,
    transactions: [transactionWith({ status: code === undefined, error_code: code, data })],
  })

test('pairs fields by name in screen order and marks fields that differ or are missing', () => {
  const left = session({ age: 36, full_name: 'أحمد', religion: '' })
  const right = session({ street: 'شارع النصر', age: 37, full_name: 'أحمد ' })
  expect(compareFields(left, right)).toEqual([
    { field: 'full_name', left: 'أحمد', right: 'أحمد', differs: false },
    { field: 'age', left: '36', right: '37', differs: true },
    { field: 'street', left: undefined, right: 'شارع النصر', differs: true },
  ])
})

test('marks checks that differ in outcome or are missing on one side', () => {
  expect(compareChecks(session({}), session({}))).toMatchObject([
    { service: 'ocr', differs: false },
  ])
  expect(compareChecks(session({}), session({}, 5009))).toMatchObject([{ differs: true }])
  const none = { ...session({}), services: [], transactions: [] }
  expect(compareChecks(session({}), none)).toMatchObject([{ right: undefined, differs: true }])
})
