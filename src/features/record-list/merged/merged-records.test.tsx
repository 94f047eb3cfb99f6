import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { holdResponses } from '@/test/hold-responses'
import { findRows, getLinkTarget, getRowLink } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { csvRows, watchDownloads } from '@/test/watch-downloads'

const SESSIONS = '/app/pages/bundle?tab=sessions&page_size=10'
const TRANSACTIONS = '/app/pages/bundle?tab=transactions&page_size=10'
const BUNDLE_COUNT = 5

const rows = () => findRows('Sessions')
const getTargets = (list: readonly HTMLElement[]) =>
  list.map((row) => getLinkTarget(getRowLink(row)))
const isNewestFirst = (list: readonly HTMLElement[]) => {
  const times = list.map((row) => row.querySelector('time')?.dateTime ?? '')
  return times.join() === times.toSorted().toReversed().join()
}
const press = async ({ user }: Awaited<ReturnType<typeof renderPortal>>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

const sessionsFault = (status: number) =>
  ({ path: 'bundle-sessions', kind: 'status', status }) as const

/** Fault that replaces the client's bundles with this many bundles. */
const manyBundles = (count: number) =>
  ({
    path: 'organization-bundles',
    kind: 'status',
    status: 200,
    body: {
      bundles: Array.from({ length: count }, (_, index) => ({
        id: index === 0 ? '20050' : index === 1 ? '20037' : `many-${index}`,
        name: `Bundle ${index + 1}`,
      })),
    },
    count: 'always',
  }) as const

test('lists the sessions of all bundles, newest first, loads more, and filters by bundle', async () => {
  const portal = await renderPortal('client', SESSIONS)
  const first = await rows()
  expect(first).toHaveLength(10)
  expect(isNewestFirst(first)).toBe(true)
  expect(portal.calls('bundle-sessions')).toHaveLength(BUNDLE_COUNT)
  const tabs = within(screen.getByRole('navigation', { name: 'My bundles' }))
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Sessions')
  const table = within(screen.getByRole('table', { name: 'Sessions' }))
  expect(table.getByRole('columnheader', { name: 'Bundle' })).toBeTruthy()
  // The order is always by time. There are no pages and no auto-refresh.
  expect(table.queryAllByRole('button', { name: /Started/ })).toEqual([])
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()
  expect(screen.queryByRole('switch', { name: 'Auto-refresh' })).toBeNull()

  await press(portal, 'Load more')
  await waitFor(async () => expect(await rows()).toHaveLength(20))
  const more = await rows()
  expect(isNewestFirst(more)).toBe(true)
  const getPaths = (list: readonly HTMLElement[]) => getTargets(list).map((each) => each.pathname)
  expect(getPaths(more).slice(0, 10)).toEqual(getPaths(first))
  expect(portal.search().get('page')).toBe('2')
  const before = portal.calls('bundle-sessions').length
  expect(before).toBeLessThanOrEqual(BUNDLE_COUNT + 3)

  await portal.user.click(screen.getByText(`Bundles: all ${BUNDLE_COUNT}`))
  await press(portal, 'Select none')
  await portal.user.click(screen.getByRole('checkbox', { name: /^Wallet sign-up\s+3,200$/ }))
  await press(portal, 'List 1 bundle')
  expect(await screen.findByText('3,200 sessions')).toBeTruthy()
  expect(portal.calls('bundle-sessions')).toHaveLength(before)
})

test('opens a transaction in a drawer, and steps through the merged list', async () => {
  const portal = await renderPortal('client', TRANSACTIONS)
  const list = await findRows('Transactions')
  expect(list).toHaveLength(10)
  const targets = getTargets(list)
  await portal.user.click(getRowLink(list[0]))
  await screen.findByRole('dialog', { name: 'Transaction' })
  for (const target of targets.slice(1, 4)) {
    await portal.user.click(await screen.findByRole('link', { name: 'Next transaction' }))
    const { searchParams } = target
    await waitFor(() => expect(portal.search().toString()).toBe(searchParams.toString()))
  }
  expect(await screen.findByText('Transaction ID')).toBeTruthy()
})

test('requests no sessions until the user chooses from 30 bundles', async () => {
  const portal = await renderPortal('client', SESSIONS, manyBundles(30))
  expect(await screen.findByText(/Nothing is loaded until then/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'List 0 bundles' })).toHaveProperty('disabled', true)
  await portal.user.type(screen.getByRole('textbox', { name: 'Find a bundle' }), 'bundle 2')
  await portal.user.click(screen.getByRole('checkbox', { name: 'Bundle 2' }))
  await portal.user.clear(screen.getByRole('textbox', { name: 'Find a bundle' }))
  await portal.user.click(screen.getByRole('checkbox', { name: 'Bundle 1' }))
  expect(portal.calls('bundle-sessions')).toEqual([])
  await press(portal, 'List 2 bundles')
  expect(await rows()).toHaveLength(10)
  expect(portal.calls('bundle-sessions')).toHaveLength(2)
  expect(portal.search().get('bundles')).toContain('20037')
  expect(screen.getByText('Bundles: 2 of 30')).toBeTruthy()
})

