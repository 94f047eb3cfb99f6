import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAdminMenu, visibleAdminEntries } from './admin-menu'

const always = ['Transactions', 'Identities', 'Password Management', 'Change Password']

test.each([
  ['admin_analytics', ['Dashboard']],
  ['transaction_monitoring', ['Sessions']],
  ['bundle_analytics', ['Billing']],
  ['organization_management', ['Clients']],
  ['export_transactions', ['Export Images', 'Export Transactions']],
  ['service_demo', ['Sanction Shield', 'Name Match/Compare', 'Generic ID OCR']],
  ['anything_else', []],
])('%s adds exactly its entries', (permission, labels) => {
  const shown = visibleAdminEntries([permission]).map(({ label }) => i18n._(label))
  expect(shown.toSorted()).toEqual([...always, ...labels].toSorted())
})

test('without any permission the entries without one are shown', () => {
  expect(visibleAdminEntries([]).map(({ label }) => i18n._(label))).toEqual(always)
})

function menuOf(permissions: string[]) {
  return renderHook(() => useAdminMenu(permissions), {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  }).result.current
}

test('all permissions: groups, labels and paths in order', () => {
  const { menu } = menuOf([
    'admin_analytics',
    'transaction_monitoring',
    'bundle_analytics',
    'organization_management',
    'export_transactions',
    'service_demo',
  ])
  expect(
    menu.map(({ title, entries }) => [title, ...entries.map(({ label, to }) => `${label} ${to}`)]),
  ).toEqual([
    ['Overview', 'Dashboard /admin/dashboard', 'Billing /admin/analytic'],
    [
      'Monitoring',
      'Sessions /admin/sessions',
      'Transactions /admin/transactions',
      'Identities /admin/identities',
    ],
    ['Clients', 'Clients /admin/clients', 'Password Management /admin/passwordManagement'],
    [
      'Exports',
      'Export Images /admin/export-data',
      'Export Transactions /admin/export-transactions',
    ],
    [
      'Services',
      'Sanction Shield /admin/sanction',
      'Name Match/Compare /admin/name-match',
      'Generic ID OCR /admin/generic-ocr',
    ],
    ['Account', 'Change Password /admin/change-password'],
  ])
})

test('a group without entries has no title; the profile menu has the password', () => {
  const { menu, profileMenu } = menuOf([])
  expect(menu.map(({ title }) => title)).toEqual(['Monitoring', 'Clients', 'Account'])
  expect(profileMenu.map(({ label }) => label)).toEqual(['Change Password'])
})
