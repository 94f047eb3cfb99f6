import {
  IconApi,
  IconDeviceMobileCode,
  IconFolder,
  IconFolders,
  IconLayoutDashboard,
  IconUser,
} from '@tabler/icons-react'
import { useState } from 'react'
import { setLayout, type Layout } from '@/stores/layout'
import { setPreferences } from '@/stores/preferences'
import type { MenuGroup } from '@/ui/shell/navigation/menu'

/** Client menu. The gallery uses the path of the first entry, so that entry is current. */
export const menu: readonly MenuGroup[] = [
  {
    title: 'Overview',
    entries: [{ label: 'Dashboard', to: '/app/pages/home', icon: IconLayoutDashboard }],
  },
  {
    title: 'Bundles',
    entries: [
      { label: 'My bundles', to: '/app/pages/bundle', icon: IconFolders },
      { label: 'Onboarding', to: '/app/pages/bundle/20011/sessions', icon: IconFolder },
      {
        label: 'Re-verification of customers who moved to another country',
        to: '/app/pages/bundle/20012/sessions',
        icon: IconFolder,
      },
      { label: 'توثيق', to: '/app/pages/bundle/20013/sessions', icon: IconFolder },
    ],
  },
  {
    title: 'Documentation',
    entries: [
      { label: 'API', to: '/app/pages/api', icon: IconApi },
      { label: 'SDK', to: '/app/pages/sdk', icon: IconDeviceMobileCode },
    ],
  },
  {
    title: 'Account',
    entries: [{ label: 'My account', to: '/app/pages/profile', icon: IconUser }],
  },
]

const usual = {
  navType: 'side',
  navCollapsed: false,
  sideNavTheme: undefined,
  topNavColor: '',
  headerNavColor: '',
  mobileNav: false,
  isDarkOnLoad: false,
} as const

/** Shows an example with these settings. Resets all other settings, because the examples share storage. */
export function useExampleLayout(change: Partial<Layout> = {}): void {
  useState(() => {
    setLayout({ ...usual, ...change })
    setPreferences({ languageOffer: false })
  })
}
