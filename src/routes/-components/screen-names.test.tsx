import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { formatId } from '@mocks/seeds/ids'
import { shortenMiddle } from '@/lib/format'
import { renderPortal, setWindowWidth } from '@/test/render-portal'

beforeEach(() => {
  // Charts log a warning in tests because they have no size.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  setWindowWidth(1440)
})

const SESSION = formatId({ bundle: 1, row: 7 })
const SHORT = shortenMiddle(SESSION)

/** Returns the tab title without the portal's name. */
const tabTitle = () => document.title.replace(' · Verification portal', '')
const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test.each([
  ['/app/pages/bundle/20011/sessions?page_size=10', 'Sessions · Retail onboarding'],
  ['/app/pages/bundle/20024/sessions?tab=transactions', 'Transactions · Wallet sign-up'],
  ['/app/pages/bundle/20011/sessions?tab=analytics', 'Analytics · Retail onboarding'],
  [`/app/pages/bundle/20024/sessions/${SESSION}`, `Session ${SHORT} · Verified`],
])('client: sets the tab title of %s', async (path, title) => {
  const { open } = await renderPortal('client', path)
  await waitFor(() => expect(tabTitle()).toBe(title))
  await open('/app/pages/profile')
  await waitFor(() => expect(tabTitle()).toBe('My account'))
})

test.each([
  [
    `/admin/sessions/20024/${SESSION}`,
    `Session ${SHORT} · Verified`,
    ['Monitoring', 'Sessions', 'Lotus Digital Bank · Wallet sign-up', SHORT],
  ],
  [
    '/admin/bundle-sessions/20024?page_size=10',
    'Bundle sessions · Wallet sign-up',
    ['Monitoring', 'Sessions', 'Lotus Digital Bank · Wallet sign-up'],
  ],
  [
    '/admin/sessions?client=1001&bundle=20024&page_size=10',
    'Sessions · Wallet sign-up',
    ['Monitoring', 'Sessions'],
  ],
  ['/admin/clients/1001', 'Client · Lotus Digital Bank', ['Clients', 'Lotus Digital Bank']],
  [
    '/admin/clients/1001/edit',
    'Edit client · Lotus Digital Bank',
    ['Clients', 'Lotus Digital Bank', 'Edit client'],
  ],
  [
    '/admin/clients/1001/new-bundle',
    'New bundle · Lotus Digital Bank',
    ['Clients', 'Lotus Digital Bank', 'New bundle'],
  ],
  [
    '/admin/clients/1001/20024',
    'Bundle · Wallet sign-up',
    ['Clients', 'Lotus Digital Bank', 'Wallet sign-up'],
  ],
  [
    '/admin/bundle-analytics/1001/20024',
    'Bundle analytics · Wallet sign-up',
    ['Overview', 'Billing', 'Lotus Digital Bank', 'Wallet sign-up'],
  ],
])('admin: sets the tab title and the breadcrumb of %s', async (path, title, trail) => {
  const { open } = await renderPortal('admin', path)
  await waitFor(() => expect(tabTitle()).toBe(title))
  await waitFor(() => expect(crumbs()).toEqual(trail))
  await open('/admin/change-password')
  await waitFor(() => expect(tabTitle()).toBe('Change Password'))
})
