import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findRows, getRowLink, getLinkTarget } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { storedSession } from '@/test/stored-session'

const FAILED = '/app/pages/bundle/20011/sessions?tab=transactions&status=failed&page_size=10'
const rows = () => findRows('Transactions')
const findDrawer = () => screen.findByRole('dialog', { name: 'Transaction' })
const queryDrawer = () => screen.queryByRole('dialog', { name: 'Transaction' })
const waitUntilClosed = () => waitFor(() => expect(queryDrawer()).toBeNull())
const close = async () => within(await findDrawer()).getByRole('button', { name: 'Close' })
const getTransaction = (link: HTMLElement) => getLinkTarget(link).searchParams.get('transaction')

test("fetches the transaction in an administrator's drawer and retries after an error", async () => {
  const { id } = storedSession({ status: 'failed' })
  const { user, faults, calls } = await renderPortal(
    'admin-monitoring',
    `/admin/sessions/20011/${id}?status=failed`,
  )
  const back = await screen.findByRole('link', { name: 'Back to the list' })
  expect(back.getAttribute('href')).toBe('/admin/bundle-sessions/20011?status=failed')
  faults({ path: 'bundle-transaction-details', kind: 'status', status: 500 })
  const timeline = within(screen.getByRole('region', { name: 'Timeline' }))
  await user.click(timeline.getAllByRole('link')[0] ?? document.body)
  const drawer = within(await findDrawer())
  expect((await drawer.findByRole('alert')).textContent).toContain('Internal Server Error')
  await user.click(await drawer.findByRole('button', { name: 'Try again' }))
  expect(await drawer.findByText('Transaction ID')).toBeTruthy()
  await user.click(await close())
  await waitUntilClosed()
  expect(calls('bundle-transaction-details').map(({ status }) => status)).toEqual([500, 200])
})

test('steps through the list across pages in the drawer', async () => {
  const { user, search } = await renderPortal('client', FAILED)
  const listedRows = await rows()
  const next = getTransaction(getRowLink(listedRows[9]))
  await user.click(getRowLink(listedRows[8]))
  const drawer = await findDrawer()
  const position = () =>
    within(drawer).getByRole('navigation', { name: 'Transactions in the list' }).textContent
  await waitFor(() => expect(position()).toMatch(/^9 of /))
  await user.keyboard(']')
  await waitFor(() => expect(position()).toMatch(/^10 of /))
  expect(search().get('transaction')).toBe(next)
  await user.click(await within(drawer).findByRole('link', { name: 'Next transaction' }))
  await waitFor(() => expect(position()).toMatch(/^11 of /))
  expect(search().get('page')).toBe('2')
  expect((await within(drawer).findAllByText('Failed')).length).toBeGreaterThan(0)
  await user.keyboard('[[')
  await waitFor(() => expect(position()).toMatch(/^10 of /))
  // Steps don't add history entries, so closing returns to the list.
  await user.click(await close())
  await waitUntilClosed()
  expect(search().has('page')).toBe(false)
  expect(search().has('transaction')).toBe(false)
  const last = getRowLink((await rows())[9])
  expect(getTransaction(last)).toBe(next)
  expect(document.activeElement).toBe(last)
})

test('keeps the list rows when a drawer opened by URL closes', async () => {
  const { user, router, search } = await renderPortal('client', FAILED)
  const transaction = getTransaction(getRowLink((await rows())[3])) ?? ''
  const success = FAILED.replace('failed', 'success')
  act(() => router.history.push(`${success}&transaction=${transaction}`))
  const drawer = within(await findDrawer())
  expect(await drawer.findByText('Transaction ID')).toBeTruthy()
  await rows()
  await user.click(await close())
  await waitUntilClosed()
  expect(search().get('status')).toBe('success')
  expect(search().has('transaction')).toBe(false)
  const [first] = await rows()
  const [, session] = within(first ?? document.body).getAllByRole('link')
  await user.click(session ?? document.body)
  expect(await screen.findByRole('heading', { level: 1, name: /^Session/ })).toBeTruthy()
})

test('shows a transaction beside its list on a wide screen and keeps the list usable', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media === '(min-width: 112em)',
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  )
  const { user, router, search } = await renderPortal('client', FAILED)
  const before = router.history.length
  const listedRows = await rows()
  const current = async () =>
    (await rows()).findIndex((row) => getRowLink(row).hasAttribute('aria-current'))
  await user.click(getRowLink(listedRows[1]))
  const panel = await screen.findByRole('region', { name: 'Transaction' })
  expect(queryDrawer()).toBeNull()
  await expect.poll(current).toBe(1)
  expect(document.activeElement).toBe(panel)

  // The list's shortcuts continue from the record's row and open another record.
  await user.keyboard('j{Enter}')
  await expect.poll(current).toBe(2)
  expect(search().get('transaction')).toBe(getTransaction(getRowLink(listedRows[2])))
  await user.keyboard(']')
  await expect.poll(current).toBe(3)
  expect(router.history.length).toBe(before + 1)

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Transaction' })).toBeNull())
  expect(search().has('transaction')).toBe(false)
  expect(document.activeElement).toBe(getRowLink((await rows())[3]))
})
