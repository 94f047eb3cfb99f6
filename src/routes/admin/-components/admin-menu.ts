import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  IconBuildings,
  IconChartHistogram,
  IconDatabaseExport,
  IconId,
  IconKey,
  IconLanguage,
  IconLayoutDashboard,
  IconListDetails,
  IconLock,
  IconPhotoDown,
  IconReceipt,
  IconScan,
  IconShieldSearch,
} from '@tabler/icons-react'
import { groupEntries } from '@/ui/shell/navigation/menu'

const overview = msg`Overview`
const monitoring = msg`Monitoring`
const clients = msg`Clients`
const exports = msg`Exports`
const services = msg`Services`
const account = msg`Account`

/** Admin menu entries in order. Labels are from behavior 2.9, permissions from behavior 6.4. */
const adminEntries = [
  {
    group: overview,
    label: msg`Dashboard`,
    to: '/admin/dashboard',
    letter: 'd',
    icon: IconLayoutDashboard,
    permission: 'admin_analytics',
  },
  {
    group: overview,
    label: msg`Billing`,
    to: '/admin/analytic',
    letter: 'b',
    also: ['/admin/bundle-analytics'],
    icon: IconReceipt,
    permission: 'bundle_analytics',
  },
  {
    group: monitoring,
    label: msg`Sessions`,
    to: '/admin/sessions',
    letter: 's',
    also: ['/admin/bundle-sessions'],
    icon: IconListDetails,
    permission: 'transaction_monitoring',
  },
  {
    group: monitoring,
    label: msg`Transactions`,
    to: '/admin/transactions',
    letter: 't',
    icon: IconChartHistogram,
  },
  { group: monitoring, label: msg`Identities`, to: '/admin/identities', letter: 'i', icon: IconId },
  {
    group: clients,
    label: msg`Clients`,
    to: '/admin/clients',
    letter: 'c',
    icon: IconBuildings,
    permission: 'organization_management',
  },
  {
    group: clients,
    label: msg`Password Management`,
    to: '/admin/passwordManagement',
    letter: 'p',
    icon: IconKey,
  },
  {
    group: exports,
    label: msg`Export Images`,
    to: '/admin/export-data',
    letter: 'e',
    icon: IconPhotoDown,
    permission: 'export_transactions',
  },
  {
    group: exports,
    label: msg`Export Transactions`,
    to: '/admin/export-transactions',
    letter: 'x',
    icon: IconDatabaseExport,
    permission: 'export_transactions',
  },
  {
    group: services,
    label: msg`Sanction Shield`,
    to: '/admin/sanction',
    letter: 'h',
    icon: IconShieldSearch,
    permission: 'service_demo',
  },
  {
    group: services,
    label: msg`Name Match/Compare`,
    to: '/admin/name-match',
    letter: 'n',
    icon: IconLanguage,
    permission: 'service_demo',
  },
  {
    group: services,
    label: msg`Generic ID OCR`,
    to: '/admin/generic-ocr',
    letter: 'o',
    icon: IconScan,
    permission: 'service_demo',
  },
  {
    group: account,
    label: msg`Change Password`,
    to: '/admin/change-password',
    letter: 'w',
    icon: IconLock,
  },
] as const

/**
 * Returns the menu entries that these permissions make visible. An entry that requires no permission is always visible.
 * @internal Exported for its test.
 */
export function visibleAdminEntries(permissions: readonly string[]) {
  return adminEntries.filter(
    (entry) => !('permission' in entry) || permissions.includes(entry.permission),
  )
}

/** Returns the admin menu and profile menu for these permissions (behavior 6.4). */
export function useAdminMenu(permissions: readonly string[]) {
  const { i18n } = useLingui()
  const entries = visibleAdminEntries(permissions).map((entry) => ({
    ...entry,
    group: i18n._(entry.group),
    label: i18n._(entry.label),
  }))
  return {
    menu: groupEntries(entries),
    profileMenu: entries.filter(({ to }) => to === '/admin/change-password'),
  }
}
