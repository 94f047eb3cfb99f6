import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getReference } from '@mocks/seeds/person'
import { renderPortal, setWindowWidth } from '@/test/render-portal'
import { watchBodies } from '@/test/watch-bodies'
import { setLayout, useLayout } from '@/stores/layout'

beforeEach(() => {
  setLayout(useLayout.getInitialState())
  setWindowWidth(1440)
})

// Every screen has the search. These two have little other content.
const PROFILE = '/app/pages/profile'
const ADMIN = '/admin/change-password'
const WALLET = '/app/pages/bundle/20024/sessions'
/** Reference of a session in the client's second bundle, "Wallet sign-up". */
const REFERENCE = getReference({ number: 1 }, 7)
const NATIONAL_ID = '29001018800015'

type Portal = Awaited<ReturnType<typeof renderPortal>>

const option = (name: string | RegExp) => screen.findByRole('option', { name })
const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const searches = ({ calls }: Portal) => calls('bundle-sessions')

/** Opens the search on the current screen and pastes text. */
async function search(portal: Portal, text: string) {
  await screen.findByRole('heading', { level: 1 })
  await screen.findByLabelText('Appearance')
  await portal.user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }))
  await dialog.findAllByRole('option')
  await waitFor(() => expect(dialog.getByRole('combobox')).toBe(document.activeElement))
  await portal.user.paste(text)
}

test('searches for a reference in all bundles only on Enter, and opens its session on a second Enter', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const portal = await renderPortal('client', PROFILE)
  await search(portal, REFERENCE)
  await option('Find this reference In your 5 bundles')
  expect(optionTexts()).toHaveLength(1)
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(searches(portal)).toEqual([])
  vi.useRealTimers()

  const bodies = watchBodies('bundle-sessions')
  await portal.user.keyboard('{Enter}')
  await option(/^Session .* · Wallet sign-up · /)
  await waitFor(() => expect(searches(portal)).toHaveLength(5))
  expect(bodies).toHaveLength(5)
  for (const body of bodies)
    expect(body).toMatchObject({ page: 1, page_size: 10, search: REFERENCE })
  await waitFor(() => expect(optionTexts()).toHaveLength(1))
  await portal.user.keyboard('{Enter}')
  await waitFor(() => expect(portal.path()).toMatch(new RegExp(`^${WALLET}/.`)))
})

test('opens the list of a bundle with several hits, and keeps the number out of the URL', async () => {
  const portal = await renderPortal('client', `${WALLET}?page_size=10`)
  await screen.findByRole('table', { name: 'Sessions' })
  await search(portal, '0188000')
  await portal.user.keyboard('{Enter}')
  const line = await option(/^Branch tablets \d+ sessions$/)
  await waitFor(() => expect(optionTexts().join()).not.toContain('Searching'))
  expect(optionTexts().filter((text) => text.startsWith('Branch tablets'))).toHaveLength(1)
  await portal.user.click(line)
  await screen.findByRole('heading', { level: 1, name: 'Branch tablets' })
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search sessions' })
  await waitFor(() => expect(field.value).toBe('0188000'))
  expect(portal.router.history.location.href).not.toContain('0188000')
})

test('offers to search the bundle in view, and searches it before the other bundles', async () => {
  const portal = await renderPortal('client', `${WALLET}?page_size=10&status=expired`)
  await screen.findByRole('table', { name: 'Sessions' })
  await search(portal, NATIONAL_ID)
  await option('Find this national ID Wallet sign-up')
  const bodies = watchBodies('bundle-sessions')
  await portal.user.keyboard('{Enter}')
  expect(await screen.findByText('Not found in your 5 bundles')).toBeTruthy()
  const [first, ...others] = bodies
  expect(first).toMatchObject({ bundle_id: '20024' })
  expect(others).toHaveLength(4)
})

