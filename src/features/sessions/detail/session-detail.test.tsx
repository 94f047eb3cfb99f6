import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { SessionDetail } from '@/backend/sessions'
import { sealPersonal } from '@/lib/personal'
import { renderUi } from '@/test/render-ui'
import { transactionWith } from '@/test/session-records'
import { PersonalContext } from '@/features/masking/personal-context'
import { SessionDetailView } from './session-detail'
import { SessionDetailSkeleton } from './session-detail-skeleton'

const bare: SessionDetail = {
  session_id: '3f9a1c00-1111-4222-8333-44445555d2e4',
  bundle_id: 'b',
  status: 'on_hold',
  created_at: 'not a date',
  services: [],
  transactions_count: 0,
  transactions: [],
}

const createFailedCheck = (error: { error_code: number; message: string }) =>
  transactionWith({ service: 'face_match', status: false, ...error })

test('shows a session that has only the required fields', () => {
  renderUi(<SessionDetailView session={bare} />)
  expect(screen.getByText('No document was read')).toBeTruthy()
  expect(screen.getByText('No checks have run yet.')).toBeTruthy()
  expect(screen.getByText('No events yet.')).toBeTruthy()
  expect(screen.getByText('not a date')).toBeTruthy()
})

test('shows checks before images and fields, in the skeleton and on the screen', () => {
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  const images = <h2>Images</h2>
  const { unmount } = renderUi(<SessionDetailView session={bare} images={images} />)
  const order = ['Checks', 'Images', 'Extracted fields', 'Timeline']
  expect(titles().slice(0, 4)).toEqual(order)
  unmount()
  renderUi(<SessionDetailSkeleton images={images} />)
  expect(titles()).toEqual(order)
})

test('shows an unknown status and an unknown service in plain words', () => {
  renderUi(
    <SessionDetailView
      session={{
        ...bare,
        services: [{ service: 'tyre_card_ocr', status: true, attempts: 1, trials_remaining: 2 }],
      }}
    />,
  )
  expect(screen.getByText('On hold')).toBeTruthy()
  const checks = screen.getByRole('region', { name: 'Checks' })
  expect(within(checks).getByRole('heading', { name: 'Tyre card OCR' })).toBeTruthy()
  expect(within(checks).getByText('Attempt 1 of 3')).toBeTruthy()
})

