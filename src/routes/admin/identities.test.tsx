import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  expectPage,
  setFieldValue,
  filter,
  findRows,
  getRowLink,
  pageRange,
  pager,
  saveView,
  turnTo,
  formatPageRange,
} from '@/test/list-screen'
import { getPrivateText } from '@/lib/private-text'
import { renderPortal } from '@/test/render-portal'
import { csvRows, exportList, watchDownloads } from '@/test/watch-downloads'

const path = '/admin/identities?page_size=10'
const rows = () => findRows('Identities')
const findDrawer = () => screen.findByRole('dialog', { name: 'Identity' })
const waitUntilClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Identity' })).toBeNull())
const getJourney = (row: HTMLElement | undefined) =>
  within(row ?? document.body)
    .getByRole('img')
    .getAttribute('aria-label')

test('masks identities until they are revealed, and keeps the page number in the URL', async () => {
  const { user, search } = await renderPortal('admin-none', path)
  const listedRows = await rows()
  expect(listedRows).toHaveLength(10)
  expect(pageRange()).toBe(`${formatPageRange(1, 10)} of 240`)
  const name = listedRows
    .map((row) => row.querySelector('[data-kind=name]'))
    .find((each) => each !== null)
  expect(name?.textContent).toContain('•')
  await user.click(screen.getByRole('button', { name: 'Reveal all' }))
  expect(name?.textContent).not.toContain('•')

  await user.click(turnTo('Next page'))
  await expectPage(`${formatPageRange(2, 10)} of 240`)
  expect(Object.fromEntries(search())).toEqual({ page: '2', page_size: '10' })
})

test('filters by client and status, and keeps a searched national ID out of the URL', async () => {
  const { user, search, calls, router } = await renderPortal('admin', path)
  await rows()
  await user.click(screen.getByRole('combobox', { name: 'Client' }))
  await user.click(await screen.findByRole('option', { name: 'Delta Microfinance' }))
  await waitFor(() => expect(search().has('organization')).toBe(true))
  await user.selectOptions(filter('Status'), 'Rejected')
  await waitFor(() => expect(search().get('status')).toBe('rejected'))
  await expectPage('of ')
  for (const row of await rows()) {
    expect(row.textContent).toContain('Delta Microfinance')
    expect(row.textContent).toContain('Rejected')
    expect(getJourney(row)).toContain('Failed')
  }

  setFieldValue(screen.getByRole('searchbox', { name: 'Search identities' }), '٢٩٠٠١٠١٨٨٠٠٠١٥')
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy()
  expect(calls('identities/')).toHaveLength(4)
  expect(router.history.location.href).not.toMatch(/29001018800015|%D9/)
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body)
  await waitFor(() => expect(pager().textContent).toContain(`${formatPageRange(1, 10)} of 240`))
  expect(search().toString()).toBe('page_size=10')
})

test('opens an identity with its checks and neighbors in a drawer with its own URL', async () => {
  const { user, search } = await renderPortal('admin', `${path}&status=validated`)
  const [first] = await rows()
  await user.click(getRowLink(first))
  const drawer = await findDrawer()
  expect(search().get('identity')).toMatch(/^5\d+$/)
  expect(await within(drawer).findByText(/not yet confirmed that/)).toBeTruthy()
  const checks = within(drawer).getByRole('region', { name: 'Checks' })
  expect(checks.textContent).toMatch(
    /^ChecksPhonePassed.*IDPassed.*LivenessNot started.*CSONot started/,
  )
  expect(drawer.querySelector('[data-kind=national_id]')?.textContent).toContain('•')
  const steps = within(drawer).getByRole('navigation', { name: 'Identities in the list' })
  await waitFor(() => expect(steps.textContent).toMatch(/^1 of /))
  await user.keyboard(']')
  await waitFor(() => expect(steps.textContent).toMatch(/^2 of /))
  await user.click(within(drawer).getByRole('button', { name: 'Close' }))
  await waitUntilClosed()
  expect(search().has('identity')).toBe(false)
  expect(search().get('status')).toBe('validated')
})

test('shows the awaited check, and offers a reference search if the phone number has no match', async () => {
  const { user, faults } = await renderPortal('admin', `${path}&status=pending`)
  const [first] = await rows()
  expect(getJourney(first)).toContain('ID: Not started (current step)')
  await user.click(getRowLink(first))
  const waits = await screen.findByRole('region', { name: 'Waiting for' })
  expect(waits.textContent).toMatch(
    /^Waiting forCheckIDNot startedNext stepThe person takes photos of the ID in .+’s app\.Since.*ago$/,
  )
  const foundRegion = within(await screen.findByRole('region', { name: 'Sessions' }))
  const body = { sessions: [], total: 0 }
  faults({ path: 'bundle-sessions', kind: 'status', status: 200, body, count: 'always' })
  expect(foundRegion.getByText(/^Sessions with this phone number/)).toBeTruthy()
  await user.click(foundRegion.getByRole('button', { name: /^Find this person’s sessions/ }))
  await user.click(await foundRegion.findByRole('button', { name: 'Search by reference instead' }))
  expect(await foundRegion.findByText(/^Sessions with this reference/)).toBeTruthy()
  expect(await foundRegion.findByRole('button', { name: 'Search again' })).toBeTruthy()
})

