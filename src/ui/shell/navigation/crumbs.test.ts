import { expect, test } from 'vitest'
import { crumbs } from './crumbs'
import type { MenuGroup } from './menu'

const icon = () => null

const client: MenuGroup[] = [
  { title: 'Overview', entries: [{ label: 'Dashboard', to: '/app/pages/home', icon }] },
  {
    title: 'Bundles',
    entries: [
      { label: 'My bundles', to: '/app/pages/bundle', icon },
      { label: 'Onboarding', to: '/app/pages/bundle/b%201/sessions', icon },
    ],
  },
]

const admin: MenuGroup[] = [
  {
    title: 'Overview',
    entries: [
      { label: 'Billing', to: '/admin/analytic', also: ['/admin/bundle-analytics'], icon },
      { label: 'Dashboard', to: '/admin/dashboard', icon },
    ],
  },
  { title: 'Clients', entries: [{ label: 'Clients', to: '/admin/clients', icon }] },
]

const clientId = '0f8fad5b-d9cb-469f-a165-70867728950e'

test.each([
  ['a menu entry', client, '/app/pages/home', ['Overview', 'Dashboard']],
  [
    'a bundle by its name',
    client,
    '/app/pages/bundle/b%201/sessions',
    ['Bundles', 'My bundles → /app/pages/bundle', 'Onboarding'],
  ],
  [
    'a bundle that is not in the menu',
    client,
    '/app/pages/bundle/unknown1/sessions',
    ['Bundles', 'My bundles → /app/pages/bundle', 'unknown1', 'Sessions'],
  ],
  ['a path outside the menu', client, '/app/dashboard', ['Dashboard']],
  [
    'a path with a long ID',
    admin,
    `/admin/clients/${clientId}/b2`,
    ['Clients → /admin/clients', `0f8fad…950e → /admin/clients/${clientId}`, 'b2'],
  ],
  [
    'a detail screen with a different path from its menu entry',
    admin,
    '/admin/bundle-analytics/c1/b2',
    ['Overview', 'Billing → /admin/analytic', 'c1', 'b2'],
  ],
  ['a hidden entry', admin, '/admin/export-data', ['Export data']],
  ['a badly encoded segment', admin, '/admin/clients/%', ['Clients → /admin/clients', '%']],
  ['the bare area', admin, '/admin', []],
])('builds the breadcrumb for %s', (_, menu, pathname, expected) => {
  const isScreen = (path: string) => path === `/admin/clients/${clientId}`
  const list = crumbs(pathname, { menu, isScreen })
  expect(list.map(({ label, to }) => (to ? `${label} → ${to}` : label))).toEqual(expected)
})

test('uses given titles instead of path segments', () => {
  const titles = { [clientId]: 'Acme Bank', b2: 'Onboarding' }
  const list = crumbs(`/admin/clients/${clientId}/b2`, {
    menu: admin,
    titles,
    isScreen: () => true,
  })
  expect(list.map(({ label }) => label)).toEqual(['Clients', 'Acme Bank', 'Onboarding'])
})

test('ignores object methods when looking up a title', () => {
  const list = crumbs('/admin/clients/constructor', {
    menu: admin,
    titles: {},
    isScreen: () => true,
  })
  expect(list.at(-1)?.label).toBe('Constructor')
})
