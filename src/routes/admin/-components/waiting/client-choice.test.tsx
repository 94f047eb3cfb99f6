import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPortal } from '@/test/render-portal'

beforeEach(() => {
  // Charts log a warning in tests because they have no size.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const september = 'from=2026-09-01&to=2026-09-30'
/** Parses a formatted count, or returns 0 if it is missing. */
const toNumber = (text: string | null | undefined) => Number(text?.replaceAll(',', '')) || 0
const filters = () => screen.findByRole('list', { name: 'Filters' })
const chips = async () =>
  within(await filters())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** Waits until every row is counted, and returns each row's link and count. */
async function findCountedRows(name: string) {
  const table = await screen.findByRole<HTMLTableElement>('table', { name })
  await waitFor(() => expect(screen.queryByText('Counting…')).toBeNull())
  return [...table.rows].slice(1).map((row) => ({
    link: within(row).getByRole('link'),
    count: toNumber(row.cells[1]?.textContent),
  }))
}
const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0)

test('links an error reason to its clients, then to their sessions, with matching counts', async () => {
  const { user, search, path } = await renderPortal('admin', `/admin/dashboard?${september}`)
  const list = await screen.findByRole('list', { name: 'Errors' })
  // The reason's link must ignore this last picked bundle.
  localStorage.setItem('last_picked', '{"client":"1008","bundle":"20011"}')
  const [reason] = within(list).getAllByRole('listitem')
  const all = toNumber(/[\d,]+$/.exec(reason?.textContent ?? '')?.[0])
  await user.click(within(reason ?? document.body).getByRole('link'))
  await waitFor(() => expect(path()).toBe('/admin/sessions'))
  expect(search().has('client')).toBe(false)
  await waitFor(async () =>
    expect(await chips()).toEqual([
      expect.stringMatching(/^Period: Sep 1\s–\s30, 2026$/),
      expect.stringMatching(/^Reason: 5\d{3} /),
    ]),
  )

  const clients = await findCountedRows('Clients')
  expect(clients.map(({ count }) => count)).toEqual(
    clients.map(({ count }) => count).toSorted((a, b) => b - a),
  )
  expect(sum(clients)).toBe(all)
  const [client] = clients
  await user.click(client?.link ?? document.body)
  expect(await screen.findByText(`${client?.count.toLocaleString('en')} sessions`)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Sessions' }))
  expect(search().get('error_code')).toMatch(/^\d+$/)
  expect(JSON.parse(localStorage.getItem('last_picked') ?? '')).toEqual({
    client: search().get('client'),
  })
})

test('requests a count for each client only when a status filter is set', async () => {
  const all = await renderPortal('admin', `/admin/sessions?${september}`)
  const sessions = await findCountedRows('Clients')
  expect(all.calls('admin-analytics')).toHaveLength(1)
  await all.open(`/admin/sessions?${september}&status=failed`)
  await screen.findByRole('columnheader', { name: 'Session success rate' })
  const failedCounts = await findCountedRows('Clients')
  expect(sum(failedCounts)).toBeLessThan(sum(sessions))
  expect(all.calls('admin-analytics')).toHaveLength(1 + sessions.length)
})

test('clears pending filters one by one', async () => {
  const address = `/admin/sessions?${september}&status=failed&service=liveness`
  const { user, search } = await renderPortal('admin', address)
  await screen.findByText('The backend has no counts for these filters.')
  localStorage.setItem('last_picked', '{"client":"1001"}')
  for (const label of ['Has service', 'Period']) {
    await user.click(screen.getByRole('button', { name: `Clear ${label}` }))
    await waitFor(() => expect(screen.queryByText(`${label}:`)).toBeNull())
  }
  await waitFor(async () => expect(await chips()).toEqual(['Status: Failed']))
  expect(document.activeElement).toBe(await filters())
  // The screen can't count anything without a period.
  expect(await screen.findByText('Choose a client')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Clear Status' }))
  await waitFor(() => expect(search().toString()).toBe(''))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Filters' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Sessions' }))
})

test('omits a failed count, and counts again on retry', async () => {
  const address = `/admin/transactions?${september}`
  const { user, open, faults } = await renderPortal('admin', address)
  // The figures for all clients stay cached, so only the count of the first client fails.
  await findCountedRows('Clients')
  faults({ path: 'admin-analytics', kind: 'status', status: 500 })
  await open(`${address}&service=ocr&status=failed`)
  expect(await screen.findByText('1 count could not be loaded.')).toBeTruthy()
  expect(screen.getByText('A dash means the backend provides no count.')).toBeTruthy()
  expect(await chips()).toContain('Outcome: Failed')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('1 count could not be loaded.')).toBeNull())
  expect(sum(await findCountedRows('Clients'))).toBeGreaterThan(0)
})

test('shows the filters but requests no figures for an administrator without access to figures', async () => {
  const address = `/admin/sessions?${september}&error_code=5009`
  const { calls, open } = await renderPortal('admin-monitoring', address)
  expect(await chips()).toHaveLength(2)
  expect(screen.getByText('Choose a client')).toBeTruthy()
  await open(`${address}&client=1001`)
  await screen.findByRole('table', { name: 'Sessions', busy: false })
  expect(calls('analytics')).toEqual([])
})
