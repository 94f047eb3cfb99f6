import { linkOptions } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInRouter } from '@/test/render-in-router'
import type { DayChart } from '@/ui/charts/day-chart'
import type { DaySeries } from '@/ui/charts/day-series'

/** Mocks the chart module for its next import. */
function mockChart(load: () => Promise<string>) {
  vi.doMock('@/ui/charts/day-chart', async () => {
    const text = await load()
    return { DayChart: () => <p>{text}</p> }
  })
}
const bars = async () => 'bars'
const missing = async () => {
  throw new Error('no chunk')
}

// The loaded chart is cached in its module, so each test resets the modules.
beforeEach(() => vi.resetModules())

async function show(props: Partial<Parameters<typeof DaySeries>[0]> = {}) {
  const module = await import('@/ui/charts/day-series')
  renderInRouter(
    <module.DaySeries
      title="Sessions by day"
      days={[
        { day: '2026-11-01', all: 9, good: 6, bad: 2, rest: 1 },
        { day: '2026-11-02', all: 3, good: 3, bad: 0, rest: 0 },
      ]}
      labels={{ all: 'Sessions', good: 'Verified', bad: 'Failed', rest: 'Open' }}
      fileName="days"
      {...props}
    />,
  )
}

const rows = () => within(screen.getByRole('table')).getAllByRole('row')

test('shows the table while the chart is loading, then the chart', async () => {
  const gate = Promise.withResolvers<string>()
  mockChart(() => gate.promise)
  await show()
  expect(screen.queryByText('bars')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Show Sessions by day as a table' }))
  expect(rows().map((row) => row.textContent)).toEqual([
    'DaySessionsVerifiedFailedOpen',
    'Nov 2, 20263300',
    'Nov 1, 20269621',
  ])
  gate.resolve('bars')
  await userEvent.click(screen.getByRole('button', { name: 'Show Sessions by day as a chart' }))
  expect(await screen.findByText('bars')).toBeTruthy()
})

test('shows the table and a retry button when the chart fails to load', async () => {
  mockChart(missing)
  await show()
  expect(
    await screen.findByText('The chart did not load. The table shows the same figures.'),
  ).toBeTruthy()
  expect(rows()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: /as a (chart|table)/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Export Sessions by day as CSV' })).toBeTruthy()
  mockChart(bars)
  await userEvent.click(screen.getByRole('button', { name: 'Load the chart' }))
  expect(await screen.findByText('bars')).toBeTruthy()
})

test('links every number except zero to its day and outcome', async () => {
  mockChart(bars)
  await show({
    link: (day, count) =>
      linkOptions({
        to: '/admin/clients/$clientId/$bundleId',
        params: { clientId: day, bundleId: count },
      }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Show Sessions by day as a table' }))
  const links = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('/admin/clients', ''))
  expect(links).toEqual([
    '/2026-11-02/all',
    '/2026-11-02/good',
    '/2026-11-01/all',
    '/2026-11-01/good',
    '/2026-11-01/bad',
    '/2026-11-01/rest',
  ])
})

test('opens the list with the day and status of the clicked bar segment', async () => {
  // Replaces the bars with buttons because the real chart draws nothing without a size.
  vi.doMock('@/ui/charts/day-chart', () => ({
    DayChart: ({ bars: [bar], onDays }: Parameters<typeof DayChart>[0]) =>
      (['good', 'bad', 'rest'] as const).map((outcome) => (
        <button
          key={outcome}
          type="button"
          onClick={() => onDays?.(bar?.day ?? '', bar?.last ?? '', outcome)}
        >
          {outcome}
        </button>
      )),
  }))
  const { AnalyticsView } = await import('./analytics-view')
  const { history } = renderInRouter(
    <AnalyticsView
      analytics={{
        summary: {
          sessions: 120,
          transactions: 400,
          successful: 85,
          failed: 30,
          success_rate: 0.7,
          avg_duration: 65,
        },
        series: [
          { date: '2026-11-02', sessions: 80, successful: 60, failed: 20 },
          { date: '2026-11-03', sessions: 40, successful: 25, failed: 10 },
        ],
        services: [],
      }}
      audience="client"
      period={{ from: '2026-11-02', to: '2026-11-03' }}
      links={{
        list: (filter) => linkOptions({ to: '/admin/sessions', search: filter }),
      }}
    />,
  )
  const day = { from: '2026-11-02', to: '2026-11-02' }
  const expectOpened = (filter: object) =>
    waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(history.location.search))).toEqual(filter),
    )
  await userEvent.click(await screen.findByRole('button', { name: 'bad' }))
  await expectOpened({ ...day, status: 'failed' })
  await userEvent.click(screen.getByRole('button', { name: 'good' }))
  await expectOpened({ ...day, status: 'success' })
  await userEvent.click(screen.getByRole('button', { name: 'rest' }))
  await expectOpened(day)
})
