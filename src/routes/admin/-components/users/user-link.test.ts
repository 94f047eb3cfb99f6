import { expect, test } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { sealPersonal } from '@/lib/personal'
import { linkFor, linkOutcome, userStates } from './user-link'

const email = sealPersonal('mona@example.com')

test.each([
  [{ email, account_type: 'email', is_initialized: true }, 'reset'],
  [{ email, account_type: 'email', is_initialized: false }, 'first_password'],
  [{ email, account_type: undefined, is_initialized: undefined }, 'reset'],
  [{ email, account_type: '', is_initialized: false }, 'first_password'],
  [{ email, account_type: 'google', is_initialized: true }, undefined],
  [{ email, account_type: 'phone_number', is_initialized: false }, undefined],
  [{ email: undefined, account_type: 'email', is_initialized: true }, undefined],
])('returns the kind of link that can be sent to a user: %#', (user, link) => {
  expect(linkFor(user)).toBe(link)
})

test.each([
  [true, true, false, ['initialized']],
  [true, true, undefined, ['initialized']],
  [true, false, false, ['not_initialized']],
  [false, true, true, ['inactive', 'locked', 'initialized']],
  [undefined, undefined, true, ['locked']],
  [undefined, undefined, undefined, []],
])(
  'maps active %s, initialized %s, locked %s to the states %j',
  (is_active, is_initialized, locked, states) => {
    expect(userStates({ is_active, is_initialized, locked })).toEqual(states)
  },
)

test.each([
  [undefined, 'sent'],
  [new ApiError('status', 'x', { status: 429 }), 'failed'],
  [new ApiError('status', 'x', { status: 504 }), 'unknown'],
  [new ApiError('no-response', 'x'), 'unknown'],
  [new ApiError('timeout', 'x'), 'unknown'],
  [new ApiError('contract', 'x'), 'unknown'],
  [new TypeError('x'), 'failed'],
])('returns the outcome of a link request: %#', (error, outcome) => {
  expect(linkOutcome(error)).toBe(outcome)
})
