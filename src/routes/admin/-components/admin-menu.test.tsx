import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Permission } from '@mocks/personas'
import { screenTitles } from '@/test/screen-titles'
import { useAdminMenu, visibleAdminEntries } from './admin-menu'

const byPermission: Record<Permission, string[]> = {
  admin_analytics: ['Dashboard'],
  transaction_monitoring: ['Sessions'],
  bundle_analytics: ['Billing'],
  organization_management: ['Clients'],
  export_transactions: ['Export Images', 'Export Transactions'],
  service_demo: ['Sanction Shield', 'Name Match/Compare', 'Generic ID OCR'],
}

const labels = (permissions: string[]) =>
  visibleAdminEntries(permissions).map(({ label }) => i18n._(label))
const withoutPermission = labels([])

test.each(Object.entries({ ...byPermission, anything_else: [] }))(
  'adds only the entries for the permission %s',
  (permission, added) => {
    expect(labels([permission]).toSorted()).toEqual([...withoutPermission, ...added].toSorted())
  },
)

test('shows only unrestricted entries to an administrator without permissions', () => {
  expect(withoutPermission).toContain('Change Password')
  expect(withoutPermission).not.toContain('Dashboard')
})

function getMenu(permissions: string[]) {
  return renderHook(() => useAdminMenu(permissions), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  }).result.current
}

test('shows every entry, and each group once, to an administrator with all permissions', () => {
  const { menu } = getMenu(Object.keys(byPermission))
  const shownLabels = menu.flatMap(({ entries }) => entries.map(({ label }) => label))
  expect(shownLabels).toHaveLength(
    withoutPermission.length + Object.values(byPermission).flat().length,
  )
  expect(menu.map(({ title }) => title)).toEqual([
    'Overview',
    'Monitoring',
    'Clients',
    'Exports',
    'Services',
    'Account',
  ])
})

test('gives each entry a different shortcut letter', () => {
  const letters = visibleAdminEntries(Object.keys(byPermission)).map(({ letter }) => letter)
  expect(letters.filter((letter, index) => letters.indexOf(letter) !== index)).toEqual([])
})

test('links each entry to the screen whose title matches its label', () => {
  const titles = screenTitles()
  const entries = getMenu(Object.keys(byPermission)).menu.flatMap((group) => group.entries)
  expect(entries.map(({ to }) => titles.get(to))).toEqual(entries.map(({ label }) => label))
})

test('omits groups without entries', () => {
  expect(getMenu([]).menu.map(({ title }) => title)).toEqual(['Monitoring', 'Clients', 'Account'])
})

test.each(['', ...Object.keys(byPermission), 'unknown'])(
  'offers a password change in both menus for the permission "%s"',
  (permission) => {
    const { menu, profileMenu } = getMenu(permission ? [permission] : [])
    const last = menu.flatMap(({ entries }) => entries).at(-1)
    const change = ['Change Password', '/admin/change-password']
    expect([last?.label, last?.to]).toEqual(change)
    expect(profileMenu.map(({ label, to }) => [label, to])).toEqual([change])
  },
)
