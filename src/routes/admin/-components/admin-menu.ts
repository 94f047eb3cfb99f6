import { useLingui } from '@lingui/react/macro'
import { groupEntries } from '@/ui/shell/navigation/group-entries'
import { visibleAdminEntries } from './admin-entries'

/** The admin menu and profile menu of these permissions (specification section 6). */
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
