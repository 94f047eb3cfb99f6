import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { reportError } from './report-error'

test.each([
  [
    new ApiError('status', 'v1/x/ answered 500', { body: { message: 'Mona Saleh' } }),
    'ApiError: v1/x/ answered 500',
  ],
  [new TypeError('no name', { cause: 'Mona Saleh' }), 'TypeError: no name'],
  ['Mona Saleh', 'A thrown string'],
])('I6 the console gets only the name and the message of an error: %s', (error, line) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  reportError(error)
  expect(logged.mock.calls).toEqual([[line]])
})
