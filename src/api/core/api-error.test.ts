import { expect, test } from 'vitest'
import { SessionEndedError, TransientRefreshError } from '@/auth/session/session-errors'
import { ApiError, isUnknownOutcome, parseErrorBody } from './api-error'
import { describeError } from './errors'
import { toApiError } from './to-api-error'

const createStatusError = (status: number) => new ApiError('status', 'x', { status })

test.each<[string, 'known' | 'unknown', unknown]>([
  ['no response', 'unknown', new ApiError('no-response', 'x')],
  ['a timeout', 'unknown', new ApiError('timeout', 'x')],
  ['an unreadable response', 'unknown', new ApiError('contract', 'x')],
  ['502', 'unknown', createStatusError(502)],
  ['503', 'unknown', createStatusError(503)],
  ['504', 'unknown', createStatusError(504)],
  ['a canceled request', 'unknown', new DOMException('Aborted', 'AbortError')],
  ['400', 'known', createStatusError(400)],
  ['409', 'known', createStatusError(409)],
  ['429', 'known', createStatusError(429)],
  ['500', 'known', createStatusError(500)],
  ['an ended login', 'known', new SessionEndedError('admin')],
  ['a bug in the portal', 'known', new TypeError('x')],
])('A19 treats the outcome of a write after %s as %s', (_, outcome, error) => {
  expect(isUnknownOutcome(error)).toBe(outcome === 'unknown')
  expect(describeError(error).isUnknown).toBe(outcome === 'unknown')
})

test.each([new ApiError('no-response', 'x'), createStatusError(503)])(
  'A19 treats a rejected write as having no effect if the refresh after it fails: %#',
  (cause) => {
    const error = toApiError(new TransientRefreshError(cause), 'v1/x/')
    expect(isUnknownOutcome(error)).toBe(false)
    expect(describeError(error).text).toBe(describeError(cause).text)
  },
)

test('keeps only the parts of an error body that the portal shows', () => {
  const texts = { message: 'No such user', detail: 'Not found' }
  const codes = { error_code: 7001, trials_remaining: 2 }
  const errors = { name: ['Too long.', 'Taken.'], email: ' Taken ', phone: '' }
  expect(parseErrorBody({ ...texts, ...codes, errors, trace: 'x' })).toEqual({
    ...texts,
    ...codes,
    errors: { name: 'Too long. Taken.', email: 'Taken' },
    isJson: true,
  })
})

test.each<[unknown, string | undefined]>([
  [{ message: ['Wrong password.', 'Try again.'] }, 'Wrong password. Try again.'],
  [{ message: ' ', error: 'Wrong password' }, 'Wrong password'],
  [{ error: { message: 'Wrong password' } }, 'Wrong password'],
  [{ errors: [{ message: 'Wrong password' }, 'Try again'] }, 'Wrong password Try again'],
  [{ non_field_errors: ['Wrong password'] }, 'Wrong password'],
  ['Wrong password\n', 'Wrong password'],
  ['<html><h1>Bad gateway</h1></html>', undefined],
  ['at Object.<anonymous>\n'.repeat(40), undefined],
  ['', undefined],
  [undefined, undefined],
  [['Wrong password'], undefined],
  [{ message: 7, error: true }, undefined],
])('E4 extracts the message from %j if it contains one', (body, message) => {
  expect(parseErrorBody(body).message).toBe(message)
})

test('E4 reads a top-level list of messages as the error of the field with the same name', () => {
  const body = { email: ['Enter a valid address.'], old: [], count: [1], message: 'No' }
  expect(parseErrorBody(body).errors).toEqual({ email: 'Enter a valid address.' })
})
