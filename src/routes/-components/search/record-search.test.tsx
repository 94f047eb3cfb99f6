import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { formatId } from '@mocks/seeds/ids'
import { shortenMiddle } from '@/lib/format'
import { holdResponses } from '@/test/hold-responses'
import { findRows, getRowLink, getLinkTarget } from '@/test/list-screen'
import { renderPortal, setWindowWidth } from '@/test/render-portal'
import { setLayout, useLayout } from '@/stores/layout'
import { changeListSettings } from '@/ui/list-toolbar/list-settings'

beforeEach(() => {
  setLayout(useLayout.getInitialState())
  setWindowWidth(1440)
})

// Every screen has the search. These two have little other content.
const PROFILE = '/app/pages/profile'
const ADMIN = '/admin/change-password'
const WALLET = '/app/pages/bundle/20024/sessions'
/** A session in the client's second bundle, "Wallet sign-up", and its first transaction. */
const SESSION = formatId({ bundle: 1, row: 7 })
const TRANSACTION = formatId({ bundle: 1, row: 7, attempt: 0 })
/** An ID that isn't in any bundle. */
const UNKNOWN = '0b5d7612-3456-4789-abcd-0123456789ab'

type Portal = Awaited<ReturnType<typeof renderPortal>>

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const detailCalls = ({ calls }: Portal) => calls('bundle-session-details').length

/** Opens the search on the screen with this heading. */
async function openSearch(portal: Portal, title: string | RegExp) {
  await heading(title)
  // Waits for the shell because app-shell.test.tsx covers the time before it loads.
  await screen.findByLabelText('Appearance')
  await portal.user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }))
  await dialog.findAllByRole('option')
}

/** Replaces the text in the open search. */
async function replaceText({ user }: Portal, text: string) {
  const dialog = within(screen.getByRole('dialog', { name: 'Search' }))
  await user.clear(dialog.getByRole('combobox', { name: 'Search' }))
  await user.paste(text)
}

test('keeps text typed into the header search before its code has loaded', async () => {
  const { user, path } = await renderPortal('admin', ADMIN)
  await heading('Change Password')
  await screen.findByLabelText('Appearance')
  await user.click(screen.getByRole('combobox', { name: 'Search' }))
  await user.keyboard('bill')
  const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
  await waitFor(() => expect(box().value).toBe('bill'))
  await user.keyboard('ing{Enter}')
  await waitFor(() => expect(path()).toBe('/admin/analytic'))
})

test("opens a pasted ID's session on Enter, whichever bundle contains it", async () => {
  const portal = await renderPortal('client', PROFILE)
  await openSearch(portal, 'My account')
  const release = holdResponses('bundle-session-details')
  await portal.user.paste(SESSION)
  await portal.user.keyboard('{Enter}')
  await screen.findByRole('option', { name: /^Looking for .* Opens when found$/ })
  release()
  await waitFor(() => expect(portal.path()).toBe(`${WALLET}/${SESSION}`))
  await heading(/^Session/)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(detailCalls(portal)).toBeLessThanOrEqual(5)
})

test('searches the other bundles only if the bundle in view does not contain the ID', async () => {
  const portal = await renderPortal('client', `${WALLET}?page_size=10&status=expired`)
  await openSearch(portal, 'Wallet sign-up')
  await portal.user.paste(SESSION)
  await screen.findByRole('option', { name: /^Session .* · Wallet sign-up · / })
  expect(detailCalls(portal)).toBe(1)
  await replaceText(portal, TRANSACTION)
  await screen.findByRole('option', { name: /^Transaction .* · Wallet sign-up · / })
  expect(detailCalls(portal)).toBe(2)
  await replaceText(portal, UNKNOWN)
  expect(await screen.findByText('Not found in your 5 bundles')).toBeTruthy()
  expect(detailCalls(portal)).toBe(7)
})

