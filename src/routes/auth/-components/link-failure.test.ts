import { expect, test } from 'vitest'
import { ApiError, type ErrorBody } from '@/api/core/api-error'
import { toLinkFailure, checkLinkToken } from './link-failure'

test.each([
  [undefined, 'missing'],
  ['', 'malformed'],
  ['a/b', 'malformed'],
  ['<img src=x>', 'malformed'],
  ['%E0%A4%A', 'malformed'],
  ['x'.repeat(10_240), 'malformed'],
  ['abc.DEF-1_~', undefined],
])('validates the token %j', (token, kind) => {
  expect(checkLinkToken(token)?.kind).toBe(kind)
})

const errorResponse = (status: number, body: ErrorBody = {}) =>
  new ApiError('status', 'x', { status, body })

test.each([
  [
    errorResponse(400, { error_code: 7020, message: 'Expired.' }),
    { kind: 'spent', text: 'Expired.' },
  ],
  [errorResponse(410), { kind: 'spent', text: undefined }],
  [errorResponse(404), { kind: 'malformed' }],
  [errorResponse(422, { errors: { token: 'No token' } }), { kind: 'malformed' }],
  [errorResponse(400, { errors: { new_password: 'Too short' } }), undefined],
  [errorResponse(500), undefined],
  [new ApiError('no-response', 'x'), undefined],
  [new Error('x'), undefined],
])('maps %o to a link failure', (error, failure) => {
  expect(toLinkFailure(error)).toEqual(failure)
})
