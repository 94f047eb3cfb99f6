import { useLingui } from '@lingui/react/macro'
import { groupEntries } from '@/ui/shell/navigation/group-entries'
import {
  changePasswordPath,
  profilePath,
  visibleClientEntries,
  type ClientMenuSources,
} from './client-entries'

/** The menu and profile menu of a client, by bundles, services and account type. */
export function useClientMenu(sources: ClientMenuSources) {
  const { i18n, t } = useLingui()
  const entries = visibleClientEntries(sources).map(({ group, label, ...entry }) => ({
    ...entry,
    group: i18n._(group),
    label: typeof label === 'string' ? label : i18n._(label),
  }))
  return {
    menu: groupEntries(entries),
    profileMenu: entries
      .filter(({ to }) => to === profilePath || to === changePasswordPath)
      .map((entry) => (entry.to === profilePath ? { ...entry, label: t`My account` } : entry)),
  }
}
