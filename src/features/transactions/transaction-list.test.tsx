import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import {
  expectPage,
  setFieldValue,
  filter,
  findRows,
  isBusy,
  getRowLink,
  pager,
  pageRange,
  turnTo,
  fieldValue,
  getLinkTarget,
} from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

const bundlePath = (bundle: string) => `/app/pages/bundle/${bundle}/sessions`
const openTransactions = (search = '', ...faults: Fault[]) =>
  renderPortal('client', `${bundlePath('20011')}?tab=transactions${search}`, ...faults)
const rows = () => findRows('Transactions')
const table = () => screen.getByRole('table', { name: 'Transactions' })
const searchBox = () => screen.getByRole('searchbox', { name: 'Search transactions' })
const drawer = () => screen.findByRole('dialog', { name: 'Transaction' })
const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Bundle' })).getByRole('link', { name })
const getTransaction = (row: HTMLElement | undefined) =>
  getLinkTarget(getRowLink(row)).searchParams.get('transaction') ?? ''

test('reopens the last open list and carries over the filters that both lists share', async () => {
  const { user, router, search } = await renderPortal(
    'client',
    `${bundlePath('20011')}?service=liveness&from=2026-09-01&page=2&page_size=10&sort=created_at&q=ref-1`,
  )
  await screen.findByRole('navigation', { name: 'Bundle' })
  await user.click(tab('Transactions'))
  expect((await rows())[0]?.textContent).toContain('Liveness')
  expect(Object.fromEntries(search())).toEqual({
    tab: 'transactions',
    service: 'liveness',
    from: '2026-09-01',
  })
  act(() => router.history.push('/app/pages/profile'))
  await screen.findByRole('heading', { level: 1, name: 'My account' })
  act(() => router.history.push(bundlePath('20024')))
  await screen.findByRole('heading', { level: 1, name: 'Wallet sign-up' })
  expect(await rows()).not.toHaveLength(0)
  expect(tab('Transactions').getAttribute('aria-current')).toBe('page')
})

test('writes filters and order to the URL', async () => {
  const { user, search } = await openTransactions('&page_size=10&service=liveness')
  await rows()
  await user.selectOptions(filter('Outcome'), 'Failed')
  await user.click(within(table()).getByRole('button', { name: 'Duration' }))
  await waitFor(() => expect(search().get('sort')).toBe('-duration_ms'))
  expect(search().get('status')).toBe('failed')
  const [longest] = await rows()
  expect(longest?.textContent).toContain('Failed')
  const slow = longest?.textContent
  await user.click(within(table()).getByRole('button', { name: 'Duration' }))
  await waitFor(() => expect(search().get('sort')).toBe('duration_ms'))
  expect((await rows())[0]?.textContent).not.toBe(slow)
})

test('reads filters and order from the URL', async () => {
  const address = '&page_size=10&status=failed&service=liveness&sort=duration_ms'
  const { user, search } = await openTransactions(address)
  await rows()
  expect(fieldValue(filter('Outcome'))).toBe('failed')
  const duration = within(table()).getByRole('columnheader', { name: 'Duration' })
  expect(duration.getAttribute('aria-sort')).toBe('ascending')
  await user.selectOptions(filter('Service'), 'Any service')
  await waitFor(() => expect(search().has('service')).toBe(false))
  await user.click(screen.getByRole('button', { name: 'Reason: Any reason' }))
  setFieldValue(await screen.findByRole('combobox', { name: 'Find a reason' }), '5015')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(search().get('error_code')).toBe('5015'))
  expect((await rows())[0]?.textContent).toContain('5015')
})

test('puts an ID search in the URL but keeps a possible name out of the URL', async () => {
  const { user, router, search } = await openTransactions('&page=9&page_size=10')
  const row = (await rows())[2]
  const id = getTransaction(row)
  setFieldValue(searchBox(), id)
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(search().get('q')).toBe(id)
  setFieldValue(searchBox(), 'محمد')
  expect(await screen.findByText('Name', { selector: '[role=status]' })).toBeTruthy()
  await waitFor(() => expect(search().has('q')).toBe(false))
  expect(decodeURIComponent(router.history.location.href)).not.toContain('محمد')
  await user.click(getRowLink((await rows())[0]))
  await drawer()
  act(() => router.history.back())
  await waitFor(() => expect(search().has('transaction')).toBe(false))
  expect(fieldValue(searchBox())).toBe('محمد')
})

test('shows "No transactions yet" for a bundle without transactions', async () => {
  await renderPortal('client', `${bundlePath('20063')}?tab=transactions`)
  expect(await screen.findByText('No transactions yet')).toBeTruthy()
})

test('offers a retry after an error, and keeps the tab when clearing filters that match nothing', async () => {
  const fault = { path: 'bundle-transactions', kind: 'status', status: 500 } as const
  const { user, search } = await openTransactions('&q=nothing-has-this-9&page_size=10', fault)
  await screen.findByRole('alert')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('Nothing matches these filters')
  const [, clear] = screen.getAllByRole('button', { name: 'Clear filters' })
  await user.click(clear ?? document.body)
  expect(await rows()).toHaveLength(10)
  expect(search().get('tab')).toBe('transactions')
})

test('shows that access is not allowed when the server returns 403', async () => {
  const { router } = await openTransactions('', {
    path: 'bundle-transactions',
    kind: 'status',
    status: 403,
    count: 'always',
  })
  expect(await screen.findByText('You do not have access to this')).toBeTruthy()
  expect(router.history.location.pathname).toBe(bundlePath('20011'))
})

test('marks rows while they are refreshed or the next page loads, and reports a failed refresh', async () => {
  const { user, faults } = await openTransactions('&page_size=10')
  await rows()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  faults({ path: 'bundle-transactions', kind: 'latency', ms: 30_000 })
  await user.click(turnTo('Refresh the list'))
  expect(isBusy(table())).toBe(true)
  expect(within(table()).getAllByRole('rowheader')).toHaveLength(10)
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  await rows()
  faults({ path: 'bundle-transactions', kind: 'status', status: 500 })
  await user.click(turnTo('Refresh the list'))
  await expectPage('Refresh failed.')
  expect(await rows()).toHaveLength(10)
  await user.click(turnTo('Refresh the list'))
  await waitFor(() => expect(pager().textContent).not.toContain('Refresh failed.'))

  faults({ path: 'bundle-transactions', kind: 'latency', ms: 30_000 })
  await user.click(turnTo('Next page'))
  await waitFor(() => expect(isBusy(table())).toBe(true))
  expect(pageRange()).toMatch(/^1–10 of /)
  expect(pager().textContent).toContain('Updating…')
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  await expectPage('11–20')
  expect(pager().textContent).toContain('Updated just now')
})

test('collapses the filters on a phone behind a button that counts them', async () => {
  phone()
  const { user } = await openTransactions('&status=failed&from=2026-10-01&page_size=10')
  const list = await screen.findByRole('list', { name: 'Transactions', busy: false })
  const cards = await within(list).findAllByRole('listitem')
  expect(cards).toHaveLength(10)
  expect(screen.queryByRole('combobox', { name: 'Outcome' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Filters (2)' }))
  await user.selectOptions(filter('Outcome'), 'Any outcome')
  const button = await screen.findByRole('button', { name: 'Filters (1)' })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const [card] = await within(list).findAllByRole('listitem')
  const [link] = within(card ?? document.body).getAllByRole('link')
  await user.click(link ?? document.body)
  expect(await drawer()).toBeTruthy()
})

function phone() {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media.includes('max-width'),
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
}
