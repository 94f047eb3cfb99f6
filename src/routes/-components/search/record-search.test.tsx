import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { idOf } from '@mocks/seeds/ids'
import { shortenMiddle } from '@/lib/format'
import { findRows, linkOf, targetOf } from '@/test/list-screen'
import { renderPortal, setWindowWidth } from '@/test/render-portal'
import { setLayout, useLayout } from '@/stores/layout'
import { changeListSettings } from '@/ui/list-toolbar/list-settings'

beforeEach(() => {
  // The charts warn that they have no size here.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  setLayout(useLayout.getInitialState())
  setWindowWidth(1440)
})

const HOME = '/app/pages/home'
const WALLET = '/app/pages/bundle/20024/sessions'
/** A session of "Wallet sign-up", the second bundle of the client, and its first transaction. */
const SESSION = idOf({ bundle: 1, row: 7 })
const TRANSACTION = idOf({ bundle: 1, row: 7, attempt: 0 })
/** An id that no bundle has. */
const UNKNOWN = '0b5d7612-3456-4789-abcd-0123456789ab'

type Portal = Awaited<ReturnType<typeof renderPortal>>

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const optionTexts = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const detailCalls = ({ calls }: Portal) => calls('bundle-session-details').length

/** Opens the search over a screen. */
async function openSearch(portal: Portal, title: string | RegExp) {
  await heading(title)
  // app-shell.test.tsx tests what works before the shell is there.
  await screen.findByLabelText('Appearance')
  await portal.user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }))
  await dialog.findAllByRole('option')
}

