import { expect, test } from 'vitest'
import { ApiError, type ErrorBody } from '@/api/api-error'
import { problemOfLink, problemOfToken } from './link-problem'

test.each([
  [undefined, 'missing'],
  ['', 'malformed'],
  ['a/b', 'malformed'],
  ['<img src=x>', 'malformed'],
  ['%E0%A4%A', 'malformed'],
  ['x'.repeat(10_240), 'malformed'],
  ['abc.DEF-1_~', undefined],
])('the token %j', (token, kind) => {
  expect(problemOfToken(token)?.kind).toBe(kind)
})

const answer = (status: number, body: ErrorBody = {}) =>
  new ApiError('status', 'x', { status, body })

test.each([
  [answer(400, { error_code: 7020, message: 'Expired.' }), { kind: 'spent', text: 'Expired.' }],
  [answer(410), { kind: 'spent', text: undefined }],
  [answer(404), { kind: 'malformed' }],
  [answer(422, { errors: { token: ['No token'] } }), { kind: 'malformed' }],
  [answer(400, { errors: { new_password: ['Too short'] } }), undefined],
  [answer(500), undefined],
  [new ApiError('no-response', 'x'), undefined],
  [new Error('x'), undefined],
])('%o', (error, problem) => {
  expect(problemOfLink(error)).toEqual(problem)
})
