import { expect, test } from 'vitest'
import { StorageFullError } from '@/auth/session/session-errors'
import { ChunkLoadError } from '@/browser/chunk-loading'
import { ApiError, InsecurePlainLoginError, detailFirst, type ErrorBody } from './api-error'
import { describeError, describeLogoutError } from './errors'

const general = 'Sorry ! Something went wrong . Please try again later !'
const connection = 'Please make sure of your internet connection!'
const login = 'Please login again'

/** Row E4: the title per status, and the text if the response has no message. */
const table: [status: number, title: string, text: string][] = [
  [400, 'Authentication Fail', general],
  [401, 'Authentication Fail', login],
  [403, 'Authentication Fail', login],
  [404, 'Not Found', general],
  [423, 'Locked', general],
  [429, 'Too many attempts', general],
  [500, 'Internal Server Error', general],
  [508, 'Time Out', general],
  [502, 'Something went wrong', general],
]
const bodies: [name: string, body: ErrorBody, text: string][] = [
  ['message', { message: 'M', detail: 'D' }, 'M'],
  ['detail', { detail: 'D' }, 'D'],
  ['field errors', { errors: { name: 'Taken.', email: 'No.' } }, 'Taken.'],
  ['a message and field errors', { message: 'M', errors: { name: 'Taken.' } }, 'M'],
]

for (const [status, title, text] of table) {
  test(`E4 shows the title "${title}" for status ${status}`, () => {
    expect(describeError(new ApiError('status', 'x', { status }))).toMatchObject({ title, text })
    for (const [, body, expected] of bodies) {
      expect(describeError(new ApiError('status', 'x', { status, body }))).toMatchObject({
        title,
        text: expected,
      })
    }
  })
}

test('E4 shows the sign-in-again text for a 400 whose JSON contains no message', () => {
  const error = new ApiError('status', 'x', { status: 400, body: { isJson: true } })
  expect(describeError(error)).toMatchObject({ title: 'Authentication Fail', text: login })
})

test.each<[ErrorBody, string]>([
  [{ message: 'M', detail: 'D' }, 'D'],
  [{ message: 'M' }, 'M'],
])(
  'E4 prefers the detail of %j when a list of bundles or organizations fails',
  async (body, text) => {
    const call = Promise.reject(new ApiError('status', 'x', { status: 500, body, retryAfter: 5 }))
    const error: unknown = await detailFirst(call).catch((reason: unknown) => reason)
    expect(describeError(error).text).toBe(text)
    expect(error).toMatchObject({ status: 500, retryAfter: 5 })
  },
)

test('shows how to sign in over HTTPS if the connection is not secure', () => {
  const { title, text } = describeError(new InsecurePlainLoginError())
  expect(title).toBe('This connection is not secure')
  expect(text).toMatch(/Open the portal over HTTPS and sign in again\.$/)
})

test('E4 returns field errors keyed by field', () => {
  const error = new ApiError('status', 'x', {
    status: 422,
    body: { errors: { name: 'Taken.' } },
  })
  expect(describeError(error).fields).toEqual({ name: 'Taken.' })
})

test('E4 shows fixed texts for network errors, timeouts and unknown errors', () => {
  expect(describeError(new ApiError('no-response', 'x')).text).toBe(connection)
  expect(describeError(new ApiError('timeout', 'x'))).toMatchObject({
    title: 'Time Out',
    text: connection,
  })
  expect(describeError(new ApiError('contract', 'x')).text).toBe(general)
  expect(describeError(new Error('anything')).text).toBe(general)
})

test.each<[string, 'unexpected' | 'known', unknown]>([
  ['a bug in the portal', 'unexpected', new TypeError('x')],
  ['a response that breaks the contract', 'unexpected', new ApiError('contract', 'x')],
  ['a thrown string', 'unexpected', 'x'],
  ['an error status', 'known', new ApiError('status', 'x', { status: 500 })],
  ['no response', 'known', new ApiError('no-response', 'x')],
  ['a timeout', 'known', new ApiError('timeout', 'x')],
  ['a missing chunk', 'known', new ChunkLoadError('profile-1', 'missing')],
  ['full storage', 'known', new StorageFullError('QuotaExceededError')],
])('classifies %s as %s', (_, kind, error) => {
  expect(describeError(error).unexpected).toBe(kind === 'unexpected' ? error : undefined)
})

test('marks a 403, but not a 401, as "not allowed"', () => {
  expect(describeError(new ApiError('status', 'x', { status: 403 })).notAllowed).toBe(true)
  expect(describeError(new ApiError('status', 'x', { status: 401 })).notAllowed).toBe(false)
})

test('E14 shows the specified texts for a failed logout', () => {
  expect(
    describeLogoutError(new ApiError('status', 'x', { status: 500, body: { message: 'M' } })).text,
  ).toBe('M')
  expect(describeLogoutError(new ApiError('status', 'x', { status: 500 })).text).toBe(
    'somthing went wrong!',
  )
  expect(describeLogoutError(new ApiError('contract', 'x')).text).toBe('somthing went wrong!')
  expect(describeLogoutError(new ApiError('no-response', 'x')).text).toBe(connection)
})

test('keeps the storage error as the cause of a StorageFullError', () => {
  const cause = new DOMException('full', 'QuotaExceededError')
  expect(new StorageFullError(cause).cause).toBe(cause)
})
