import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { findRows, linkOf, targetOf } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { storedSession } from '@/test/stored-session'

const FAILED = '/app/pages/bundle/20011/sessions?tab=transactions&status=failed&page_size=10'
const rows = () => findRows('Transactions')
const findDrawer = () => screen.findByRole('dialog', { name: 'Transaction' })
const queryDrawer = () => screen.queryByRole('dialog', { name: 'Transaction' })
const closed = () => waitFor(() => expect(queryDrawer()).toBeNull())
const close = async () => within(await findDrawer()).getByRole('button', { name: 'Close' })
const transactionOf = (link: HTMLElement) => targetOf(link).searchParams.get('transaction')

test("an administrator's drawer fetches its transaction and can retry", async () => {
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
  await closed()
  expect(calls('bundle-transaction-details').map(({ status }) => status)).toEqual([500, 200])
})

test('the drawer steps through the list across pages', async () => {
  const { user, search } = await renderPortal('client', FAILED)
  const listed = await rows()
  const next = transactionOf(linkOf(listed[9]))
  await user.click(linkOf(listed[8]))
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
  // Steps add no history entries: closing leads to the list.
  await user.click(await close())
  await closed()
  expect(search().has('page')).toBe(false)
  expect(search().has('transaction')).toBe(false)
  const last = linkOf((await rows())[9])
  expect(transactionOf(last)).toBe(next)
  expect(document.activeElement).toBe(last)
})

test('closing a drawer that was opened by its address keeps the rows behind it', async () => {
  const { user, router, search } = await renderPortal('client', FAILED)
  const transaction = transactionOf(linkOf((await rows())[3])) ?? ''
  const success = FAILED.replace('failed', 'success')
  act(() => router.history.push(`${success}&transaction=${transaction}`))
  const drawer = within(await findDrawer())
  expect(await drawer.findByText('Transaction ID')).toBeTruthy()
  await rows()
  await user.click(await close())
  await closed()
  expect(search().get('status')).toBe('success')
  expect(search().has('transaction')).toBe(false)
  const [first] = await rows()
  const [, session] = within(first ?? document.body).getAllByRole('link')
  await user.click(session ?? document.body)
  expect(await screen.findByRole('heading', { level: 1, name: /^Session/ })).toBeTruthy()
})

test('on a wide screen a transaction stands beside its list, which goes on', async () => {
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
  const listed = await rows()
  const current = async () =>
    (await rows()).findIndex((row) => linkOf(row).hasAttribute('aria-current'))
  await user.click(linkOf(listed[1]))
  const panel = await screen.findByRole('region', { name: 'Transaction' })
  expect(queryDrawer()).toBeNull()
  await expect.poll(current).toBe(1)
  expect(document.activeElement).toBe(panel)

  // The keys of the list go on from the row of the record, and its rows replace the record.
  await user.keyboard('j{Enter}')
  await expect.poll(current).toBe(2)
  expect(search().get('transaction')).toBe(transactionOf(linkOf(listed[2])))
  await user.keyboard(']')
  await expect.poll(current).toBe(3)
  expect(router.history.length).toBe(before + 1)

  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Transaction' })).toBeNull())
  expect(search().has('transaction')).toBe(false)
  expect(document.activeElement).toBe(linkOf((await rows())[3]))
})
