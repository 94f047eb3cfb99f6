import { QueryClient, QueryClientProvider, keepPreviousData, useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import type { Analytics } from '@/api/analytics/schema'
import { renderUi } from '@/test/render-ui'
import { AnalyticsPanel } from './analytics-panel'

const period = { from: '2026-11-01', to: '2026-11-02' }

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

/** The panel over two queries that answer as they are told; "Next" asks for another period. */
function show(answer: (period: number) => Promise<Analytics>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  function Harness() {
    const [at, setAt] = useState(0)
    const placeholderData = keepPreviousData
    const query = useQuery({ queryKey: [at], queryFn: () => answer(at), placeholderData })
    const earlier = useQuery({
      queryKey: ['before', at],
      queryFn: async () => figures(50),
      placeholderData,
      enabled: query.isSuccess && !query.isPlaceholderData,
    })
    return (
      <>
        <button onClick={() => setAt(at + 1)}>Next</button>
        <button onClick={() => void query.refetch()}>Fetch</button>
        <AnalyticsPanel query={query} before={earlier} period={period} of="client" links={{}} />
      </>
    )
  }
  renderUi(
    <QueryClientProvider client={client}>
      <Harness />
    </QueryClientProvider>,
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const refused = (status: number) =>
  new ApiError('status', 'x', { status, body: { message: 'The server says why' } })

test('while another period is on its way the figures stay, marked, and are compared with nothing', async () => {
  const second = Promise.withResolvers<Analytics>()
  show(async (at) => (at === 0 ? figures(100) : second.promise))
  expect(screen.getByRole('status', { name: 'Loading the figures' })).toBeTruthy()
  expect(await screen.findAllByText('100')).toHaveLength(2)
  expect(await screen.findAllByText('+100% more')).toHaveLength(2)
  expect(screen.queryByText('Updating…')).toBeNull()
  await press('Next')
  expect(screen.getByText('Updating…')).toBeTruthy()
  expect(screen.getAllByText('100')).toHaveLength(2)
  second.resolve(figures(200))
  expect(await screen.findAllByText('200')).toHaveLength(2)
  expect(screen.queryByText('Updating…')).toBeNull()
})

test('figures that cannot be fetched again stay, and it is told', async () => {
  const answer = vi.fn(async () => figures(100))
  show(answer)
  await screen.findAllByText('100')
  answer.mockRejectedValueOnce(refused(500))
  await press('Fetch')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Newer figures could not be loaded. The server says why')
  expect(screen.getAllByText('100')).toHaveLength(2)
  await press('Try again')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('the figures of a period that fails are not those of another one', async () => {
  const answer = vi.fn(async () => figures(100))
  show(answer)
  await screen.findAllByText('100')
  answer.mockRejectedValueOnce(refused(500))
  await press('Next')
  expect((await screen.findByRole('alert')).textContent).toContain('Internal Server Error')
  expect(screen.queryByText('100')).toBeNull()
  await press('Try again')
  expect(await screen.findAllByText('100')).toHaveLength(2)
})

test('a refusal is told as one, without a way to try again', async () => {
  show(async () => {
    throw refused(403)
  })
  expect(await screen.findByText('You are not allowed to see this')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a rejected period is told by what is wrong with it', async () => {
  const body = { message: 'Some fields are not valid', errors: { end_date: ['Too long'] } }
  show(async () => {
    throw new ApiError('status', 'x', { status: 422, body })
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Too long')
})