test('names failed and refused bundles above the list, and retries only failed bundles', async () => {
  const portal = await renderPortal('client', `${SESSIONS}&bundles=20011`)
  await rows()
  portal.faults(sessionsFault(500), { ...sessionsFault(403), count: 'always' })
  await portal.open(SESSIONS)
  const failed = await screen.findByText(/Not loaded:/)
  expect(failed.textContent).toContain('Not loaded: Wallet sign-up.')
  const refused = screen.getByText(/You do not have access to:/)
  expect(refused.textContent).toContain('Branch tablets')
  expect(await rows()).toHaveLength(10)
  portal.faults()
  await press(portal, 'Try again')
  await waitFor(() => expect(failed.isConnected).toBe(false))
  expect(refused.isConnected).toBe(true)
})

test('shows the progress while the bundles load, and an error if every bundle fails', async () => {
  const portal = await renderPortal('client', '/app/pages/change-password')
  await screen.findByRole('heading', { level: 1, name: 'Change Password' })
  const release = holdResponses('bundle-sessions')
  await portal.open(SESSIONS)
  expect(await screen.findByText('0 of 5 bundles')).toBeTruthy()
  release()
  expect(await rows()).toHaveLength(10)

  portal.faults({ ...sessionsFault(500), count: 'always' })
  await portal.open(`${SESSIONS}&status=failed`)
  expect((await screen.findByRole('alert')).textContent).toContain('Internal Server Error')
  portal.faults()
  await press(portal, 'Try again')
  expect(await rows()).toHaveLength(10)
  await portal.open(`${SESSIONS}&from=2020-01-01&to=2020-01-02`)
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy()
})

test('saves the matching sessions of all bundles in one file, and continues after an error', async () => {
  const files = watchDownloads()
  onTestFinished(() => void vi.restoreAllMocks())
  const portal = await renderPortal('client', SESSIONS, manyBundles(2))
  await rows()
  await press(portal, 'Export as CSV')
  portal.faults(manyBundles(2), sessionsFault(500))
  await press(portal, 'Export rows')
  await press(portal, 'Continue')
  await waitFor(() => expect(files[0]?.name).toMatch(/^sessions-2-bundles/))
  const lines = csvRows((await files[0]?.blob.text()) ?? '')
  // The two bundles have 180 and 640 sessions.
  expect(lines).toHaveLength(820)
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(820)
  const started = lines.map((line) => line.split(',')[1] ?? '')
  expect(started).toEqual(started.toSorted().toReversed())
  expect(lines.some((line) => line.includes('Passport holders'))).toBe(true)
})

test('lists all sessions of the chosen client for an administrator', async () => {
  const portal = await renderPortal('admin', '/admin/sessions?client=1008&page_size=10')
  expect(isNewestFirst(await rows())).toBe(true)
  expect(portal.calls('bundle-sessions').map(({ body }) => body)).toContainEqual(
    expect.objectContaining({ organization_id: '1008' }),
  )
  await portal.user.click(getRowLink((await rows())[0]))
  await screen.findByRole('heading', { level: 1, name: /^Session/ })
  await portal.user.click(await screen.findByRole('link', { name: 'Back to the list' }))
  await waitFor(() => expect(portal.path()).toBe('/admin/sessions'))
  expect(portal.search().has('bundle')).toBe(false)
  expect(portal.search().get('client')).toBe('1008')
})
