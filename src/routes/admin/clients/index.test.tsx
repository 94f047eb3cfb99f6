import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Fault } from '@mocks/faults'
import { toDay } from '@/lib/period/period'
import { pageDefaults } from '@/features/record-list/list-search'
import { findButton } from '@/test/auth-forms'
import {
  expectPage,
  setFieldValue,
  findRows,
  getRowLink,
  pageRange,
  saveView,
  turnTo,
} from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { watchBodies } from '@/test/watch-bodies'
import { csvRows, exportList, watchDownloads } from '@/test/watch-downloads'

const path = '/admin/clients'
const rows = () => findRows('Clients')
const search = () => screen.getByRole('searchbox', { name: 'Search clients' })
/** Returns each list request's query string, without the language. */
const listRequests = (calls: { path: string; search: string }[]) =>
  calls
    .filter((call) => call.path.endsWith('/valify/organizations/'))
    .map((call) => call.search.replace(/^\?lang=en&?/, ''))

test('paginates clients on the server, keeps the page number in the URL, and links to each client', async () => {
  const portal = await renderPortal('admin-clients', `${path}?page_size=10`)
  expect(await rows()).toHaveLength(10)
  expect(pageRange()).toBe('1–10 of 24')
  await portal.user.click(turnTo('Next page'))
  await expectPage('11–20 of 24')
  expect(Object.fromEntries(portal.search())).toEqual({ page: '2', page_size: '10' })
  expect(listRequests(portal.calls())).toEqual(['page=1&page_size=10', 'page=2&page_size=10'])
  const [first] = await rows()
  expect(first?.textContent).toMatch(/^Sunbird Mobility1071.*Active2/)
  expect(getRowLink(first).getAttribute('href')).toBe('/admin/clients/1071')
})

test('searches by name on the server and paginates in the browser', async () => {
  const portal = await renderPortal('admin', `${path}?page=2&page_size=10`)
  await expectPage('11–20 of 24')
  setFieldValue(search(), 'e')
  await waitFor(() => expect(portal.search().get('name')).toBe('e'))
  await expectPage('1–10 of ')
  const total = pageRange()?.replace('1–10 of ', '')
  const [first] = await rows()
  await portal.user.click(turnTo('Next page'))
  await expectPage(`11–`)
  expect(pageRange()).toContain(`of ${total}`)
  expect((await rows())[0]?.textContent).not.toBe(first?.textContent)
  expect(Object.fromEntries(portal.search())).toEqual({ name: 'e', page: '2', page_size: '10' })
  expect(listRequests(portal.calls())).toEqual(['page=2&page_size=10', 'name=e'])
})

/** Creates a response with `length` of `count` clients. */
const getPart = (count: number, length: number): Fault => ({
  path: 'valify/organizations/',
  kind: 'status',
  status: 200,
  body: {
    organizations: Array.from({ length }, (_, index) => ({ id: index, name: `Bank ${index}` })),
    count,
  },
})

test('shows every row of a partial search response and the number of omitted clients', async () => {
  await renderPortal('admin', `${path}?name=bank&page=2&page_size=10`, getPart(80, 12))
  expect(await screen.findByText(/^68 more clients have this text in their names/)).toBeTruthy()
  expect(await rows()).toHaveLength(12)
  expect(pageRange()).toBe('1–12 of 12')
  expect(screen.getByText('80 clients')).toBeTruthy()
})

test('shows all rows of an oversized page, and continues after its last row on the next page', async () => {
  const portal = await renderPortal('admin', `${path}?page_size=10`, getPart(60, 25))
  expect(await rows()).toHaveLength(25)
  expect(pageRange()).toBe('1–25 of 60')
  await portal.user.click(turnTo('Next page'))
  await waitFor(() => expect(listRequests(portal.calls()).at(-1)).toBe('page=2&page_size=25'))
})

test('clears a search without matches, and offers the last page if the URL requests a later page', async () => {
  const portal = await renderPortal('admin', `${path}?name=nobody`)
  expect(await screen.findByText('Nothing matches these filters')).toBeTruthy()
  await portal.user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await expectPage('1–24 of 24')
  expect(portal.search().toString()).toBe('')
  await portal.open(`${path}?name=bank&page=9`)
  await portal.user.click(await screen.findByRole('button', { name: 'Go to the last page' }))
  await waitFor(async () => expect(await rows()).toHaveLength(1))
})

test('keeps personal data out of request URLs, whether typed or taken from the page URL', async () => {
  const text = 'mona@example.com'
  const portal = await renderPortal('admin', `${path}?page_size=10`)
  await rows()
  setFieldValue(search(), text)
  expect(await screen.findByText('Search by name only')).toBeTruthy()
  await portal.user.type(search(), '{Enter}')
  expect(portal.search().has('name')).toBe(false)
  await portal.open(`${path}?name=${encodeURIComponent(text)}`)
  await rows()
  const usual = `page=1&page_size=${pageDefaults.page_size}`
  expect(listRequests(portal.calls())).toEqual(['page=1&page_size=10', usual])
})

