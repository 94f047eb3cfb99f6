import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { screenTitles } from '@/test/screen-titles'
import { useAdminMenu, visibleAdminEntries } from './admin-menu'

const withoutPermission = ['Transactions', 'Identities', 'Password Management', 'Change Password']

const byPermission: Record<string, string[]> = {
  admin_analytics: ['Dashboard'],
  transaction_monitoring: ['Sessions'],
  bundle_analytics: ['Billing'],
  organization_management: ['Clients'],
  export_transactions: ['Export Images', 'Export Transactions'],
  service_demo: ['Sanction Shield', 'Name Match/Compare', 'Generic ID OCR'],
}

const labels = (permissions: string[]) =>
  visibleAdminEntries(permissions).map(({ label }) => i18n._(label))

test.each(Object.entries({ ...byPermission, anything_else: [] }))(
  '%s adds exactly its entries',
  (permission, added) => {
    expect(labels([permission]).toSorted()).toEqual([...withoutPermission, ...added].toSorted())
  },
)

test('shows only the entries without a permission to an administrator who has none', () => {
  expect(labels([])).toEqual(withoutPermission)
})

function menuOf(permissions: string[]) {
  return renderHook(() => useAdminMenu(permissions), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  }).result.current
}

test('shows groups and labels in order with all permissions', () => {
  const { menu } = menuOf(Object.keys(byPermission))
  expect(menu.map(({ title, entries }) => [title, ...entries.map(({ label }) => label)])).toEqual([
    ['Overview', 'Dashboard', 'Billing'],
    ['Monitoring', 'Sessions', 'Transactions', 'Identities'],
    ['Clients', 'Clients', 'Password Management'],
    ['Exports', 'Export Images', 'Export Transactions'],
    ['Services', 'Sanction Shield', 'Name Match/Compare', 'Generic ID OCR'],
    ['Account', 'Change Password'],
  ])
})

test('leads each entry to the screen of its name', () => {
  const titles = screenTitles()
  const entries = menuOf(Object.keys(byPermission)).menu.flatMap((group) => group.entries)
  expect(entries.map(({ to }) => titles.get(to))).toEqual(entries.map(({ label }) => label))
})

test('omits groups without entries', () => {
  expect(menuOf([]).menu.map(({ title }) => title)).toEqual(['Monitoring', 'Clients', 'Account'])
})

test.each(['', ...Object.keys(byPermission), 'unknown'])(
  'the password can be changed from both menus with the permission "%s"',
  (permission) => {
    const { menu, profileMenu } = menuOf(permission ? [permission] : [])
    const last = menu.flatMap(({ entries }) => entries).at(-1)
    const change = ['Change Password', '/admin/change-password']
    expect([last?.label, last?.to]).toEqual(change)
    expect(profileMenu.map(({ label, to }) => [label, to])).toEqual([change])
  },
)
