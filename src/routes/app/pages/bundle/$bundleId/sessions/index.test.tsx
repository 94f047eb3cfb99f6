import { pageDefaults } from '@/features/record-list/list-search'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Fault } from '@mocks/faults'
import { personas } from '@mocks/personas'
import { login } from '@/api/auth/login'
import { holdResponses } from '@/test/hold-responses'
import {
  expectPage,
  setFieldValue,
  filter,
  findRows,
  isBusy,
  getRowLink,
  pageRange,
  pager,
  turnTo,
  fieldValue,
  formatPageRange,
} from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

/**
 * A bundle with 3,200 sessions. Searching these takes less time than searching the 100,000 sessions in the first
 * bundle.
 */
const WALLET = '/app/pages/bundle/20024/sessions'
/** Page size of ten rows, because ten rows load faster than 25. */
const SIZE = 10
const openSessions = (search = '', ...faults: Fault[]) =>
  renderPortal('client', `${WALLET}?page_size=${SIZE}${search}`, ...faults)
const rows = () => findRows('Sessions')
const searchBox = () => screen.getByRole('searchbox', { name: 'Search sessions' })
const tryAgain = () => screen.findByRole('button', { name: 'Try again' })
/** Searches with Enter to skip the typing pause. */
function searchFor(text: string) {
  setFieldValue(searchBox(), text)
  fireEvent.keyDown(searchBox(), { key: 'Enter' })
}

test('swaps reversed dates from the URL', async () => {
  await openSessions('&from=2026-11-20&to=2026-11-01')
  expect(await screen.findByRole('button', { name: /Nov 1\D+20, 2026/ })).toBeTruthy()
})