test('what is typed right after Ctrl K is searched, and Enter opens the first result', async () => {
  const { user, path } = await renderPortal('admin', '/admin/dashboard')
  await heading('Dashboard')
  await screen.findByLabelText('Appearance')
  await user.keyboard('{Control>}k{/Control}billing{Enter}')
  await waitFor(() => expect(path()).toBe('/admin/analytic'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the search box of the header takes what is typed before its code is there', async () => {
  const { user, path } = await renderPortal('admin', '/admin/dashboard')
  await heading('Dashboard')
  await screen.findByLabelText('Appearance')
  await user.click(screen.getByRole('combobox', { name: 'Search' }))
  await user.keyboard('bill')
  const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' })
  await waitFor(() => expect(box().value).toBe('bill'))
  await user.keyboard('ing{Enter}')
  await waitFor(() => expect(path()).toBe('/admin/analytic'))
})

test('a pasted id and Enter open the session, in whichever bundle it is', async () => {
  const portal = await renderPortal('client', HOME)
  await openSearch(portal, 'Dashboard')
  await portal.user.paste(SESSION)
  await portal.user.keyboard('{Enter}')
  await waitFor(() => expect(portal.path()).toBe(`${WALLET}/${SESSION}`))
  await heading(/^Session/)
  expect(detailCalls(portal)).toBeLessThanOrEqual(5)
})

test('Enter while the calls still run opens the session once it is found', async () => {
  const portal = await renderPortal('client', HOME)
  await openSearch(portal, 'Dashboard')
  portal.faults({ path: 'bundle-session-details', kind: 'latency', ms: 300, count: 'always' })
  await portal.user.paste(SESSION)
  await portal.user.keyboard('{Enter}')
  await screen.findByRole('option', { name: /^Looking for .* Opens when found$/ })
  await waitFor(() => expect(portal.path()).toBe(`${WALLET}/${SESSION}`))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a session is one result, with its bundle and status', async () => {
  const portal = await renderPortal('client', HOME)
  await openSearch(portal, 'Dashboard')
  await portal.user.paste(SESSION)
  const option = await screen.findByRole('option', { name: / · / })
  expect(option.textContent).toMatch(
    new RegExp(`^Session ${shortenMiddle(SESSION)} · Wallet sign-up · (Verified|Failed)$`),
  )
  expect(option.getAttribute('href')).toBe(`${WALLET}/${SESSION}`)
  expect(optionTexts()).toHaveLength(1)
})

test('the bundle in view is asked before the others', async () => {
  const portal = await renderPortal('client', `${WALLET}?page_size=10&status=expired`)
  await openSearch(portal, 'Wallet sign-up')
  await portal.user.paste(SESSION)
  await screen.findByRole('option', { name: /Wallet sign-up/ })
  expect(detailCalls(portal)).toBe(1)
})

test('a transaction of the bundle in view is found there, and no other bundle is asked', async () => {
  const portal = await renderPortal('client', `${WALLET}?page_size=10&status=expired`)
  await openSearch(portal, 'Wallet sign-up')
  await portal.user.paste(TRANSACTION)
  await screen.findByRole('option', { name: /^Transaction .* · Wallet sign-up · / })
  expect(detailCalls(portal)).toBe(1)
})

test('the bundle in view is one of those in which an id is not found', async () => {
  const portal = await renderPortal('client', `${WALLET}?page_size=10&status=expired`)
  await openSearch(portal, 'Wallet sign-up')
  await portal.user.paste(UNKNOWN)
  expect(await screen.findByText('Not found in your 5 bundles')).toBeTruthy()
  expect(detailCalls(portal)).toBe(5)
})

test('a transaction is found the same way, and opens over the list of its bundle', async () => {
  const portal = await renderPortal('client', HOME)
  await openSearch(portal, 'Dashboard')
  await portal.user.paste(TRANSACTION)
  const option = await screen.findByRole('option', { name: /^Transaction .* · Wallet sign-up · / })
  await portal.user.click(option)
  await screen.findByRole('dialog', { name: 'Transaction' })
  expect(portal.path()).toBe(WALLET)
  expect(portal.search().get('transaction')).toBe(TRANSACTION)
})

test('an id that is in no bundle is not found, and may still be a reference', async () => {
  const portal = await renderPortal('client', HOME)
  await openSearch(portal, 'Dashboard')
  await portal.user.paste(UNKNOWN)
  expect(await screen.findByText('Not found in your 5 bundles')).toBeTruthy()
  expect(optionTexts()).toContain('Find this referenceIn your 5 bundles')
  expect(optionTexts().filter((text) => /session|transaction/i.test(text))).toEqual([])
})

test('a bundle that cannot be searched is named with its reason, and can be tried again', async () => {
  const portal = await renderPortal('client', HOME)
  await openSearch(portal, 'Dashboard')
  const body = { message: 'The archive is closed.' }
  portal.faults({ path: 'bundle-session-details', kind: 'status', status: 500, body })
  await portal.user.paste(UNKNOWN)
  expect(
    await screen.findByText(/^One bundle could not be searched\. The archive is closed\.$/),
  ).toBeTruthy()
  await portal.user.keyboard('{Enter}')
  expect(await screen.findByText('Not found in your 5 bundles')).toBeTruthy()
})

test('typing on aborts the calls', async () => {
  const portal = await renderPortal('client', HOME)
  await openSearch(portal, 'Dashboard')
  // They end only by being aborted.
  portal.faults({ path: 'bundle-session-details', kind: 'hang', count: 'always' })
  const sent = vi.spyOn(globalThis, 'fetch')
  await portal.user.paste(UNKNOWN)
  await screen.findByRole('option', { name: /^Looking for 0b5d76…89ab/ })
  await waitFor(() => expect(detailCalls(portal)).toBe(3))
  await portal.user.keyboard('x')
  const aborted = () =>
    sent.mock.calls.map(([call]) => call instanceof Request && call.signal.aborted)
  await waitFor(() => expect(aborted()).toEqual([true, true, true]))
})

test('a short id is found among the rows that were listed', async () => {
  const portal = await renderPortal('client', `${WALLET}?page_size=10`)
  const id =
    targetOf(linkOf((await findRows('Sessions'))[4]))
      .pathname.split('/')
      .at(-1) ?? ''
  await openSearch(portal, 'Wallet sign-up')
  await portal.user.paste(shortenMiddle(id))
  await portal.user.click(await screen.findByRole('option', { name: /^Session / }))
  await waitFor(() => expect(portal.path()).toBe(`${WALLET}/${id}`))

  await openSearch(portal, /^Session/)
  await portal.user.paste('000000…0000')
  expect(await screen.findByText(/^This short ID is not among/)).toBeTruthy()
})

test('a short id of a transaction is found among the rows that were listed', async () => {
  const portal = await renderPortal('client', `${WALLET}?tab=transactions&page_size=10`)
  const target = targetOf(linkOf((await findRows('Transactions'))[2]))
  const id = target.searchParams.get('transaction') ?? ''
  await openSearch(portal, 'Wallet sign-up')
  await portal.user.paste(shortenMiddle(id))
  expect(
    await screen.findByRole('option', { name: /^Transaction .* · Wallet sign-up · / }),
  ).toBeTruthy()
})

test('nothing of a search for an id is kept once it is closed', async () => {
  const portal = await renderPortal('client', HOME)
  await openSearch(portal, 'Dashboard')
  await portal.user.paste(UNKNOWN)
  await screen.findByText('Not found in your 5 bundles')
  await portal.user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const cached = portal.router.options.context.queryClient.getQueryCache().getAll()
  expect(cached.map(({ queryKey }) => queryKey[2])).not.toContain('record-lookup')
})

test('saved views are found by name', async () => {
  const view = { id: 'v1', name: 'Broken lately', search: { status: 'failed' } }
  changeListSettings('sessions', () => ({ views: [view] }))
  onTestFinished(() => void changeListSettings('sessions', () => ({ views: [] })))
  const portal = await renderPortal('client', HOME)
  await openSearch(portal, 'Dashboard')
  expect(optionTexts().join()).not.toContain('Broken lately')
  await portal.user.keyboard('broken wallet')
  await portal.user.click(
    await screen.findByRole('option', { name: 'Broken lately Sessions · Wallet sign-up' }),
  )
  await waitFor(() => expect(portal.path()).toBe(WALLET))
  expect(portal.search().get('status')).toBe('failed')
})

test("an administrator is asked for an id's client, which is looked in from then on", async () => {
  const portal = await renderPortal('admin', '/admin/dashboard')
  await openSearch(portal, 'Dashboard')
  await portal.user.paste(SESSION)
  expect(optionTexts()).toEqual(['Choose a client to search'])
  expect(detailCalls(portal)).toBe(0)
  await portal.user.keyboard('{Enter}')
  await screen.findByRole('option', { name: /Lotus Digital Bank/ })
  await portal.user.keyboard('lotus')
  await waitFor(() => expect(optionTexts()).toEqual(['Lotus Digital Bank1001']))
  await portal.user.keyboard('{Enter}')
  await screen.findByRole('option', { name: /Wallet sign-up · \w+ Lotus Digital Bank$/ })
  await portal.user.keyboard('{Enter}')
  await waitFor(() => expect(portal.path()).toBe(`/admin/sessions/20024/${SESSION}`))

  await act(() => portal.open('/admin/dashboard'))
  await openSearch(portal, 'Dashboard')
  const transaction = idOf({ bundle: 0, row: 3, attempt: 0 })
  await portal.user.paste(transaction)
  await portal.user.keyboard('{Enter}')
  await waitFor(() => expect(portal.path()).toBe('/admin/transactions'))
  expect(Object.fromEntries(portal.search())).toMatchObject({
    client: '1001',
    bundle: '20011',
    transaction,
  })
})

test('a session that comes without the name of its bundle has it from the list of bundles', async () => {
  const portal = await renderPortal('admin', '/admin/dashboard')
  const respond = globalThis.fetch
  vi.stubGlobal('fetch', async (...input: Parameters<typeof fetch>) => {
    const response = await respond(...input)
    const text = await response.text()
    return new Response(text.replace(/("session_id".*?)"bundle_name"/s, '$1"unknown"'), response)
  })
  await openSearch(portal, 'Dashboard')
  await portal.user.paste(SESSION)
  await portal.user.keyboard('{Enter}')
  await screen.findByRole('option', { name: /Lotus Digital Bank/ })
  await portal.user.keyboard('lotus')
  await waitFor(() => expect(optionTexts()).toEqual(['Lotus Digital Bank1001']))
  await portal.user.keyboard('{Enter}')
  const option = await screen.findByRole('option', { name: /^Session/ })
  expect(option.textContent).toContain('Wallet sign-up')
})

test("an administrator's id is looked for with the client in view, and then with another", async () => {
  const portal = await renderPortal('admin', '/admin/bundle-sessions/20089?page_size=10')
  await screen.findByRole('table', { name: 'Sessions' })
  await openSearch(portal, 'Bundle sessions')
  await portal.user.paste(SESSION)
  expect(await screen.findByText(/^Not found in this client’s \d+ bundles$/)).toBeTruthy()
  const options = optionTexts()
  expect(options).toContain('Search another client’s bundles')
  expect(options.filter((text) => text.includes('Open client'))).toEqual([])
})