test("shows a session as one result with bundle and status, and opens a transaction over its bundle's list", async () => {
  const portal = await renderPortal('client', PROFILE)
  await openSearch(portal, 'My account')
  await portal.user.paste(SESSION)
  const session = await screen.findByRole('option', { name: / · / })
  expect(session.textContent).toMatch(
    new RegExp(`^Session ${shortenMiddle(SESSION)} · Wallet sign-up · (Verified|Failed)$`),
  )
  expect(session.getAttribute('href')).toBe(`${WALLET}/${SESSION}`)
  expect(optionTexts()).toHaveLength(1)
  await replaceText(portal, TRANSACTION)
  const option = await screen.findByRole('option', { name: /^Transaction .* · Wallet sign-up · / })
  await portal.user.click(option)
  await screen.findByRole('dialog', { name: 'Transaction' })
  expect(portal.path()).toBe(WALLET)
  expect(portal.search().get('transaction')).toBe(TRANSACTION)
})

test('reports an unknown ID, offers a reference search, and caches nothing', async () => {
  const portal = await renderPortal('client', PROFILE)
  await openSearch(portal, 'My account')
  await portal.user.paste(UNKNOWN)
  expect(await screen.findByText('Not found in your 5 bundles')).toBeTruthy()
  expect(optionTexts()).toContain('Find this referenceIn your 5 bundles')
  expect(optionTexts().filter((text) => /session|transaction/i.test(text))).toEqual([])
  await portal.user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const cachedQueries = portal.router.options.context.queryClient.getQueryCache().getAll()
  expect(cachedQueries.map(({ queryKey }) => queryKey[2])).not.toContain('record-lookup')
})

test('shows why a bundle could not be searched and offers a retry', async () => {
  const portal = await renderPortal('client', PROFILE)
  await openSearch(portal, 'My account')
  const body = { message: 'The archive is closed.' }
  portal.faults({ path: 'bundle-session-details', kind: 'status', status: 500, body })
  await portal.user.paste(UNKNOWN)
  expect(
    await screen.findByText(/^One bundle could not be searched\. The archive is closed\.$/),
  ).toBeTruthy()
  await portal.user.keyboard('{Enter}')
  expect(await screen.findByText('Not found in your 5 bundles')).toBeTruthy()
})

test('aborts the requests when the user continues typing', async () => {
  const portal = await renderPortal('client', PROFILE)
  await openSearch(portal, 'My account')
  // These requests end only if the portal aborts them.
  portal.faults({ path: 'bundle-session-details', kind: 'hang', count: 'always' })
  const fetchSpy = vi.spyOn(globalThis, 'fetch')
  await portal.user.paste(UNKNOWN)
  await screen.findByRole('option', { name: /^Looking for 0b5d76…89ab/ })
  await waitFor(() => expect(detailCalls(portal)).toBe(3))
  await portal.user.keyboard('x')
  const listAborted = () =>
    fetchSpy.mock.calls.map(([call]) => call instanceof Request && call.signal.aborted)
  await waitFor(() => expect(listAborted()).toEqual([true, true, true]))
})

test('finds a shortened session ID only among loaded rows', async () => {
  const portal = await renderPortal('client', `${WALLET}?page_size=10`)
  const id =
    getLinkTarget(getRowLink((await findRows('Sessions'))[4]))
      .pathname.split('/')
      .at(-1) ?? ''
  await openSearch(portal, 'Wallet sign-up')
  await portal.user.paste(shortenMiddle(id))
  await portal.user.click(await screen.findByRole('option', { name: /^Session / }))
  await waitFor(() => expect(portal.path()).toBe(`${WALLET}/${id}`))

  await openSearch(portal, /^Session/)
  await portal.user.paste('000000…0000')
  expect(await screen.findByText(/^This short ID does not match/)).toBeTruthy()
})