test('aborts the search when the user continues typing or closes it', async () => {
  const portal = await renderPortal('client', PROFILE)
  await search(portal, NATIONAL_ID)
  // These requests end only if the portal aborts them.
  portal.faults({ path: 'bundle-sessions', kind: 'hang', count: 'always' })
  const fetchSpy = vi.spyOn(globalThis, 'fetch')
  const listAborted = () =>
    fetchSpy.mock.calls.map(([call]) => call instanceof Request && call.signal.aborted)
  // Clicks Close, because Esc closes the dialog only in a real browser.
  const close = () => portal.user.click(screen.getByRole('button', { name: 'Close' }))
  for (const end of [() => portal.user.keyboard('5'), close]) {
    fetchSpy.mockClear()
    await portal.user.keyboard('{Enter}')
    await option(/^Searching… 0 of 5 bundles$/)
    await waitFor(() => expect(listAborted()).toEqual([false, false, false]))
    await end()
    await waitFor(() => expect(listAborted()).toEqual([true, true, true]))
  }
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('ends the search without a retry after a 429 response, and lets the user continue', async () => {
  const portal = await renderPortal('client', PROFILE)
  await search(portal, NATIONAL_ID)
  const body = { message: 'Slow down.' }
  portal.faults(
    { path: 'bundle-sessions', kind: 'status', status: 429, body },
    { path: 'bundle-sessions', kind: 'hang', count: 2 },
  )
  await portal.user.keyboard('{Enter}')
  expect(await screen.findByText('One bundle could not be searched. Slow down.')).toBeTruthy()
  expect(searches(portal)).toHaveLength(3)
  await option('Search 5 more bundles')
  await portal.user.keyboard('{Enter}')
  expect(await screen.findByText('Not found in your 5 bundles')).toBeTruthy()
  expect(searches(portal)).toHaveLength(8)
})

test('searches 30 bundles first, and the rest only if the user continues', async () => {
  const bundles = Array.from({ length: 35 }, (_, index) => ({
    id: `b-${index}`,
    name: `Bundle ${index}`,
  }))
  const always = { kind: 'status', status: 200, count: 'always' } as const
  const portal = await renderPortal(
    'client',
    PROFILE,
    { ...always, path: 'organization-bundles', body: { bundles } },
    { ...always, path: 'bundle-sessions', body: { sessions: [], total: 0 } },
  )
  await search(portal, NATIONAL_ID)
  await option('Find this national ID In your 35 bundles')
  await portal.user.keyboard('{Enter}')
  expect(await screen.findByText('Not found in 30 bundles so far')).toBeTruthy()
  expect(searches(portal)).toHaveLength(30)
  await option('Search 5 more bundles')
  await portal.user.keyboard('{Enter}')
  expect(await screen.findByText('Not found in your 35 bundles')).toBeTruthy()
  expect(searches(portal)).toHaveLength(35)
})

test('caches nothing from a closed search and searches again when it is reopened', async () => {
  const portal = await renderPortal('client', PROFILE)
  for (const times of [1, 2]) {
    await search(portal, REFERENCE)
    await option('Find this reference In your 5 bundles')
    await portal.user.keyboard('{Enter}')
    await option(/^Session .* · Wallet sign-up · /)
    await waitFor(() => expect(searches(portal)).toHaveLength(5 * times))
    await portal.user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const cachedQueries = portal.router.options.context.queryClient.getQueryCache().getAll()
  expect(JSON.stringify(cachedQueries.map(({ queryKey }) => queryKey))).not.toContain(REFERENCE)
})

test("lists an error code's explanation and its sessions first", async () => {
  const portal = await renderPortal('client', PROFILE)
  await search(portal, '5009')
  await option('The document could not be read Error code 5009')
  expect(optionTexts().slice(0, 3)).toEqual([
    'The document could not be readError code 5009',
    'Sessions with error code 5009In your 5 bundles',
    'Find this referenceIn your 5 bundles',
  ])
  await portal.user.keyboard('{Enter}')
  expect(await screen.findByText(/^The photo is too blurry.*Ask for a new photo/)).toBeTruthy()
  await portal.user.keyboard('{ArrowDown}{Enter}')
  await portal.user.click(await option(/^Retail onboarding [\d,]+ sessions$/))
  await waitFor(() => expect(portal.search().get('error_code')).toBe('5009'))
})

test("limits an administrator's number search to the chosen client's bundles", async () => {
  const portal = await renderPortal('admin', ADMIN)
  await search(portal, NATIONAL_ID)
  await option('Choose a client to search')
  expect(optionTexts()).toEqual(['Choose a client to search', 'Find this national IDIdentities'])
  await portal.user.keyboard('{Enter}')
  await portal.user.paste('lotus')
  await waitFor(() => expect(optionTexts()).toEqual(['Lotus Digital Bank1001']))
  await portal.user.keyboard('{Enter}')
  await option('Find this national ID In Lotus Digital Bank’s bundles')
  expect(searches(portal)).toEqual([])
  const bodies = watchBodies('bundle-sessions')
  await portal.user.keyboard('{Enter}')
  expect(await screen.findByText('Not found in this client’s 5 bundles')).toBeTruthy()
  expect(searches(portal)).toHaveLength(5)
  for (const body of bodies) expect(body).toMatchObject({ organization_id: '1001' })
})

test('does not offer a client for an incomplete client ID', async () => {
  const portal = await renderPortal('admin', ADMIN)
  await search(portal, '10')
  await waitFor(() => expect(portal.calls('organizations/details')).toHaveLength(1))
  expect(optionTexts()).toEqual(['Choose a client to search'])
  await portal.user.keyboard('01')
  await portal.user.click(await option('Lotus Digital Bank 1001'))
  await waitFor(() => expect(portal.path()).toBe('/admin/clients/1001'))
})
