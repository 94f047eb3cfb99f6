import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SessionDetail } from '@/backend/sessions'
import { sealPersonal } from '@/lib/personal'
import { renderUi } from '@/test/render-ui'
import { transactionWith } from '@/test/session-records'
import { useSessionDescription, useSessionSummary } from './session-summary'

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
    transactionWith({
      data: { full_name: 'منى صالح', front_nid: '29001018800015' },
      document_verification_plus: { review_required: ['is_front_greyscale'] },
    }),
    transactionWith({
      service: 'face_match',
      status: false,
      error_code: 5033,
      message: 'منى does not match, call +201912345678',
    }),
  ],
}

function Texts({ of }: { of: SessionDetail }) {
  const description = useSessionDescription(of)
  const summary = useSessionSummary(of)
  return (
    <>
      <p data-part="description">{description.join(' ')}</p>
      <p data-part="summary">{summary}</p>
    </>
  )
}

const renderTexts = (of: SessionDetail) => {
  const { container } = renderUi(<Texts of={of} />)
  const text = (part: string) => container.querySelector(`[data-part=${part}]`)?.textContent ?? ''
  return { description: text('description'), summary: text('summary') }
}

test("describes a session's start, duration, document and attempts, and why the session ended", () => {
  const { description } = renderTexts(session)
  expect(description).toMatch(
    /^Failed: Face match not confirmed after 2 of 3 attempts\. The session started on Friday, November 20, 2026.* and took 1m 15s\./,
  )
  expect(description).toContain('Document: Egyptian national ID.')
  expect(description).toContain('Passed on the first attempt: Phone OTP.')
  expect(description).toContain('ID OCR passed on attempt 2 of 3.')
  expect(description).toContain('Error 5033: The face in the selfie')
  expect(description).not.toContain('Face match failed')
  expect(description).toContain('Skipped: CSO.')
  expect(description).toContain('Needs manual review: Front is grayscale.')
})

test('describes checks in progress and checks not started while a session is running', () => {
  const part = (service: string, status: boolean | null, attempts: number) => ({
    service,
    status,
    attempts,
    trials_remaining: undefined,
  })
  const { description, summary } = renderTexts({
    ...session,
    status: 'in_progress',
    transactions: [],
    services: [part('liveness', null, 2), part('ntra', false, 0), part('cso', null, 0)],
  })
  expect(description).toContain('Liveness is on attempt 2 of 3. Not started: CSO.')
  expect(description).toContain('NTRA failed. ')
  expect(description).not.toContain('Skipped')
  expect(summary).toContain('CSO: pending')
})

test("describes the session's own error and warnings if no check has them", () => {
  const { description } = renderTexts({
    ...session,
    transactions: [],
    services: [],
    last_error: { error_code: 5015, message: 'منى' },
    review_required: ['glare'],
  })
  expect(description).toContain('Error 5015: The service could not complete the request.')
  expect(description).toContain('Needs manual review: Glare.')
})

test("shows the summary's times in UTC", () => {
  const { summary } = renderTexts({ ...session, created_at: '2026-11-20T11:00:00+02:00' })
  expect(summary).toContain('Started (UTC): 2026-11-20T09:00:00.000Z')
})

test.each([
  ['success', 'The person was verified.'],
  ['expired', 'The session expired before it was completed.'],
  ['in_progress', 'The session is still in progress.'],
  ['on_hold', 'Status: On hold.'],
])('describes the end of a session with status %s', (status, end) => {
  expect(renderTexts({ ...session, status, transactions: [], services: [] }).description).toContain(
    end,
  )
})

test('keeps personal data out of the description and the summary', () => {
  const { description, summary } = renderTexts(session)
  for (const secret of ['mona', 'منى', '29001018800015', '203.0', '1912345678']) {
    expect(description).not.toContain(secret)
    expect(summary).not.toContain(secret)
  }
  expect(summary).toContain(session.session_id)
  expect(summary).toContain('Face match: failed, attempt 2 of 3, error 5033')
  expect(summary).toContain('CSO: skipped')
})

test('describes a session with almost no data', () => {
  renderTexts({
    ...session,
    created_at: 'not a date',
    duration: undefined,
    document_type: undefined,
    services: [],
    transactions: [],
  })
  expect(screen.getByText('The session failed.')).toBeTruthy()
})
