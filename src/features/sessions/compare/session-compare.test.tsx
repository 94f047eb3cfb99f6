import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatId as sessionIdOf } from '@mocks/seeds/ids'
import { getReference } from '@mocks/seeds/person'
import { fillField } from '@/test/auth-forms'
import { findRows, getRowLink, getLinkTarget } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { storedSession } from '@/test/stored-session'

const RETAIL = '/app/pages/bundle/20011/sessions'
const getId = (row: HTMLElement | undefined) =>
  getRowLink(row).getAttribute('href')?.split(/[/?]/).at(-2) ?? ''
const tick = (row: HTMLElement | undefined) =>
  within(row ?? document.body).getByRole('checkbox', { name: /^Select/ })
const compare = () => screen.queryByRole('link', { name: 'Compare' })
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('offers the comparison only if exactly two rows are selected', async () => {
  const address = `${RETAIL}?status=failed&page_size=10`
  const { user, path, search } = await renderPortal('client', address)
  const rows = await findRows('Sessions')
  const ids = rows.map(getId)
  await user.click(tick(rows[4]))
  expect(compare()).toBeNull()
  await user.click(tick(rows[1]))
  expect(compare()).toBeTruthy()
  await user.click(tick(rows[2]))
  expect(compare()).toBeNull()
  await user.click(tick(rows[2]))
  await user.click(compare() ?? document.body)

  await heading('Compare sessions')
  const [, left, right] = within(await screen.findByRole('table')).getAllByRole('columnheader')
  const shownLinks = [left, right].map((each) => within(each ?? document.body).getByRole('link'))
  expect(shownLinks.map((link) => link.getAttribute('href')?.split(/[/?]/).at(-2))).toEqual([
    ids[4],
    ids[1],
  ])
  await user.click(screen.getByRole('link', { name: 'Back to the list' }))
  await waitFor(() => expect(path()).toBe(RETAIL))
  expect(search().get('status')).toBe('failed')
})

test.each(['/admin/sessions?client=1001&bundle=20011', '/admin/bundle-sessions/20011?client=1001'])(
  'links an administrator to the comparison of two selected rows: %s',
  async (list) => {
    const { user } = await renderPortal('admin-monitoring', `${list}&status=failed&page_size=10`)
    const rows = await findRows('Sessions')
    for (const row of [rows[4], rows[1]]) await user.click(tick(row))
    const { pathname, searchParams } = getLinkTarget(compare() ?? document.body)
    expect(pathname).toBe(`/admin/sessions/20011/${getId(rows[4])}`)
    expect(searchParams.get('compare')).toBe(getId(rows[1]))
    expect(searchParams.get('status')).toBe('failed')
  },
)