test("shows an error instead of the list for another client's bundle", async () => {
  await renderPortal('client', '/app/pages/bundle/20089/sessions')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('renders 25 sessions in at most 1,200 elements', async () => {
  await renderPortal('client', '/app/pages/bundle/20011/sessions')
  expect(await rows()).toHaveLength(25)
  await screen.findByRole('button', { name: 'Reveal all' })
  expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(1_200)
})

test('follows the page and size in the URL and history, and keeps rows while loading', async () => {
  const { user, router, search } = await openSessions()
  const [first] = await rows()
  await user.click(turnTo('Last page'))
  await expectPage('3,191–3,200')
  expect(search().get('page')).toBe('320')
  expect(turnTo('Next page')).toHaveProperty('disabled', true)
  act(() => router.history.back())
  await expectPage(formatPageRange(1, SIZE))
  act(() => router.history.forward())
  await expectPage('3,191–3,200')
  act(() => router.history.back())
  await expectPage(formatPageRange(1, SIZE))
  const [again] = await rows()
  expect(again?.textContent).toBe(first?.textContent)

  const release = holdResponses('bundle-sessions')
  await user.click(turnTo('Next page'))
  const table = screen.getByRole('table')
  await waitFor(() => expect(isBusy(table)).toBe(true))
  // A skeleton would have fewer rows and no links.
  expect(within(table).getAllByRole('rowheader')).toHaveLength(SIZE)
  expect(table.contains(again ?? null)).toBe(true)
  expect(pageRange()).toContain(formatPageRange(1, SIZE))
  release()
  await rows()
  expect(pageRange()).toContain(formatPageRange(2, SIZE))
  expect(table.contains(again ?? null)).toBe(false)

  await user.selectOptions(within(pager()).getByRole('combobox'), '25')
  await waitFor(async () => expect(await rows()).toHaveLength(25))
  expect(search().has('page')).toBe(false)
})

test.each([
  ['verified', 'success', '5009', true],
  ['failed', 'failed', '5031', false],
])('marks an error as past only in a verified session: %s', async (_, status, code, isPast) => {
  await renderPortal(
    'client',
    `/app/pages/bundle/20011/sessions?page_size=${SIZE}&error_code=${code}&status=${status}`,
  )
  const codes = (await rows()).map((row) => within(row).getByText(code))
  expect(codes.length).toBeGreaterThan(0)
  for (const each of codes) expect(each.parentElement?.hasAttribute('data-past')).toBe(isPast)
})

test('C10 restores a searched name on Back, and drops it with a notice on reload', async () => {
  const { user, router } = await openSessions()
  await rows()
  searchFor('محمد')
  await waitFor(() => expect(pageRange()).not.toContain('3,200'))
  const list = router.history.location
  expect(decodeURIComponent(list.href)).not.toContain('محمد')
  expect(JSON.stringify(list.state)).not.toContain('محمد')
  const range = pageRange()
  await user.click(getRowLink((await rows())[0]))
  await screen.findByRole('heading', { level: 1, name: /^Session/ })
  const record = router.history.location
  expect(JSON.stringify(record.state)).not.toContain('محمد')
  act(() => router.history.back())
  await rows()
  expect(fieldValue(searchBox())).toBe('محمد')
  expect(pageRange()).toBe(range)

  const reloaded = await renderPortal(null, '/app/pages/profile')
  await screen.findByText(personas.client.email)
  await act(async () => reloaded.router.history.push(record.href, record.state))
  await screen.findByRole('heading', { level: 1, name: /^Session/ })
  // No list is requested, because the neighbors would belong to another list.
  expect(reloaded.calls('bundle-sessions')).toEqual([])
  await reloaded.user.click(screen.getByRole('link', { name: 'Back to the list' }))
  await rows()
  const notice = /^The search text was not kept when the page was reloaded/
  expect(screen.getByText(notice).role).toBe('status')
  expect(fieldValue(searchBox())).toBe('')
  await reloaded.user.selectOptions(filter('Status'), 'Failed')
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull())
})

test('B7 neither shows, sends nor keeps the search text from an earlier login', async () => {
  const { router, calls } = await openSessions()
  await rows()
  searchFor('محمد')
  await waitFor(() => expect(router.history.location.state.search).toBeTruthy())
  const entry = router.history.location
  await act(() => router.navigate({ to: '/app/pages/profile' }))
  await screen.findByText(personas.client.email)
  await login('client', personas.client)
  const before = calls('bundle-sessions').length
  act(() => router.history.back())
  await rows()
  expect(router.history.location.href).toBe(entry.href)
  expect(pageRange()).toBe(`${formatPageRange(1, SIZE)} of 3,200`)
  expect(fieldValue(searchBox())).toBe('')
  expect(router.history.location.state.search).toBeUndefined()
  // The only request is for all 3,200 rows.
  expect(calls('bundle-sessions')).toHaveLength(before + 1)
})

test('keeps a partly typed national ID out of the URL and the history', async () => {
  const { router, calls, search } = await openSessions()
  expect(await rows()).toHaveLength(SIZE)
  for (const typed of ['٢٩٩٩٩٩٩', '29999998800015']) {
    const before = calls('bundle-sessions').length
    searchFor(typed)
    await waitFor(() => expect(calls('bundle-sessions').length).toBe(before + 1))
    await screen.findByText('Nothing matches these filters')
    expect(screen.queryByRole('table')).toBeNull()
    expect(search().toString()).toBe(`page_size=${SIZE}`)
  }
  act(() => router.history.back())
  expect(await rows()).toHaveLength(SIZE)
  expect(fieldValue(searchBox())).toBe('')
})

test('ignores invalid values in the URL', async () => {
  await renderPortal(
    'client',
    `${WALLET}?page=-3&page_size=7&from=yesterday&error_code=abc&sort=evil&status=<b>&service=;x`,
  )
  expect(await rows()).toHaveLength(pageDefaults.page_size)
  expect(pageRange()).toBe(`${formatPageRange(1)} of 3,200`)
})

test('keeps an unknown status from the URL in the status filter and finds nothing', async () => {
  await openSessions('&status=unheard_of')
  const nothing = await screen.findByText('Nothing matches these filters')
  expect(nothing.closest('[role=status]')).not.toBeNull()
  expect(fieldValue(filter('Status'))).toBe('unheard_of')
})

test('immediately shows the stored name of a bundle opened by its URL', async () => {
  await openSessions('', { path: 'organization-bundles', kind: 'hang', count: 'always' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Wallet sign-up' })).toBeTruthy()
  expect(await rows()).toHaveLength(SIZE)
})

test('labels the service options in the filter with "Has"', async () => {
  await openSessions()
  await rows()
  const select = within(filter('Has service'))
  expect(await select.findByRole('option', { name: 'Has Liveness' })).toBeTruthy()
})

test('clears filters without a match and shows no empty state until the rows load', async () => {
  const { user } = await openSessions('&q=nothing-has-this-9')
  await screen.findByText('Nothing matches these filters')
  const release = holdResponses('bundle-sessions')
  const [, clear] = screen.getAllByRole('button', { name: 'Clear filters' })
  await user.click(clear ?? document.body)
  // The screen must not show "No sessions yet" before the response arrives.
  expect(isBusy(await screen.findByRole('table', { hidden: true }))).toBe(true)
  expect(screen.queryByText('No sessions yet')).toBeNull()
  release()
  expect(await rows()).toHaveLength(SIZE)
})

test('offers a retry when a response cannot be read', async () => {
  const { user } = await openSessions('', { path: 'bundle-sessions', kind: 'wrong_shape' })
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Sorry ! Something went wrong . Please try again later !',
  )
  await user.click(await tryAgain())
  expect(await rows()).toHaveLength(SIZE)
})

test('keeps the filters and tabs when a request fails', async () => {
  const fault = { path: 'bundle-sessions', kind: 'status', status: 500 } as const
  const { user, calls, faults } = await openSessions('', fault)
  expect((await screen.findByRole('alert')).textContent).toContain('Internal Server Error')
  expect(calls('bundle-sessions')).toHaveLength(1)
  await user.selectOptions(filter('Status'), 'Verified')
  expect((await rows())[0]?.textContent).toContain('Verified')

  faults(fault)
  await user.selectOptions(filter('Status'), 'Failed')
  expect((await screen.findByRole('alert')).textContent).toContain('Internal Server Error')
  const heading = screen.getByRole('heading', { level: 1, name: 'Wallet sign-up' })
  expect(screen.getByRole('navigation', { name: 'Bundle' })).toBeTruthy()
  await user.click(await tryAgain())
  expect((await rows())[0]?.textContent).toContain('Failed')
  expect(document.activeElement).toBe(heading)

  faults(fault)
  await user.selectOptions(filter('Status'), 'Expired')
  await screen.findByRole('alert')
  await user.selectOptions(filter('Status'), 'Any status')
  expect(await rows()).toHaveLength(SIZE)
  expect(screen.queryByRole('alert')).toBeNull()
})
