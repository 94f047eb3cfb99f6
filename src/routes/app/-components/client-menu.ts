import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import {
  IconApi,
  IconDeviceMobileCode,
  IconFolder,
  IconFolders,
  IconLayoutDashboard,
  IconLock,
  IconScan,
  IconUpload,
  IconUser,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { MAX_MENU_BUNDLES } from '@/stores/preferences'
import { groupEntries, type MenuGroup } from '@/ui/shell/navigation/menu'

/** Data that determines the client menu's entries. */
export type ClientMenuSources = {
  bundles: readonly { id: string; name: string }[]
  /** IDs of recently used bundles, latest first. */
  usedBundles: readonly string[]
  services: readonly string[]
  accountType: string
}

type ClientEntry = {
  group: MessageDescriptor
  /** A plain string is a bundle's name and isn't translated. */
  label: MessageDescriptor | string
  to: string
  also?: readonly string[]
  icon: ComponentType
  letter?: string
  isSearchOnly?: boolean
}

const overview = msg`Overview`
const bundlesGroup = msg`Bundles`
const documentation = msg`Documentation`
const tryIt = msg`Try it`
const sanctionLists = msg`Sanction lists`
const account = msg`Account`

const bundlesPath = '/app/pages/bundle'
const profilePath = '/app/pages/profile'
const changePasswordPath = '/app/pages/change-password'

/** Returns the visible client menu entries in order (behavior 6.2 and 6.6). */
function clientEntries(sources: ClientMenuSources): ClientEntry[] {
  const { bundles, usedBundles, services, accountType } = sources
  const ids = bundles.map(({ id }) => id)
  const usedIds = usedBundles.filter((id) => ids.includes(id))
  const listedIds = [...new Set([...usedIds, ...ids])].slice(0, MAX_MENU_BUNDLES)
  const upload = {
    group: sanctionLists,
    label: msg`Upload`,
    to: '/app/pages/sanction-list-upload',
    icon: IconUpload,
    letter: 'u',
  }
  const changePassword = {
    group: account,
    label: msg`Change Password`,
    to: changePasswordPath,
    icon: IconLock,
    letter: 'w',
  }
  return [
    {
      group: overview,
      label: msg`Dashboard`,
      to: '/app/pages/home',
      also: ['/app/dashboard'],
      icon: IconLayoutDashboard,
      letter: 'd',
    },
    {
      group: bundlesGroup,
      label: msg`My bundles`,
      to: bundlesPath,
      icon: IconFolders,
      letter: 'b',
    },
    ...bundles.map(({ id, name }) => ({
      group: bundlesGroup,
      label: name,
      to: `/app/pages/bundle/${encodeURIComponent(id)}/sessions`,
      icon: IconFolder,
      isSearchOnly: !listedIds.includes(id),
    })),
    { group: documentation, label: msg`API`, to: '/app/pages/api', icon: IconApi, letter: 'a' },
    {
      group: documentation,
      label: msg`SDK`,
      to: '/app/pages/sdk',
      icon: IconDeviceMobileCode,
      letter: 's',
    },
    { group: tryIt, label: msg`ID OCR`, to: '/app/pages/egnid-ocr', icon: IconScan, letter: 'o' },
    ...(services.includes('sanction_shield') ? [upload] : []),
    { group: account, label: msg`My account`, to: profilePath, icon: IconUser, letter: 'm' },
    ...(accountType === 'email' ? [changePassword] : []),
  ]
}

/** Returns the client menu and profile menu. */
export function useClientMenu(sources: ClientMenuSources) {
  const { i18n, t } = useLingui()
  const entries = clientEntries(sources).map(({ group, label, ...entry }) => ({
    ...entry,
    group: i18n._(group),
    label: typeof label === 'string' ? label : i18n._(label),
  }))
  const moreBundles = entries.filter(({ isSearchOnly }) => isSearchOnly).length
  const withMore = (group: MenuGroup): MenuGroup =>
    moreBundles > 0 && group.title === i18n._(bundlesGroup)
      ? {
          ...group,
          more: {
            label: t`${plural(moreBundles, { one: '# more bundle', other: '# more bundles' })}`,
            to: bundlesPath,
            icon: IconFolders,
          },
        }
      : group
  return {
    menu: groupEntries(entries).map(withMore),
    profileMenu: entries
      .filter(({ to }) => to === profilePath || to === changePasswordPath)
      .map((entry) => (entry.to === profilePath ? { ...entry, label: t`My account` } : entry)),
  }
}
