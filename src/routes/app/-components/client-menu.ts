import { useLingui } from '@lingui/react/macro'
import { groupEntries } from '@/ui/shell/navigation/menu'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
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

/** What the menu of a client depends on. */
export type ClientMenuSources = {
  bundles: readonly { id: string; name: string }[]
  services: readonly string[]
  accountType: string
}

type ClientEntry = {
  group: MessageDescriptor
  /** A bundle's name is no message: it is shown as it is. */
  label: MessageDescriptor | string
  to: string
  also?: readonly string[]
  icon: ComponentType
  letter?: string
}

const overview = msg`Overview`
const bundlesGroup = msg`Bundles`
const documentation = msg`Documentation`
const tryIt = msg`Try it`
const sanctionLists = msg`Sanction Lists`
const account = msg`Account`

const profilePath = '/app/pages/profile'
const changePasswordPath = '/app/pages/change-password'

/** The client menu in its order, without what is hidden (specification sections 2 and 6). */
function visibleClientEntries(sources: ClientMenuSources): ClientEntry[] {
  const { bundles, services, accountType } = sources
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
      label: msg`My Bundles`,
      to: '/app/pages/bundle',
      icon: IconFolders,
      letter: 'b',
    },
    ...bundles.map(({ id, name }) => ({
      group: bundlesGroup,
      label: name,
      to: `/app/pages/bundle/${encodeURIComponent(id)}/sessions`,
      icon: IconFolder,
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
    { group: account, label: msg`My Account`, to: profilePath, icon: IconUser, letter: 'm' },
    ...(accountType === 'email' ? [changePassword] : []),
  ]
}
