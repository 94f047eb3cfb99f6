import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { errorReference, reportError } from './report-error'

function logLines() {
  const errorSpy = vi.spyOn(console, 'error').mockImplementation(() => {})
  return () => errorSpy.mock.calls
}

test.each([
  [
    new ApiError('status', 'v1/x/ answered 500', { body: { message: 'Mona Saleh' } }),
    'ApiError: v1/x/ answered 500',
  ],
  [new TypeError('no name', { cause: 'Mona Saleh' }), 'TypeError: no name'],
  ['Mona Saleh', 'A thrown string'],
])("I6 logs only an error's reference, name and message: %s", (error, line) => {
  const lines = logLines()
  reportError(error)
  expect(lines()).toEqual([[`${line} (error reference ${errorReference(error)})`]])
})

test('logs only the build file locations from a stack', () => {
  const lines = logLines()
  const error = Object.assign(new TypeError('no name'), {
    stack: `TypeError: no name
      at Mona (https://portal.example/assets/profile-Ab1_x-9Z.js:2:345)
      at https://portal.example/app/pages/bundle/28703141298713/sessions:1:2
      at async next (https://portal.example/assets/initial-C2.js:1:99)`,
  })
  reportError(error)
  expect(lines()).toEqual([
    [
      `TypeError: no name (error reference ${errorReference(error)})
  at profile-Ab1_x-9Z.js:2:345
  at initial-C2.js:1:99`,
    ],
  ])
})

test('logs an error only once if it is reported again', () => {
  const lines = logLines()
  const error = new Error('x')
  reportError(error)
  reportError(error)
  expect(lines()).toHaveLength(1)
})

test('creates short references that are easy to read out and unique to each error', () => {
  const errors = Array.from({ length: 200 }, () => new Error('x'))
  const references = errors.map(errorReference)
  expect(new Set(references).size).toBe(200)
  expect(references.filter((each) => !/^[2-9B-DF-HJKMNP-TV-XZ]{6}$/.test(each))).toEqual([])
  expect(errors.map(errorReference)).toEqual(references)
  const thrownText = 'not an error'
  expect(errorReference(thrownText)).toBe(errorReference(thrownText))
})
