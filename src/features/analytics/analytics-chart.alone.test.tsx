import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '@/test/render-ui'
import type { DayChart } from '@/ui/charts/day-chart'
import { AnalyticsView } from './analytics-view'

// The chart draws nothing without a size.
vi.mock('@/ui/charts/day-chart', () => ({
  DayChart: ({ bars, onDays }: Parameters<typeof DayChart>[0]) =>
    (['good', 'bad', 'rest'] as const).map((outcome) => (
      <button
        key={outcome}
        type="button"
        onClick={() => onDays?.(bars[0]?.day ?? '', bars[0]?.last ?? '', outcome)}
      >
        {outcome}
      </button>
    )),
}))

const period = { from: '2026-11-02', to: '2026-11-03' }

test('the part of a bar opens what it names, and a part of several statuses the whole day', async () => {
  const open = vi.fn()
  renderUi(
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
      period={period}
      links={{ open }}
    />,
  )
  const day = { from: '2026-11-02', to: '2026-11-02' }
  await userEvent.click(await screen.findByRole('button', { name: 'bad' }))
  expect(open).toHaveBeenLastCalledWith({ ...day, status: 'failed' })
  await userEvent.click(screen.getByRole('button', { name: 'good' }))
  expect(open).toHaveBeenLastCalledWith({ ...day, status: 'success' })
  await userEvent.click(screen.getByRole('button', { name: 'rest' }))
  expect(open).toHaveBeenLastCalledWith(day)
})
