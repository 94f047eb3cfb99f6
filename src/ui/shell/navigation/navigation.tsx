import { useLingui } from '@lingui/react/macro'
import { lazy, useEffect } from 'react'
import { setLayout, useLayout } from '@/stores/layout'
import { LazyPart } from '@/ui/feedback/lazy-part'
import type { MenuGroup } from './menu'
import { NavGroups } from './nav-groups'
import { SideNav } from './side-nav'
import { WIDE_SCREEN, useWideScreen } from './use-wide-screen'

// Lazy, because most visits need neither the drawer nor the top navigation.
const NavDrawer = lazy(() =>
  import('./nav-drawer').then((module) => ({ default: module.NavDrawer })),
)
const TopNav = lazy(() => import('./top-nav').then((module) => ({ default: module.TopNav })))

type NavigationProps = { menu: readonly MenuGroup[]; brand: string }

/** Menu at the side, at the top, or in a drawer on small screens. */
export function Navigation({ menu, brand }: NavigationProps) {
  const { t } = useLingui()
  const isWide = useWideScreen()
  const { mobileNav, navCollapsed, navType, sideNavTheme } = useLayout()
  const label = t`Main`

  useEffect(() => {
    // Closes the drawer, because it would otherwise reappear when the window becomes narrow again.
    const close = () => setLayout({ mobileNav: false })
    const media = window.matchMedia(WIDE_SCREEN)
    media.addEventListener('change', close)
    return () => media.removeEventListener('change', close)
  }, [])

  if (isWide && navType === 'top') {
    return (
      <LazyPart onFailure={() => setLayout({ navType: 'side' })}>
        <TopNav menu={menu} label={label} />
      </LazyPart>
    )
  }
  if (isWide) {
    return <SideNav menu={menu} label={label} collapsed={navCollapsed} theme={sideNavTheme} />
  }
  const close = () => setLayout({ mobileNav: false })
  if (!mobileNav) return null
  return (
    <LazyPart onFailure={close}>
      <NavDrawer onClose={close} brand={brand} theme={sideNavTheme}>
        <nav aria-label={label}>
          <NavGroups menu={menu} onChoose={close} />
        </nav>
      </NavDrawer>
    </LazyPart>
  )
}
