import { QueryClient, QueryClientProvider, keepPreviousData, useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import type { Analytics } from '@/backend/analytics'
import { renderInRouter } from '@/test/render-in-router'
import { AnalyticsPanel } from './analytics-panel'

const period = { from: '2026-11-02', to: '2026-11-03' }

function figures(sessions: number): Analytics {
  return {
    summary: {
      sessions,
      transactions: sessions,
      successful: sessions,
      failed: 0,
      success_rate: 1,
      avg_duration: 10,
    },
    series: [],
    services: [],
  }
}

/** Renders the panel with its two queries. "Next" moves to another period. */
function renderPanel(fetchFigures: (period: number) => Promise<Analytics>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  function Harness() {
    const [at, setAt] = useState(0)
    const placeholderData = keepPreviousData
    const query = useQuery({ queryKey: [at], queryFn: () => fetchFigures(at), placeholderData })
    const previousQuery = useQuery({
      queryKey: ['before', at],
      queryFn: async () => figures(50),
      placeholderData,
      enabled: query.isSuccess && !query.isPlaceholderData,
    })
    return (
      <>
        <button onClick={() => setAt(at + 1)}>Next</button>
        <button onClick={() => void query.refetch()}>Fetch</button>
        <AnalyticsPanel
          query={query}
          previousQuery={previousQuery}
          period={period}
          audience="client"
          links={() => ({})}
        />
      </>
    )
  }
  renderInRouter(
    <QueryClientProvider client={client}>
      <Harness />
    </QueryClientProvider>,
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const statusError = (status: number) =>
  new ApiError('status', 'x', { status, body: { message: 'The server says why' } })

test('keeps showing the current metrics while another period loads', async () => {
  const second = Promise.withResolvers<Analytics>()
  renderPanel(async (at) => (at === 0 ? figures(100) : second.promise))
  expect(screen.getByRole('status', { name: 'Loading the figures' })).toBeTruthy()
  expect(await screen.findAllByText('100')).toHaveLength(2)
  expect(await screen.findAllByText(/^100% more than the previous/)).toHaveLength(2)
  expect(screen.queryByText('Updating…')).toBeNull()
  await press('Next')
  expect(screen.getByText('Updating…')).toBeTruthy()
  expect(screen.getAllByText('100')).toHaveLength(2)
  second.resolve(figures(200))
  expect(await screen.findAllByText('200')).toHaveLength(2)
  expect(screen.queryByText('Updating…')).toBeNull()
})

test('keeps showing the metrics and adds an error when a refetch fails', async () => {
  const fetchFigures = vi.fn(async () => figures(100))
  renderPanel(fetchFigures)
  await screen.findAllByText('100')
  fetchFigures.mockRejectedValueOnce(statusError(500))
  await press('Fetch')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The latest figures could not be loaded. The server says why')
  expect(screen.getAllByText('100')).toHaveLength(2)
  await press('Try again')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test("hides the previous period's metrics when the new period fails to load", async () => {
  const fetchFigures = vi.fn(async () => figures(100))
  renderPanel(fetchFigures)
  await screen.findAllByText('100')
  fetchFigures.mockRejectedValueOnce(statusError(500))
  await press('Next')
  expect((await screen.findByRole('alert')).textContent).toContain('Internal Server Error')
  expect(screen.queryByText('100')).toBeNull()
  await press('Try again')
  expect(await screen.findAllByText('100')).toHaveLength(2)
})

test('shows no retry button when the server returns 403', async () => {
  renderPanel(async () => {
    throw statusError(403)
  })
  expect(await screen.findByText('You do not have access to this')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test("shows the server's field error when it rejects the period", async () => {
  const body = { message: 'Some fields are not valid', errors: { end_date: 'Too long' } }
  renderPanel(async () => {
    throw new ApiError('status', 'x', { status: 422, body })
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Too long')
})
