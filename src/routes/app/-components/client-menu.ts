import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
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
import { groupEntries } from '@/ui/shell/navigation/menu'

/** The data on which the entries of the client menu depend. */
export type ClientMenuSources = {
  bundles: readonly { id: string; name: string }[]
  services: readonly string[]
  accountType: string
}

type ClientEntry = {
  group: MessageDescriptor
  /** A string for the name of a bundle, which is not translated. */
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
const sanctionLists = msg`Sanction lists`
const account = msg`Account`

const profilePath = '/app/pages/profile'
const changePasswordPath = '/app/pages/change-password'

/** The visible entries of the client menu in order (behavior 6.2 and 6.6). */
function clientEntries(sources: ClientMenuSources): ClientEntry[] {
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
      label: msg`My bundles`,
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
    { group: account, label: msg`My account`, to: profilePath, icon: IconUser, letter: 'm' },
    ...(accountType === 'email' ? [changePassword] : []),
  ]
}

/** The client menu and profile menu. */
export function useClientMenu(sources: ClientMenuSources) {
  const { i18n, t } = useLingui()
  const entries = clientEntries(sources).map(({ group, label, ...entry }) => ({
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
