import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { filter, findRows, getRowLink, getLinkTarget } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { csvRows, exportList, watchDownloads } from '@/test/watch-downloads'

const LIST = '/app/pages/bundle/20011/sessions?page_size=10'
const PAGE_SIZE = 100
const MAX_PAGES = 20

const rows = () => findRows('Sessions')
const press = async ({ user }: Awaited<ReturnType<typeof renderPortal>>, name: string) =>
  user.click(await screen.findByRole('button', { name }))

/** Stubs this many pages of sessions. The sessions at the `marked` positions need a review. */
function stubSessions(pageCount: number, marked: readonly number[]) {
  const send = globalThis.fetch
  const pages: number[] = []
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const [input] = call
    if (!(input instanceof Request && input.url.includes('bundle-sessions'))) return send(...call)
    const { page, page_size: size }: { page: number; page_size: number } = await input
      .clone()
      .json()
    pages.push(page)
    const sessions = Array.from({ length: size }, (_, index) => (page - 1) * size + index + 1)
    return Response.json({
      total: pageCount * PAGE_SIZE,
      sessions: sessions.map((number) => ({
        session_id: `session-${number}`,
        bundle_id: '20011',
        status: 'success',
        created_at: '2026-09-02T09:00:00Z',
        services: [],
        transactions_count: 1,
        review_required: marked.includes(number) ? ['glare'] : [],
      })),
    })
  })
  return pages
}

/** Renders a session list, then stubs the sessions and filters them by review. */
async function filterSessions(pageCount: number, marked: readonly number[]) {
  const portal = await renderPortal('client', LIST)
  await rows()
  const pages = stubSessions(pageCount, marked)
  await portal.user.selectOptions(filter('Needs review'), 'Review required')
  return { ...portal, pages }
}

test('reads pages of 100 rows until a list page is full, and continues on click', async () => {
  const marked = Array.from({ length: 25 }, (_, index) => 30 * (index + 1))
  const portal = await filterSessions(10, marked)
  expect(await screen.findByText('10 found. 300 of 1,000 rows read')).toBeTruthy()
  expect(await rows()).toHaveLength(10)
  expect(portal.pages).toEqual([1, 2, 3])
  expect(document.activeElement).toBe(filter('Needs review'))
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull()

  await press(portal, 'Continue')
  expect(await screen.findByText('20 found. 600 of 1,000 rows read')).toBeTruthy()
  expect(portal.search().get('page')).toBe('2')
  expect(portal.pages).toEqual([1, 2, 3, 4, 5, 6])
  await press(portal, 'Continue')
  expect(await screen.findByText('25 found. 1,000 of 1,000 rows read')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  expect(
    (await rows()).map((row) => getLinkTarget(getRowLink(row)).pathname.split('/').at(-1)),
  ).toEqual(marked.map((number) => `session-${number}`))
})

test('stops after 20 pages without a match, and finds a later match on click', async () => {
  const portal = await filterSessions(30, [2_500])
  expect(await screen.findByText('0 found. 2,000 of 3,000 rows read')).toBeTruthy()
  expect(screen.getByText('Nothing matches these filters')).toBeTruthy()
  expect(portal.pages).toHaveLength(MAX_PAGES)
  await press(portal, 'Continue')
  expect(await screen.findByText('1 found. 3,000 of 3,000 rows read')).toBeTruthy()
  expect(await rows()).toHaveLength(1)
})

test('keeps the rows when a page fails, and continues after a retry', async () => {
  const portal = await renderPortal('client', LIST)
  await rows()
  stubSessions(3, [50, 250])
  const send = globalThis.fetch
  let hasFailed = false
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    const [input] = call
    const body = input instanceof Request ? await input.clone().text() : ''
    if (hasFailed || !body.includes('"page":2')) return send(...call)
    hasFailed = true
    return Response.json({}, { status: 400 })
  })
  await portal.user.selectOptions(filter('Needs review'), 'Review required')
  expect(await screen.findByText(/^Some rows could not be loaded/)).toBeTruthy()
  expect(await rows()).toHaveLength(1)
  await press(portal, 'Try again')
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  expect(screen.queryByText(/^Some rows could not be loaded/)).toBeNull()
})

test('shows an access error, then the list after the filter is cleared', async () => {
  const portal = await renderPortal('client', `${LIST}&review=required`, {
    path: 'bundle-sessions',
    kind: 'status',
    status: 403,
    count: 2,
  })
  expect(await screen.findByText('You do not have access to this')).toBeTruthy()
  await portal.user.selectOptions(filter('Needs review'), 'With or without review')
  expect(await rows()).toHaveLength(10)
})

test('exports only the matching rows, and links a session to the next matching session', async () => {
  const files = watchDownloads()
  const portal = await renderPortal('client', `${LIST}&review=required`)
  const [first, second] = await rows()
  const { csv } = await exportList(files)
  const header = csv.split('\n')[0]?.split(',') ?? []
  const column = header.findIndex((name) => name.includes('Needs review'))
  for (const row of csvRows(csv)) expect(row.split(',')[column]).toBe('yes')

  const next = getLinkTarget(getRowLink(second)).pathname
  await portal.user.click(getRowLink(first))
  const steps = within(await screen.findByRole('navigation', { name: 'Sessions in the list' }))
  expect(getLinkTarget(await steps.findByRole('link', { name: 'Next session' })).pathname).toBe(
    next,
  )
})