test('shows values as plain text, isolated from the text around them', async () => {
  const hostile = '<img src=x onerror=alert(1)>'
  renderUi(
    <SessionDetailView
      session={{
        ...bare,
        transactions: [
          {
            transaction_id: 't',
            bundle_id: 'b',
            service: 'ocr',
            status: true,
            time: '2026-11-20T09:00:00Z',
            data: { full_name: hostile, birth_governarate: 'القاهرة' },
          },
        ],
      }}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Reveal Full name' }))
  expect(screen.getByText(hostile).tagName).toBe('BDI')
  expect(screen.getByText('Birth governorate')).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})

test('keeps personal data out of the page until it is revealed', () => {
  const secrets = {
    full_name: sealPersonal('منى صالح'),
    front_nid: '29001018800015',
    date_of_birth: '1990-01-01',
    street: '14 شارع النصر',
    serial_number: 'XX0012345',
    mother_name: 'Amira Hassan',
  }
  const { container } = renderUi(
    <SessionDetailView
      session={{
        ...bare,
        reference_user_id: sealPersonal('mona.saleh@example.com'),
        transactions: [
          {
            transaction_id: 't1',
            bundle_id: 'b',
            service: 'ocr',
            status: true,
            time: '2026-11-20T09:00:00Z',
            data: { ...secrets, gender: 'أنثى' },
          },
          {
            transaction_id: 't2',
            bundle_id: 'b',
            service: 'phone_otp',
            status: true,
            time: '2026-11-20T09:01:00Z',
            data: { phone_number: '+201912345678' },
          },
        ],
        events: [
          { at: '2026-11-20T09:01:00Z', type: 'otp_sent', detail: 'to +201912345678' },
          { at: '2026-11-20T09:01:00Z', type: 'image_taken', detail: 'too dark (2 left)' },
        ],
      }}
    />,
  )
  for (const secret of [...Object.values(secrets), 'mona.saleh', '1912345678']) {
    expect(container.innerHTML).not.toContain(secret)
  }
  const fields = screen.getByRole('region', { name: 'Extracted fields' })
  expect(within(fields).getByText('أنثى')).toBeTruthy()
  expect(screen.getByText('too dark (2 left)')).toBeTruthy()
  const checks = screen.getByRole('region', { name: 'Checks' })
  expect(within(checks).getByRole('button', { name: 'Reveal Phone number' })).toBeTruthy()
})

test('masks messages and events that repeat personal data', () => {
  const session: SessionDetail = {
    ...bare,
    full_name: sealPersonal('منى صالح'),
    last_error: { error_code: 5999, message: 'منى صالح is on two cards' },
    events: [
      { at: '2026-11-20T09:01:00Z', type: 'note', detail: 'منى صالح has called' },
      { at: '2026-11-20T09:01:00Z', type: 'seen 29001018800015' },
    ],
  }
  const { container } = renderUi(
    <PersonalContext value={session}>
      <SessionDetailView session={session} />
    </PersonalContext>,
  )
  expect(container.innerHTML).not.toContain('منى')
  expect(container.innerHTML).not.toContain('29001018800015')
  expect(screen.getByRole('button', { name: 'Reveal Event' })).toBeTruthy()
})

test("explains a known error and omits the service's message", () => {
  renderUi(
    <SessionDetailView
      session={{
        ...bare,
        transactions: [createFailedCheck({ error_code: 5033, message: 'Face mismatch' })],
      }}
    />,
  )
  const checks = screen.getByRole('region', { name: 'Checks' })
  expect(within(checks).getByText('The faces do not match')).toBeTruthy()
  expect(within(checks).getByText(/^The face in the selfie is not similar/)).toBeTruthy()
  expect(within(checks).getByText(/^Compare both photos/)).toBeTruthy()
  expect(screen.queryByText('Face mismatch')).toBeNull()
})

test('masks the message of an unknown error if it may contain personal data', async () => {
  const { container } = renderUi(
    <SessionDetailView
      session={{
        ...bare,
        transactions: [
          createFailedCheck({ error_code: 5999, message: 'no face for +201912345678' }),
        ],
        ip: sealPersonal('203.0.113.7'),
      }}
    />,
  )
  const checks = screen.getByRole('region', { name: 'Checks' })
  expect(container.innerHTML).not.toContain('1912345678')
  expect(container.innerHTML).not.toContain('203.0.113.7')
  await userEvent.click(within(checks).getByRole('button', { name: 'Reveal Service message' }))
  expect(within(checks).getByText('no face for +201912345678')).toBeTruthy()
})

test('explains the error of a session without attempts', () => {
  renderUi(
    <SessionDetailView
      session={{
        ...bare,
        status: 'failed',
        services: [{ service: 'cso', status: null, attempts: 0, trials_remaining: 3 }],
        last_error: { error_code: 5015, message: 'unavailable' },
        review_required: ['glare'],
      }}
    />,
  )
  const checks = screen.getByRole('region', { name: 'Checks' })
  expect(within(checks).getByText('The service could not complete the request')).toBeTruthy()
  expect(within(checks).getByText(/^Try again in a moment/)).toBeTruthy()
  expect(within(checks).getByText('Glare')).toBeTruthy()
  expect(within(checks).getByText('Skipped')).toBeTruthy()
  expect(screen.getByText('The session ended before any document check ran.')).toBeTruthy()
})

test('shows whom to contact about an unknown error code', () => {
  renderUi(
    <SessionDetailView
      session={{ ...bare, last_error: { error_code: 9999, message: undefined } }}
    />,
  )
  expect(screen.getByText('9999')).toBeTruthy()
  expect(screen.getByText(/^This code is not documented yet/)).toBeTruthy()
})
