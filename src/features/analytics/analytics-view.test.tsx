import { linkOptions } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Analytics } from '@/backend/analytics'
import { renderInRouter } from '@/test/render-in-router'
import { AnalyticsView } from './analytics-view'

const analytics: Analytics = {
  summary: {
    sessions: 120,
    transactions: 400,
    successful: 90,
    failed: 30,
    success_rate: 0.75,
    avg_duration: 65,
  },
  series: [
    { date: '2026-11-02', sessions: 80, successful: 60, failed: 20 },
    { date: '2026-11-03', sessions: 40, successful: 25, failed: 10 },
  ],
  services: [
    { service: 'ntra', total: 10, successful: 5, failed: 5 },
    { service: 'ocr', total: 90, successful: 81, failed: 9 },
  ],
  bundles: [{ bundle_id: 'b', name: 'محفظة', transactions: 400, success_rate: 0.75 }],
  errors: [
    { error_code: 5015, message: 'Faces differ', count: 7 },
    { error_code: 5009, message: 'Not readable', count: 30 },
  ],
}

const client = { audience: 'client', period: { from: '2026-11-02', to: '2026-11-03' } } as const

const previous: Analytics = {
  ...analytics,
  summary: { ...analytics.summary, sessions: 100, transactions: 0, success_rate: 0.8 },
}

test('shows how each metric changed since the previous period', () => {
  renderInRouter(<AnalyticsView analytics={analytics} previous={previous} {...client} />)
  expect(screen.getByText('20% more than the previous 2 days')).toBeTruthy()
  expect(screen.getByText('5 points lower than the previous 2 days')).toBeTruthy()
  expect(screen.getByText('No change')).toBeTruthy()
  expect(screen.getByText('1m 5s')).toBeTruthy()
})

test('notes that today is not over and shows changes in counts as neutral', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-03T09:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  renderInRouter(<AnalyticsView analytics={analytics} previous={previous} {...client} />)
  const getTone = (text: string) => screen.getByText(text).parentElement?.dataset['tone']
  expect(getTone('20% more than the previous 2 days · today is not over yet')).toBe('neutral')
  expect(getTone('5 points lower than the previous 2 days · today is not over yet')).toBe('bad')
})

test("shows the comparison period's dates for a whole month", () => {
  const period = { from: '2026-10-01', to: '2026-10-31' }
  renderInRouter(
    <AnalyticsView {...client} analytics={analytics} previous={previous} period={period} />,
  )
  expect(screen.getByText(/^20% more than in Sep 1\s–\s30, 2026$/)).toBeTruthy()
})

test('explains what each rate and the error counts measure', () => {
  renderInRouter(<AnalyticsView analytics={analytics} {...client} />)
  const list = (name: string) => screen.getByRole('list', { name }).textContent
  expect(screen.getByText('Session success rate')).toBeTruthy()
  expect(list('Bundles')).toBe('محفظة75% of sessions verified400')
  expect(list('Services')).toContain('ID OCR90% passed90')
  expect(
    screen.getByText('Sessions with this error, including those that were verified after a retry.'),
  ).toBeTruthy()
})

test('shows the attempts per session, and marks a service that needs more attempts than before', () => {
  const withAttempts = (ntra: number, ocr: number): Analytics => ({
    ...analytics,
    services: [
      { service: 'ntra', total: 10, successful: 5, failed: 5, avg_trials: ntra },
      { service: 'ocr', total: 90, successful: 81, failed: 9, avg_trials: ocr },
    ],
  })
  const [now, before] = [withAttempts(2, 1.32), withAttempts(1, 1.2)]
  renderInRouter(<AnalyticsView analytics={now} previous={before} {...client} />)
  const items = within(screen.getByRole('list', { name: 'Services' })).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    ['ID OCR90% passed · 1.3 attempts90Above its average', 'previously 1.2'].join(''),
    'NTRA50% passed · 2 attempts10',
  ])
  expect(screen.getByText(/^Marked: at least 10% more attempts per session/)).toBeTruthy()
})

