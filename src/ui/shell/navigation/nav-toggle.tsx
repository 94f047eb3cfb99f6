import { useLingui } from '@lingui/react/macro'
import { IconLayoutSidebar, IconMenu2 } from '@tabler/icons-react'
import { setLayout, useLayout } from '@/stores/layout'
import { iconProps } from '@/ui/display/icon-props'
import { HeaderButton } from '@/ui/shell/header-button'
import { navigationId } from './menu'
import { useWideScreen } from './use-wide-screen'

/**
 * Collapses the side navigation; on small screens it opens the drawer (specification section 4). A top
 * navigation has nothing to collapse.
 */
export function NavToggle() {
  const { t } = useLingui()
  const { navCollapsed, mobileNav, navType } = useLayout()
  const wide = useWideScreen()
  if (wide && navType === 'top') return null
  const Icon = wide ? IconLayoutSidebar : IconMenu2
  return (
    <HeaderButton
      label={t`Toggle navigation`}
      aria-expanded={wide ? !navCollapsed : mobileNav}
      aria-controls={navigationId}
      onClick={() => setLayout(wide ? { navCollapsed: !navCollapsed } : { mobileNav: !mobileNav })}
    >
      <Icon {...iconProps} />
    </HeaderButton>
  )
}