test('returns the focus to the menu when the print view or a comparison closes', async () => {
  const { user, router, search } = await renderPortal(
    'client',
    `${RETAIL}?status=failed&page_size=10`,
  )
  await user.click(getRowLink((await findRows('Sessions'))[3]))
  const more = () => screen.findByRole('button', { name: 'More' })
  const open = async () => {
    await user.click(await more())
    await user.click(await screen.findByRole('menuitem', { name: 'Compare with another session' }))
    await user.click(await screen.findByRole('link', { name: 'With the next session' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Differences only' }))
    await waitFor(() => expect(search().get('differences')).toBe('1'))
  }
  const expectClosed = async () => {
    const button = await more()
    await waitFor(() => expect(document.activeElement).toBe(button))
    expect(search().has('compare')).toBe(false)
  }
  await open()
  await user.click(screen.getByRole('link', { name: 'Back to the session' }))
  await expectClosed()
  await user.click(await more())
  const print = await screen.findByRole('menuitem', { name: 'Print view' })
  // Only administrators can export a zip because it may contain images.
  expect(screen.queryByRole('menuitem', { name: 'Export as zip' })).toBeNull()
  await user.click(print)
  await user.click(await screen.findByRole('link', { name: 'Back to the session' }))
  await expectClosed()
  await open()
  act(() => router.history.back())
  await expectClosed()

  // The closed comparison leaves no history entry, so another Back opens the list.
  act(() => router.history.back())
  expect(await findRows('Sessions')).toHaveLength(10)
})

test('rejects personal data as a session ID and keeps it out of the URL', async () => {
  const { path } = storedSession({ status: 'success' })
  const { user, search } = await renderPortal('client', `${path}?compare=`)
  for (const text of ['Mona Saleh', '29001018800015']) {
    await fillField(user, 'ID of the other session', text)
    expect(screen.queryByText('This is not a session ID.')).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Compare' }))
    expect(await screen.findByText('This is not a session ID.')).toBeTruthy()
    expect(search().get('compare')).toBe('')
  }
})

const branchVisitor = () => ({
  ids: [18, 19].map((row) => sessionIdOf({ bundle: 2, row })),
  reference: getReference({ number: 2 }, 18),
})

test('finds sessions with the same reference across bundles when the button is pressed', async () => {
  // The last two of every ten branch visitors are the same person. That person also signed up for the wallet.
  const [branch, wallet] = ['20037', '20024']
  const { ids, reference } = branchVisitor()
  const address = `/app/pages/bundle/${branch}/sessions/${ids[1]}?compare=`
  const portal = await renderPortal('client', address)
  const { user, search } = portal
  const offeredRegion = within(
    await screen.findByRole('region', { name: 'With the same reference' }),
  )
  await user.click(offeredRegion.getByRole('button', { name: 'Find other sessions' }))
  await offeredRegion.findByRole('button', { name: 'Search again' })
  const links = offeredRegion.getAllByRole('link')
  expect(links).toHaveLength(2)

  const other = offeredRegion.getByText('Wallet sign-up').closest('li')
  await user.click(within(other ?? document.body).getByRole('link'))
  const [, , right] = within(await screen.findByRole('table')).getAllByRole('columnheader')
  expect(search().get('compare_bundle')).toBe(wallet)
  const href = within(right ?? document.body)
    .getByRole('link')
    .getAttribute('href')
  expect(href).toMatch(new RegExp(`^/app/pages/bundle/${wallet}/sessions/[^?]+$`))
  expect(offeredRegion.getAllByRole('link')).toHaveLength(2)
  await user.click(screen.getByRole('checkbox', { name: 'Differences only' }))
  await waitFor(() => expect(search().get('differences')).toBe('1'))
  expect(search().get('compare_bundle')).toBe(wallet)
  const { href: shown } = portal.router.history.location
  expect(shown).not.toContain(reference)

  // The field already contains the chosen session's ID.
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  await waitFor(() => expect(search().has('differences')).toBe(false))
  expect(search().get('compare_bundle')).toBe(wallet)
})

test('offers recently opened sessions and limits administrators to sessions of the same client', async () => {
  const [other, one] = [storedSession({}, '20024'), storedSession({ status: 'success' })]
  const recent = () => screen.findByRole('region', { name: 'Opened recently' })
  const client = await renderPortal('client', other.path)
  await heading(/^Session/)
  await client.open(`${one.path}?compare=`)
  const [link, ...none] = within(await recent()).getAllByRole('link')
  expect(none).toEqual([])
  await client.user.click(link ?? document.body)
  await waitFor(() => expect(client.search().get('compare')).toBe(other.id))
  expect(await screen.findByRole('table')).toBeTruthy()

  const foreign = storedSession({}, '20076')
  const admin = await renderPortal('admin', `/admin/sessions/20076/${foreign.id}`)
  await heading(/^Session/)
  await admin.open(`/admin/sessions/20024/${other.id}`)
  await heading(/^Session/)
  await admin.open(`/admin/sessions/20011/${one.id}?compare=`)
  expect((await recent()).textContent).toContain('Wallet sign-up')
  expect(within(await recent()).getAllByRole('link')).toHaveLength(1)
})

test('links to the session and the list from a comparison opened by URL', async () => {
  const [one, other] = [storedSession({ status: 'success' }), storedSession({ status: 'failed' })]
  const { user, search } = await renderPortal('client', `${one.path}?compare=${other.id}`)
  expect(await screen.findByRole('table')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Differences only' }))
  await waitFor(() => expect(search().get('differences')).toBe('1'))
  expect(screen.getByRole('link', { name: 'Back to the list' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Back to the session' }))
  expect(await heading(/^Session/)).toBeTruthy()
  expect(search().has('compare')).toBe(false)
})

test('finds the other sessions of a person by reference, national ID and device', async () => {
  const { ids } = branchVisitor()
  const { user, path } = await renderPortal('client', `/app/pages/bundle/20037/sessions/${ids[1]}`)
  const card = within(await screen.findByRole('region', { name: 'Related sessions' }))
  for (const name of [
    'With the same reference',
    'With the same national ID',
    'On the same device',
  ]) {
    const group = within(card.getByRole('region', { name }))
    await user.click(group.getByRole('button', { name: 'Find other sessions' }))
    await group.findByRole('button', { name: 'Search again' })
    expect(group.getAllByRole('link'), name).toHaveLength(2)
    expect(group.getByText('Wallet sign-up')).toBeTruthy()
  }
  const other = card.getAllByText('Wallet sign-up')[0]?.closest('li')
  await user.click(within(other ?? document.body).getByRole('link'))
  await waitFor(() => expect(path()).toMatch(/^\/app\/pages\/bundle\/20024\/sessions\//))
})
