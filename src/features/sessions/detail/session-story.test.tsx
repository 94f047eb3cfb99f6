import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SessionDetail } from '@/api/sessions/schema'
import type { TransactionDetail } from '@/api/transactions/schema'
import { sealPersonal } from '@/lib/personal'
import { renderUi } from '@/test/render-ui'
import { useSessionStory } from './session-story'
import { useSessionSummary } from './session-summary'

const transaction = (part: Partial<TransactionDetail>): TransactionDetail => ({
  transaction_id: 't',
  bundle_id: 'b',
  service: 'ocr',
  status: true,
  time: '2026-11-20T09:00:00Z',
  data: {},
  ...part,
})

const session: SessionDetail = {
  session_id: '3f9a1c00-1111-4222-8333-44445555d2e4',
  bundle_id: 'b',
  status: 'failed',
  created_at: '2026-11-20T09:00:00Z',
  duration: 75,
  document_type: 'egy_nid',
  reference_user_id: sealPersonal('mona@example.com'),
  full_name: sealPersonal('منى صالح'),
  front_nid: sealPersonal('29001018800015'),
  ip: sealPersonal('203.0.113.7'),
  services: [
    { service: 'phone_otp', status: true, attempts: 1, trials_remaining: 2 },
    { service: 'ocr', status: true, attempts: 2, trials_remaining: 1 },
    { service: 'face_match', status: false, attempts: 2, trials_remaining: 1 },
    { service: 'cso', status: null, attempts: 0, trials_remaining: 3 },
  ],
  transactions_count: 2,
  transactions: [
    transaction({
      data: { full_name: 'منى صالح', front_nid: '29001018800015' },
      document_verification_plus: { review_required: ['is_front_greyscale'] },
    }),
    transaction({
      service: 'face_match',
      status: false,
      error_code: 5033,
      message: 'منى does not match, call +201912345678',
    }),
  ],
}

function ErrorDescription({ of }: { of: SessionDetail }) {
  const story = useSessionStory(of)
  const summary = useSessionSummary(of)
  return (
    <>
      <p data-part="story">{story.join(' ')}</p>
      <p data-part="summary">{summary}</p>
    </>
  )
}

const told = (of: SessionDetail) => {
  const { container } = renderUi(<ErrorDescription of={of} />)
  const text = (part: string) => container.querySelector(`[data-part=${part}]`)?.textContent ?? ''
  return { story: text('story'), summary: text('summary') }
}

test('a story tells when, how long, which document, what passed after how many tries and why it ended', () => {
  const { story } = told(session)
  expect(story).toMatch(/^The session started on Friday, November 20, 2026.* and took 1m 15s\./)
  expect(story).toContain('The document was: Egyptian national id.')
  expect(story).toContain('Passed at the first attempt: Phone OTP.')
  expect(story).toContain('ID OCR passed at attempt 2 of 3.')
  expect(story).toContain('Face match failed at attempt 2 of 3. Error 5033: The face in the selfie')
  expect(story).toContain('Not carried out: CSO.')
  expect(story).toContain('It ended as failed because of: Face match.')
  expect(story).toContain('To be looked at by a person: Front is greyscale.')
})

test('a session that goes on has checks to come and under way; a failure without an attempt is told as one', () => {
  const part = (service: string, status: boolean | null, attempts: number) => ({
    service,
    status,
    attempts,
    trials_remaining: undefined,
  })
  const { story, summary } = told({
    ...session,
    status: 'in_progress',
    transactions: [],
    services: [part('liveness', null, 2), part('ntra', false, 0), part('cso', null, 0)],
  })
  expect(story).toContain('Liveness has had attempt 2 of 3. Still to come: CSO.')
  expect(story).toContain('NTRA failed. ')
  expect(story).not.toContain('Not carried out')
  expect(summary).toContain('CSO: pending')
})

test('what the session says of itself is told when no check does', () => {
  const { story } = told({
    ...session,
    transactions: [],
    services: [],
    last_error: { error_code: 5015, message: 'منى' },
    review_required: ['glare'],
  })
  expect(story).toContain('Error 5015: The service could not finish the request.')
  expect(story).toContain('To be looked at by a person: Glare.')
})

test('times of the summary are in UTC, as it says', () => {
  const { summary } = told({ ...session, created_at: '2026-11-20T11:00:00+02:00' })
  expect(summary).toContain('Started (UTC): 2026-11-20T09:00:00.000Z')
})

test.each([
  ['success', 'It ended with the person verified.'],
  ['expired', 'It expired before it was finished.'],
  ['in_progress', 'It is still going on.'],
  ['on_hold', 'Its status is: On hold.'],
])('a session that is %s ends its story so', (status, end) => {
  expect(told({ ...session, status, transactions: [], services: [] }).story).toContain(end)
})

test('neither the story nor the summary has anything of the person in it', () => {
  const { story, summary } = told(session)
  for (const secret of ['mona', 'منى', '29001018800015', '203.0', '1912345678']) {
    expect(story).not.toContain(secret)
    expect(summary).not.toContain(secret)
  }
  expect(summary).toContain(session.session_id)
  expect(summary).toContain('Face match: failed, attempt 2 of 3, error 5033')
  expect(summary).toContain('CSO: not carried out')
})

test('a session of which hardly anything is known still has a story', () => {
  told({
    ...session,
    created_at: 'not a date',
    duration: undefined,
    document_type: undefined,
    services: [],
    transactions: [],
  })
  expect(screen.getByText('It ended as failed.')).toBeTruthy()
})
