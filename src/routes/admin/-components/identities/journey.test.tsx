import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { identityListSchema } from '@/api/identities/schema'
import { renderUi } from '@/test/render-ui'
import { Journey, journeyOf } from './journey'

/** The checks as the portal parses them from a response. */
function read(checks: unknown) {
  const organization = { id: 1, name: 'Nile' }
  const row = { id: 1, reference_user_id: 'r', organization, status: 'new', created_at: '', checks }
  const [identity] = v.parse(identityListSchema, { identities: [row], total: 1 }).identities
  return identity?.checks
}

test.each([
  [true, 'success'],
  [1, 'success'],
  ['False', 'failed'],
  [null, 'not_done'],
  [undefined, 'not_done'],
  [{ state: true }, 'not_done'],
  ['PENDING', 'pending'],
  ['manual_review', 'manual_review'],
])('a check that is %j is read as %s', (sent, state) => {
  const [, email] = journeyOf(read({ email_otp: sent }))
  expect(email).toEqual({ check: 'email_otp', state })
})

test.each([[undefined], [null], ['all'], [[]]])(
  'checks that are %j are a journey not begun',
  (sent) => {
    const states = journeyOf(read(sent)).map(({ state }) => state)
    expect(states).toEqual(Array.from({ length: 7 }, () => 'not_done'))
  },
)

test('unknown checks and states are spelt out, after the known ones', () => {
  renderUi(<Journey checks={read({ chip_reading: 'manual_review', cso: true, ntra: false })} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /^Phone: Not done; .*NTRA: Failed; CSO: Passed; Chip reading: Manual review$/,
  )
})
