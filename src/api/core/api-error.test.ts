import { expect, test } from 'vitest'
import { SessionEndedError, TransientRefreshError } from '@/auth/session/session-errors'
import { ApiError, isUnknownOutcome, parseErrorBody } from './api-error'
import { describeError } from './errors'
import { toApiError } from './to-api-error'

const createStatusError = (status: number) => new ApiError('status', 'x', { status })

test.each<[string, 'known' | 'unknown', unknown]>([
  ['no response', 'unknown', new ApiError('no-response', 'x')],
  ['a timeout', 'unknown', new ApiError('timeout', 'x')],
  ['an answer that cannot be read', 'unknown', new ApiError('contract', 'x')],
  ['502', 'unknown', createStatusError(502)],
  ['503', 'unknown', createStatusError(503)],
  ['504', 'unknown', createStatusError(504)],
  ['a cancel on its way', 'unknown', new DOMException('Aborted', 'AbortError')],
  ['400', 'known', createStatusError(400)],
  ['409', 'known', createStatusError(409)],
  ['429', 'known', createStatusError(429)],
  ['500', 'known', createStatusError(500)],
  ['a login that has ended', 'known', new SessionEndedError('admin')],
  ['a mistake in the portal', 'known', new TypeError('x')],
])('A19 after %s the outcome of a write is %s', (_, outcome, error) => {
  expect(isUnknownOutcome(error)).toBe(outcome === 'unknown')
  expect(describeError(error).isUnknown).toBe(outcome === 'unknown')
})

test.each([new ApiError('no-response', 'x'), createStatusError(503)])(
  'A19 a write that was refused, and whose refresh failed, has not taken effect: %#',
  (cause) => {
    const error = toApiError(new TransientRefreshError(cause), 'v1/x/')
    expect(isUnknownOutcome(error)).toBe(false)
    expect(describeError(error).text).toBe(describeError(cause).text)
  },
)

test('the body of an error keeps what the portal shows of it, and nothing else', () => {
  const knownFields = {
    message: 'No such user',
    detail: 'Not found',
    error_code: 7001,
    errors: { name: ['Too long'], email: 'Taken' },
    trials_remaining: 2,
    content_language: 'ar',
  }
  expect(parseErrorBody({ ...knownFields, trace: 'x' })).toEqual(knownFields)
  expect(parseErrorBody('<html>')).toEqual({})
})
