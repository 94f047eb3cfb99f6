import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderPortal } from '@/test/render-portal'

const path = '/admin/clients/1001/20011'
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

// The portal logs rejected requests to the console.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test('shows all details of a bundle read-only, with links to its records and figures', async () => {
  await renderPortal('admin-clients', path)
  await title('Retail onboarding')
  expect(screen.getByText(/a bundle cannot be changed once it is created/)).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('link', { name: 'Lotus Digital Bank' })).toBeTruthy()
  expect(main.getByText('10 minutes')).toBeTruthy()
  const liveness = within(main.getByRole('region', { name: 'Liveness' }))
  expect(liveness.getByText(/Attempts:/).textContent).toBe('Attempts: 3')
  expect(main.getAllByRole('heading', { level: 2 })).toHaveLength(6)
  expect(main.queryAllByRole('textbox', { name: /minimum|maximum|amount/i })).toEqual([])

  const records = within(screen.getByRole('navigation', { name: 'Bundle records and figures' }))
  expect(records.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    '/admin/bundle-sessions/20011',
    '/admin/transactions?client=1001&bundle=20011',
    '/admin/analytic?client=1001&bundle=20011',
    '/admin/bundle-analytics/1001/20011',
  ])
  expect(link('Duplicate bundle')).toBe('/admin/clients/1001/new-bundle?from=20011')
})

test.each([
  ['that does not exist', '/admin/clients/1001/1'],
  ['that belongs to another client', '/admin/clients/1008/20011'],
])('shows "not found" for a bundle %s', async (_which, address) => {
  await renderPortal('admin', address)
  await waitFor(() => expect(screen.getByRole('main').textContent).toMatch(/not found/i))
})

test("A3 shows the server's message to an administrator who may not manage clients", async () => {
  await renderPortal('admin-monitoring', path)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('You do not have permission to perform this action')
})

test('offers a retry when a bundle fails to load', async () => {
  const { user } = await renderPortal('admin', path, {
    path: 'bundles/details',
    kind: 'status',
    status: 500,
  })
  expect((await screen.findByRole('alert')).textContent).toContain('Internal Server Error')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await title('Retail onboarding')
})
