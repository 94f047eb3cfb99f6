import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Fault } from '@mocks/faults'
import { pageDefaults } from '@/features/record-list/list-search'
import {
  expectPage,
  setFieldValue,
  findRows,
  getRowLink,
  pageRange,
  turnTo,
} from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'

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
