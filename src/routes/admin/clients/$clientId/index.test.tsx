import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { findRows, getRowLink } from '@/test/list-screen'
import { renderPortal, setWindowWidth } from '@/test/render-portal'

// A small client, so its figures are counted quickly.
const path = '/admin/clients/1008'
const hrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
const part = (name: string) => screen.findByRole('region', { name })

beforeEach(() => setWindowWidth(1440))

test("shows a client's figures for the last 30 days, its bundles and links to its records", async () => {
  const { user, calls } = await renderPortal('admin', path)
  expect(await screen.findByRole('heading', { level: 1, name: 'Papyrus Payments' })).toBeTruthy()
  expect(hrefs(screen.getByRole('navigation', { name: 'Client pages' }))).toEqual([
    '/admin/sessions?client=1008',
    '/admin/transactions?client=1008',
    '/admin/analytic?client=1008',
    '/admin/export-data?client=1008',
    '/admin/export-transactions?client=1008',
  ])
  const figures = await part('Last 30 days')
  const sessions = await within(figures).findByRole('link', { name: 'Sessions' })
  expect(sessions.getAttribute('href')).toMatch(/^\/admin\/sessions\?client=1008&from=.*&to=/)
  // One request is for these days, the other for the previous period.
  await waitFor(() => expect(calls('admin-analytics')).toHaveLength(2))

  const [first, ...others] = await findRows('Bundles')
  expect(others).toHaveLength(3)
  expect(getRowLink(first).getAttribute('href')).toBe('/admin/clients/1008/20076')
  expect(hrefs(first ?? document.body).slice(1)).toEqual([
    '/admin/sessions?client=1008&bundle=20076',
    '/admin/analytic?client=1008&bundle=20076',
    '/admin/export-transactions?client=1008&bundle=20076',
  ])
  const newBundle = screen.getByRole('link', { name: 'New bundle' })
  expect(newBundle.getAttribute('href')).toBe('/admin/clients/1008/new-bundle')
  await user.click(screen.getByRole('link', { name: 'Edit client' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit client' })).toBeTruthy()
})

test('masks personal data about the contact and the users until the data is revealed', async () => {
  const { user } = await renderPortal('admin', '/admin/clients/1022')
  const users = await findRows('Portal users')
  const texts = users.map(({ textContent }) => textContent)
  expect(texts.join()).not.toMatch(/Gamila|example\.com/)
  expect(texts.some((text) => text.includes('Locked'))).toBe(true)
  expect(texts.some((text) => text.includes('Not set up'))).toBe(true)
  const contact = await part('Contact')
  expect(contact.textContent).not.toContain('client-1022')
  await user.click(screen.getByRole('button', { name: 'Reveal all' }))
  expect(contact.textContent).toContain('contact@client-1022.example.com')
  expect(users.map(({ textContent }) => textContent).join()).toContain('Gamila')
})

test('A3 shows an access error instead of figures if the permission is missing, and still lists the bundles', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await renderPortal('admin-clients', path)
  const figures = await part('Last 30 days')
  expect(await within(figures).findByText('You do not have access to these figures')).toBeTruthy()
  expect(
    within(figures).getByText('You do not have permission to perform this action'),
  ).toBeTruthy()
  expect(await findRows('Bundles')).toHaveLength(4)
})

test('retries failed figures and failed bundles separately', async () => {
  const fail = { kind: 'status', status: 500 } as const
  const { user } = await renderPortal(
    'admin',
    path,
    { path: 'admin-analytics', ...fail },
    { path: 'organization-bundles', ...fail },
  )
  const parts = [within(await part('Last 30 days')), within(await part('Bundles'))]
  for (const failed of parts)
    expect((await failed.findByRole('alert')).textContent).toContain('Internal Server Error')
  for (const failed of parts) await user.click(failed.getByRole('button', { name: 'Try again' }))
  expect(await findRows('Bundles')).toHaveLength(4)
  expect(await within(await part('Last 30 days')).findByText('Session success rate')).toBeTruthy()
})

test('H1 shows placeholders for missing client data, and markup and scripts as text', async () => {
  const body = { name: '<img src=x>', website: 'javascript:alert(1)', users: [] }
  await renderPortal(
    'admin',
    path,
    { path: 'organizations/details', kind: 'status', status: 200, body },
    { path: 'organization-bundles', kind: 'status', status: 200, body: { bundles: [] } },
  )
  expect(await screen.findByRole('heading', { level: 1, name: '<img src=x>' })).toBeTruthy()
  const company = await part('Company')
  expect(within(company).getByText('javascript:alert(1)')).toBeTruthy()
  expect(within(company).queryByRole('link')).toBeNull()
  expect(within(await part('Contact')).getAllByText('Not available')).toHaveLength(3)
  expect(await screen.findByText('No bundles yet')).toBeTruthy()
  expect(await screen.findByText('No portal users yet')).toBeTruthy()
})

test("A3 shows the server's message for a forbidden client, and Not Found for an invalid ID", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { open } = await renderPortal('admin-none', path)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('You do not have permission to perform this action')
  await open('/admin/clients/%2E%2E')
  expect(await screen.findByRole('heading', { level: 1, name: 'Not Found' })).toBeTruthy()
})