test('describes each change in wording that fits its metric', () => {
  const summary = { ...previous.summary, sessions: 123.84, success_rate: 0.738, avg_duration: 50 }
  const period = { from: '2026-11-02', to: '2026-11-02' }
  renderInRouter(
    <AnalyticsView
      {...client}
      analytics={analytics}
      previous={{ ...previous, summary: { ...summary, transactions: 500 } }}
      period={period}
    />,
  )
  for (const change of ['3.1% fewer', '1.2 points higher', '20% fewer', '30% longer'])
    expect(screen.getByText(`${change} than the previous day`)).toBeTruthy()
})

test('lists days in the table, latest first, with outcomes that add up to all sessions', async () => {
  renderInRouter(<AnalyticsView analytics={analytics} {...client} />)
  await userEvent.click(screen.getByRole('button', { name: 'Show Sessions by day as a table' }))
  const rows = within(screen.getByRole('table', { name: 'Sessions by day' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'DaySessionsVerifiedFailedIn progress or expired',
    'Nov 3, 20264025105',
    'Nov 2, 20268060200',
  ])
})

test('shows a single day by hour without links because lists have no hour filter', async () => {
  const hour = (date: string) => ({ date, sessions: 4, successful: 2, failed: 1 })
  const series = [hour('2026-11-02T08:00:00Z'), hour('2026-11-02T09:00:00Z')]
  renderInRouter(
    <AnalyticsView
      analytics={{ ...analytics, series }}
      audience="client"
      period={{ from: '2026-11-02', to: '2026-11-02' }}
      links={{ list: () => linkOptions({ to: '/admin/sessions' }) }}
    />,
  )
  await userEvent.click(
    screen.getByRole('button', { name: 'Show Sessions by hour (UTC) as a table' }),
  )
  const table = within(screen.getByRole('table', { name: 'Sessions by hour (UTC)' }))
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'HourSessionsVerifiedFailedIn progress or expired',
    '9:00 AM4211',
    '8:00 AM4211',
  ])
  expect(table.queryByRole('link')).toBeNull()
})

test('lists the largest service first and links each service to its transactions', async () => {
  renderInRouter(
    <AnalyticsView
      analytics={analytics}
      {...client}
      links={{
        list: ({ service, status, tab }) =>
          linkOptions({ to: `/admin/${tab ?? 'sessions'}`, search: { service, status } }),
      }}
    />,
  )
  const links = within(screen.getByRole('list', { name: 'Services' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/transactions?service=ocr',
    '/admin/transactions?service=ntra',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Show Services as a table' }))
  const cells = within(screen.getByRole('table', { name: 'Services' })).getAllByRole('link')
  expect(cells.map((cell) => `${cell.textContent} ${cell.getAttribute('href')}`)).toEqual([
    '90 /admin/transactions?service=ocr',
    '9 /admin/transactions?service=ocr&status=failed',
    '10 /admin/transactions?service=ntra',
    '5 /admin/transactions?service=ntra&status=failed',
  ])
})

test('lists the most frequent error first', () => {
  renderInRouter(<AnalyticsView analytics={analytics} {...client} />)
  const errors = within(screen.getByRole('list', { name: 'Errors' })).getAllByRole('listitem')
  expect(errors.map((item) => item.textContent)).toEqual([
    '5009The document could not be read30',
    '5015The service could not complete the request7',
  ])
})

test('replaces the bundles card if there is a clients card', () => {
  const { unmount } = renderInRouter(<AnalyticsView analytics={analytics} {...client} />)
  expect(screen.getByRole('list', { name: 'Bundles' }).textContent).toContain('محفظة')
  unmount()
  renderInRouter(
    <AnalyticsView analytics={analytics} {...client} audience="admin" clients="Nile" />,
  )
  expect(screen.getByText('Nile')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Bundles' })).toBeNull()
})

test('shows an empty state instead of charts for a period without sessions', () => {
  const summary = { ...analytics.summary, sessions: 0, transactions: 0 }
  renderInRouter(<AnalyticsView analytics={{ ...analytics, summary }} {...client} />)
  expect(screen.getByText('No sessions in this period')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})

test('distinguishes a period without daily data from a period without sessions', () => {
  renderInRouter(<AnalyticsView analytics={{ ...analytics, series: [] }} {...client} />)
  expect(screen.getByText('No figures by day in this period')).toBeTruthy()
  expect(screen.queryByText('No sessions in this period')).toBeNull()
})
