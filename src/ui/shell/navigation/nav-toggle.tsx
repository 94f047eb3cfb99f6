import { useLingui } from '@lingui/react/macro'
import { IconLayoutSidebar, IconMenu2, IconX } from '@tabler/icons-react'
import { setLayout, useLayout } from '@/stores/layout'
import { iconProps } from '@/ui/display/icon-props'
import { HeaderButton } from '@/ui/shell/header-button'
import { navigationId } from './menu'
import { useWideScreen } from './use-wide-screen'

/**
 * Collapses the side navigation, or opens and closes the drawer on small screens (behavior 2.12). The drawer covers the
 * header and has the same button in the same place.
 */
export function NavToggle() {
  const { t } = useLingui()
  const { navCollapsed, mobileNav, navType } = useLayout()
  const isWide = useWideScreen()
  if (isWide && navType === 'top') return null
  const Icon = isWide ? IconLayoutSidebar : mobileNav ? IconX : IconMenu2
  return (
    <HeaderButton
      label={t`Toggle navigation`}
      aria-expanded={isWide ? !navCollapsed : mobileNav}
      aria-controls={isWide || mobileNav ? navigationId : undefined}
      onClick={() =>
        setLayout(isWide ? { navCollapsed: !navCollapsed } : { mobileNav: !mobileNav })
      }
    >
      <Icon {...iconProps} />
    </HeaderButton>
  )
}
