import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { setLayout, useLayout } from '@/stores/layout'
import type { MenuGroup } from './menu'
import { NavDrawer } from './nav-drawer'
import { NavGroups } from './nav-groups'
import { SideNav } from './side-nav'
import { TopNav } from './top-nav'
import { useWideScreen } from './use-wide-screen'

type NavigationProps = { menu: readonly MenuGroup[]; brand: string }

/** The menu: beside the screen, above it, or in a drawer where there is no room. */
export function Navigation({ menu, brand }: NavigationProps) {
  const { t } = useLingui()
  const wide = useWideScreen()
  const { mobileNav, navCollapsed, navType, sideNavTheme } = useLayout()
  const label = t`Main`

  // A drawer left open would come back when the window is made narrow again.
  useEffect(() => () => setLayout({ mobileNav: false }), [wide])

  if (wide && navType === 'top') return <TopNav menu={menu} label={label} />
  if (wide) {
    return <SideNav menu={menu} label={label} collapsed={navCollapsed} theme={sideNavTheme} />
  }
  const close = () => setLayout({ mobileNav: false })
  return (
    <NavDrawer opened={mobileNav} onClose={close} brand={brand} theme={sideNavTheme}>
      <nav aria-label={label}>
        <NavGroups menu={menu} onChoose={close} />
      </nav>
    </NavDrawer>
  )
}