test("E4 shows the server's error detail and a retry when a list fails", async () => {
  const { user } = await renderPortal('admin', path, {
    path: 'valify/organizations/',
    kind: 'status',
    status: 500,
    body: { message: 'not this', detail: 'The list is being rebuilt.' },
  })
  expect((await screen.findByRole('alert')).textContent).toContain('The list is being rebuilt.')
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await rows()).toHaveLength(24)
})

test("A3 shows the server's message instead of the list if the permission is missing", async () => {
  await renderPortal('admin-demo', path)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('You do not have permission to perform this action')
  expect(screen.getByRole('heading', { level: 1, name: 'Clients' })).toBeTruthy()
})

test('links to the new-client form if there are no clients', async () => {
  await renderPortal('admin', path, {
    path: 'valify/organizations/',
    kind: 'status',
    status: 200,
    body: { organizations: [], count: 0 },
  })
  expect(await screen.findByText('No clients yet')).toBeTruthy()
  const ways = screen.getAllByRole('link', { name: 'New client' })
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(Array(2).fill('/admin/clients/new'))
})

const FIGURES = 'admin-analytics'

/** Creates a response with this month's figures for one client. */
const getFigures = (sessions: number): Fault => ({
  path: FIGURES,
  kind: 'status',
  status: 200,
  body: { organizations: [{ id: '1001', name: 'Bank', sessions, success_rate: 0.875 }] },
})
const cellTexts = async () =>
  (await rows()).map((row) => within(row).getAllByRole('cell').slice(4, 6))

test("shows each client's figures for this month from one request, and a dash if there are none", async () => {
  const { open } = await renderPortal('admin', '/admin/change-password', getFigures(1234))
  const bodies = watchBodies(FIGURES)
  await open(`${path}?page_size=10`)
  await waitFor(async () => {
    const [first, second] = await cellTexts()
    expect(first?.map(({ textContent }) => textContent)).toEqual(['1,234', '87.5%'])
    for (const cell of second ?? []) expect(cell.textContent).toMatch(/^—/)
  })
  const today = toDay(new Date())
  expect(bodies).toEqual([{ start_date: `${today.slice(0, 7)}-01`, end_date: today }])
})

test("keeps the list usable if this month's figures fail, and loads them again", async () => {
  const files = watchDownloads()
  const { user, faults } = await renderPortal('admin', `${path}?page_size=10`, {
    path: FIGURES,
    kind: 'status',
    status: 500,
    body: { message: 'Counting.' },
  })
  const alert = await screen.findByText(/^This month’s figures could not be loaded\./)
  expect(alert.textContent).toContain('Counting.')
  for (const cells of await cellTexts())
    for (const cell of cells) expect(cell.textContent).toBe('Not loaded')
  expect((await exportList(files)).csv).not.toContain('Sessions, this month')
  faults(getFigures(0))
  await user.click(await findButton('Try again'))
  await waitFor(async () => {
    const [first] = await cellTexts()
    expect(first?.map(({ textContent }) => textContent?.[0])).toEqual(['0', '—'])
  })
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
})

test('requests no figures if the permission is missing', async () => {
  const portal = await renderPortal('admin-clients', path)
  await rows()
  expect(screen.queryByRole('columnheader', { name: 'Sessions, this month' })).toBeNull()
  expect(portal.calls(FIGURES)).toEqual([])
})

test('exports every client that a name matches, once and with its figures', async () => {
  const files = watchDownloads()
  await renderPortal('admin', `${path}?name=a&page_size=10`, getFigures(1234))
  await expectPage('1–10 of ')
  await screen.findByText('1,234')
  const total = Number(pageRange()?.split('of ').at(-1))
  const { name, csv } = await exportList(files)
  expect(name).toMatch(/^clients-2[\d-]{9}\.csv$/)
  expect(csvRows(csv)).toHaveLength(total)
  expect(csv).toContain('Lotus Digital Bank,1001,Active,5,1234,0.875,')
})

test('saves a view with the searched client name, but never with personal text', async () => {
  const { user, open, search: address } = await renderPortal('admin', `${path}?name=bank`)
  await rows()
  await saveView(user, 'Banks')
  expect(localStorage.getItem('lists')).toContain('"search":{"name":"bank"}')
  await open(`${path}?name=mona%40example.com`)
  await expectPage('1–24 of 24')
  await saveView(user, 'Everyone')
  expect(localStorage.getItem('lists')).not.toContain('@')
  await user.click(await findButton('Everyone'))
  await user.click(await findButton('Banks'))
  await waitFor(() => expect(address().toString()).toBe('name=bank'))
})