test("links an identity to the person's sessions, and keeps the national ID out of the URL", async () => {
  const portal = await renderPortal('admin', `${path}&status=verified`)
  const { user, router, calls } = portal
  const [first] = await rows()
  await user.click(getRowLink(first))
  const region = await screen.findByRole('region', { name: 'Sessions' })
  expect(region.textContent).toContain('Sessions with this national ID')
  expect(calls('bundle-sessions')).toEqual([])
  await user.click(within(region).getByRole('button', { name: 'Find this person’s sessions' }))
  const [link] = await within(region).findAllByRole('link')
  await within(region).findByRole('button', { name: 'Search again' })
  expect(calls('bundle-sessions').length).toBeGreaterThan(0)
  await user.click(link ?? document.body)
  await waitFor(() => expect(portal.path()).toMatch(/^\/admin\/sessions\//))
  expect(portal.search().has('client')).toBe(true)
  expect(router.history.location.href).not.toMatch(/\d{14}/)
  const cachedQueries = router.options.context.queryClient.getQueryCache().getAll()
  expect(JSON.stringify(cachedQueries.map(({ queryKey }) => queryKey))).not.toMatch(/\d{14}/)
})

test("groups a person's sessions into one link, and keeps the number only in memory", async () => {
  const portal = await renderPortal('admin', `${path}&identity=5240`)
  const region = await screen.findByRole('region', { name: 'Sessions' })
  const sessions = ['s-1', 's-2'].map((session_id) => ({
    session_id,
    bundle_id: 'b',
    status: 'success',
    created_at: '2026-11-20T10:00:00Z',
    services: [],
    transactions_count: 0,
  }))
  const body = { sessions, total: 2 }
  portal.faults({ path: 'bundle-sessions', kind: 'status', status: 200, body, count: 'always' })
  await portal.user.click(
    within(region).getByRole('button', { name: /^Find this person’s sessions/ }),
  )
  const [line] = await within(region).findAllByRole('link', { name: /2 sessions$/ })
  await portal.user.click(line ?? document.body)
  await waitFor(() => expect(portal.path()).toBe('/admin/sessions'))
  const { href, state } = portal.router.history.location
  expect(getPrivateText(state.search?.key)).toMatch(/^(?:\d{14}|\+\d+)$/)
  expect(decodeURIComponent(href)).not.toMatch(/\d{14}|\+\d/)
})

test('reports a missing identity, and offers a retry after a failure', async () => {
  const { user, open } = await renderPortal('admin', `${path}&identity=1`, {
    path: 'identity-details',
    kind: 'status',
    status: 500,
  })
  const drawer = within(await findDrawer())
  expect((await drawer.findByRole('alert')).textContent).toContain('Internal Server Error')
  await user.click(drawer.getByRole('button', { name: 'Try again' }))
  expect(await drawer.findByText('Identity not found')).toBeTruthy()
  await open(`${path}&identity=5240`)
  expect(await drawer.findByText('Identity ID')).toBeTruthy()
})

test('offers a retry when the list fails', async () => {
  const fault = { path: 'digital_identity/identities', kind: 'status', status: 500 } as const
  const { user } = await renderPortal('admin', path, fault)
  expect((await screen.findByRole('alert')).textContent).toContain('Internal Server Error')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(10)
  expect(pageRange()).toBe(`${formatPageRange(1, 10)} of 240`)
})

test('exports matching identities with masked personal data, and saves a view without the search text', async () => {
  const files = watchDownloads()
  const { user, search } = await renderPortal('admin', `${path}&status=verified`)
  await rows()
  const total = Number(pageRange()?.split('of ').at(-1))
  const { name, csv } = await exportList(files)
  expect(name).toMatch(/^identities-2[\d-]{9}\.csv$/)
  expect(csvRows(csv)).toHaveLength(total)
  for (const row of csvRows(csv)) expect(row).toMatch(/,Verified,Phone: Passed; .*CSO: /)
  expect(csv).toContain('••')
  expect(csv).not.toMatch(/\d{14}|@example/)

  setFieldValue(screen.getByRole('searchbox', { name: 'Search identities' }), 'محمد')
  await waitFor(async () => expect((await rows()).length).toBeLessThan(10))
  await saveView(user, 'Ready')
  expect(localStorage.getItem('lists')).toContain('"search":{"status":"verified"}')
  expect(localStorage.getItem('lists')).not.toContain('محمد')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(search().has('status')).toBe(false))
  await user.click(screen.getByRole('button', { name: 'Views' }))
  await user.click(await screen.findByRole('button', { name: 'Ready' }))
  await waitFor(() => expect(search().get('status')).toBe('verified'))
})
