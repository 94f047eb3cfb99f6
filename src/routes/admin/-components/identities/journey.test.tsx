import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { identityListSchema } from '@/backend/identities'
import { renderUi } from '@/test/render-ui'
import { Journey } from './journey'
import { awaitedStep, toJourneySteps } from './journey-steps'

/** Parses an identity the way the portal parses a response. */
function parseIdentity(sent: { status: string; checks: unknown; email?: string }) {
  const organization = { id: 1, name: 'Nile' }
  const row = { id: 1, reference_user_id: 'r', organization, created_at: '', ...sent }
  const [identity] = v.parse(identityListSchema, { identities: [row], total: 1 }).identities
  if (!identity) throw new Error('The answer has no identity.')
  return identity
}

const parseChecks = (checks: unknown) => parseIdentity({ status: 'new', checks }).checks

test.each([
  [true, 'success'],
  [1, 'success'],
  ['False', 'failed'],
  [null, 'not_done'],
  [undefined, 'not_done'],
  [{ state: true }, 'not_done'],
  ['PENDING', 'pending'],
  ['manual_review', 'manual_review'],
])('parses the check %j as %s', (sent, state) => {
  const [, email] = toJourneySteps(parseChecks({ email_otp: sent }))
  expect(email).toEqual({ check: 'email_otp', state })
})

test.each([[undefined], [null], ['all'], [[]]])(
  'marks every check as not done if the checks are %j',
  (sent) => {
    const states = toJourneySteps(parseChecks(sent)).map(({ state }) => state)
    expect(states).toEqual(Array.from({ length: 7 }, () => 'not_done'))
  },
)

test('shows readable names for unknown checks and states, after the known checks', () => {
  const checks = { chip_reading: 'manual_review', cso: true, ntra: false }
  renderUi(<Journey identity={parseIdentity({ status: 'rejected', checks })} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /^Phone: Not started; .*NTRA: Failed; CSO: Passed; Chip reading: Manual review$/,
  )
})

const contact = { phone_otp: true, email_otp: true }
const document = { ...contact, ocr: true }

test.each([
  ['pending', undefined, 'phone_otp'],
  ['pending', { phone_otp: true }, 'email_otp'],
  ['pending', contact, 'ocr'],
  ['pending', { ...contact, ocr: false }, 'ocr'],
  ['validated', document, 'liveness'],
  ['validated', { ...document, face_match: true }, 'ntra'],
  ['validated', { ...document, liveness: 'pending' }, 'liveness'],
  ['validated', { ...document, chip_reading: 'manual_review' }, 'chip_reading'],
  ['validated', { ...document, cso: true }, undefined],
  ['verified', { ...document, chip_reading: 'manual_review' }, undefined],
  ['rejected', { ...document, cso: false }, undefined],
])(
  'for a %s identity with the checks %j, returns %s as the awaited step',
  (status, checks, awaited) => {
    const identity = parseIdentity({ status, checks, email: 'mona@example.com' })
    expect(awaitedStep(identity)?.check).toBe(awaited)
  },
)

test('marks the ID check as the current step if the identity has no email', () => {
  const identity = parseIdentity({ status: 'pending', checks: { phone_otp: true } })
  renderUi(<Journey identity={identity} />)
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(
    /^Phone: Passed; Email: Not started; ID: Not started \(current step\); /,
  )
})
