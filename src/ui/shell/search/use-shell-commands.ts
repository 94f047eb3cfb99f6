import { useLingui } from '@lingui/react/macro'
import {
  IconAdjustmentsHorizontal,
  IconKeyboard,
  IconLayoutSidebar,
  IconLogout,
  IconTextDirectionLtr,
  IconTextDirectionRtl,
} from '@tabler/icons-react'
import { setLayout, useLayout } from '@/stores/layout'
import type { Command, SearchResultsProps } from './command'
import { useWideScreen } from '@/ui/shell/navigation/use-wide-screen'
import { useThemeSwitch } from '@/ui/shell/use-theme-switch'

/** Returns the actions available on every screen. Omits actions that would have no effect. */
export function useShellCommands({
  onOpen,
  onSignOut,
}: Pick<SearchResultsProps, 'onOpen' | 'onSignOut'>): Command[] {
  const { t } = useLingui()
  const { direction, navCollapsed, navType } = useLayout()
  const themeSwitch = useThemeSwitch()
  const isWide = useWideScreen()
  const rtl = direction === 'rtl'
  const collapse: Command = {
    label: navCollapsed ? t`Expand navigation` : t`Collapse navigation`,
    icon: IconLayoutSidebar,
    keywords: t`Toggle navigation`,
    run: () => setLayout({ navCollapsed: !navCollapsed }),
  }
  return [
    themeSwitch,
    ...(isWide && navType === 'side' ? [collapse] : []),
    {
      label: rtl ? t`Switch to left-to-right` : t`Switch to right-to-left`,
      icon: rtl ? IconTextDirectionLtr : IconTextDirectionRtl,
      keywords: t`Direction`,
      run: () => setLayout({ direction: rtl ? 'ltr' : 'rtl' }),
    },
    {
      label: t`Appearance`,
      icon: IconAdjustmentsHorizontal,
      keywords: t`Settings, theme, color, language, density`,
      run: () => onOpen('appearance'),
    },
    { label: t`Keyboard shortcuts`, icon: IconKeyboard, run: () => onOpen('shortcuts') },
    { label: t`Sign out`, icon: IconLogout, run: onSignOut },
  ]
}
