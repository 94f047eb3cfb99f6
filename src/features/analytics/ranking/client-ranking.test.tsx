import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPortal } from '@/test/render-portal'

beforeEach(() => {
  // Silences the warning that charts log in tests because they have no size.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const september = 'from=2026-09-01&to=2026-09-30'
const summary = {
  sessions: 900,
  transactions: 2700,
  successful: 360,
  failed: 500,
  success_rate: 0.4,
  avg_duration: 60,
}
const lotus = { id: '1001', name: 'Lotus Digital Bank', sessions: 900, transactions: 2700 }

const counts = () =>
  within(screen.getByRole('list', { name: 'Top clients' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => Number(/([\d,]+)$/.exec(textContent)?.[1]?.replaceAll(',', '')))

test('fetches failure counts and ranks clients by them only when the user selects that ranking', async () => {
  const { user, calls, search } = await renderPortal('admin', `/admin/dashboard?${september}`)
  const bars = within(await screen.findByRole('list', { name: 'Top clients' }))
  const own = () => calls('admin-analytics').length
  await waitFor(() => expect(own()).toBe(2))
  const link = bars.getAllByRole('link')[0]
  expect(link?.getAttribute('href')).not.toContain('status')

  await user.click(screen.getByRole('radio', { name: 'Failed' }))
  await waitFor(() => expect(search().get('rank')).toBe('failed'))
  await waitFor(() => expect(own()).toBeGreaterThan(10))
  await waitFor(() => expect(screen.queryByText('Counting…')).toBeNull())
  const failures = counts()
  expect(failures).toHaveLength(8)
  expect(failures).toEqual(failures.toSorted((a, b) => b - a))
  const [first] = within(screen.getByRole('list', { name: 'Top clients' })).getAllByRole('link')
  expect(first?.getAttribute('href')).toContain('status=failed')
  const callsBefore = own()
  await user.click(screen.getByRole('radio', { name: 'Failure rate' }))
  await waitFor(() => expect(search().get('rank')).toBe('failure_rate'))
  expect(own()).toBe(callsBefore)

  await user.click(screen.getByRole('button', { name: 'Show Top clients as a table' }))
  const table = screen.getByRole<HTMLTableElement>('table', { name: 'Top clients' })
  const heads = [...(table.rows[0]?.cells ?? [])].map(({ textContent }) => textContent)
  expect(heads.slice(0, 5)).toEqual([
    'Client',
    'Sessions',
    'Failed',
    'Failure rate',
    'Session success rate',
  ])
  // The table has more rows than the chart has bars.
  expect(table.rows.length - 1).toBeGreaterThan(8)
  expect(table.closest('section')?.dataset['wide']).toBe('true')
})

test('labels a client whose success rate is far from its own average and explains the rule', async () => {
  const { user } = await renderPortal('admin', `/admin/dashboard?${september}`, {
    path: 'admin-analytics',
    kind: 'status',
    status: 200,
    // Replaces only the current period's response. The previous period keeps the mock backend's values.
    body: {
      summary,
      series: [],
      services: [],
      organizations: [{ ...lotus, success_rate: 0.4 }],
    },
  })
  expect(await screen.findByText('Below its average')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Top clients' }).textContent).toMatch(
    /40% verified, previously [\d.]+%/,
  )
  expect(
    screen.getByText(/^Marked: the success rate is at least 5 percentage points away/),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show Top clients as a table' }))
  const table = within(screen.getByRole('table', { name: 'Top clients' }))
  expect(table.getByRole('columnheader', { name: 'Own average, previous period' })).toBeTruthy()
  expect(table.getByRole('cell', { name: 'Below its average' })).toBeTruthy()
})