test('finds a shortened transaction ID among loaded rows', async () => {
  const portal = await renderPortal('client', `${WALLET}?tab=transactions&page_size=10`)
  const target = getLinkTarget(getRowLink((await findRows('Transactions'))[2]))
  const id = target.searchParams.get('transaction') ?? ''
  await openSearch(portal, 'Wallet sign-up')
  await portal.user.paste(shortenMiddle(id))
  expect(
    await screen.findByRole('option', { name: /^Transaction .* · Wallet sign-up · / }),
  ).toBeTruthy()
})

test('finds saved views by name', async () => {
  const view = { id: 'v1', name: 'Broken lately', search: { status: 'failed' } }
  changeListSettings('sessions', () => ({ views: [view] }))
  onTestFinished(() => void changeListSettings('sessions', () => ({ views: [] })))
  const portal = await renderPortal('client', PROFILE)
  await openSearch(portal, 'My account')
  expect(optionTexts().join()).not.toContain('Broken lately')
  await portal.user.paste('broken wallet')
  await portal.user.click(
    await screen.findByRole('option', { name: 'Broken lately Sessions · Wallet sign-up' }),
  )
  await waitFor(() => expect(portal.path()).toBe(WALLET))
  expect(portal.search().get('status')).toBe('failed')
})

test("requires a client for an administrator's ID search and reuses that client for the next search", async () => {
  const portal = await renderPortal('admin', ADMIN)
  await openSearch(portal, 'Change Password')
  await portal.user.paste(SESSION)
  expect(optionTexts()).toEqual(['Choose a client to search'])
  expect(detailCalls(portal)).toBe(0)
  await portal.user.keyboard('{Enter}')
  await screen.findByRole('option', { name: /Lotus Digital Bank/ })
  await portal.user.paste('lotus')
  await waitFor(() => expect(optionTexts()).toEqual(['Lotus Digital Bank1001']))
  await portal.user.keyboard('{Enter}')
  await screen.findByRole('option', { name: /Wallet sign-up · \w+ Lotus Digital Bank$/ })
  await portal.user.keyboard('{Enter}')
  await waitFor(() => expect(portal.path()).toBe(`/admin/sessions/20024/${SESSION}`))

  await act(() => portal.open(ADMIN))
  await openSearch(portal, 'Change Password')
  const transaction = formatId({ bundle: 0, row: 3, attempt: 0 })
  await portal.user.paste(transaction)
  await portal.user.keyboard('{Enter}')
  await waitFor(() => expect(portal.path()).toBe('/admin/transactions'))
  expect(Object.fromEntries(portal.search())).toMatchObject({
    client: '1001',
    bundle: '20011',
    transaction,
  })
})

test('takes the bundle name from the bundle list if the session response omits it', async () => {
  const portal = await renderPortal('admin', ADMIN)
  const respond = globalThis.fetch
  vi.stubGlobal('fetch', async (...input: Parameters<typeof fetch>) => {
    const response = await respond(...input)
    const text = await response.text()
    return new Response(text.replace(/("session_id".*?)"bundle_name"/s, '$1"unknown"'), response)
  })
  await openSearch(portal, 'Change Password')
  await portal.user.paste(SESSION)
  await portal.user.keyboard('{Enter}')
  await screen.findByRole('option', { name: /Lotus Digital Bank/ })
  await portal.user.paste('lotus')
  await waitFor(() => expect(optionTexts()).toEqual(['Lotus Digital Bank1001']))
  await portal.user.keyboard('{Enter}')
  const option = await screen.findByRole('option', { name: /^Session/ })
  expect(option.textContent).toContain('Wallet sign-up')
})

test("searches an admin's ID in the current client, then offers other clients", async () => {
  const portal = await renderPortal('admin', '/admin/bundle-sessions/20089?page_size=10')
  await screen.findByRole('table', { name: 'Sessions' })
  await openSearch(portal, 'Bundle sessions')
  await portal.user.paste(SESSION)
  expect(await screen.findByText(/^Not found in this client’s \d+ bundles$/)).toBeTruthy()
  const options = optionTexts()
  expect(options).toContain('Search another client’s bundles')
  expect(options.filter((text) => text.includes('Open client'))).toEqual([])
})
