import type { MenuGroup } from './menu'
import { NavGroups } from './nav-groups'
import { navigationId } from './navigation-id'
import classes from './side-nav.module.css'
import surface from './nav-surface.module.css'
import { useNavTooltip } from './use-nav-tooltip'

type SideNavProps = {
  menu: readonly MenuGroup[]
  label: string
  collapsed: boolean
  theme: 'light' | 'dark'
}

/** 250 px wide, 80 px when collapsed (specification section 9): the icons then have tooltips. */
export function SideNav({ menu, label, collapsed, theme }: SideNavProps) {
  const { tooltip, handlers } = useNavTooltip(collapsed)
  return (
    <nav
      id={navigationId}
      aria-label={label}
      className={`${surface.surface} ${classes.nav}`}
      data-theme={theme}
      data-collapsed={collapsed || undefined}
      {...handlers}
    >
      <NavGroups menu={menu} collapsed={collapsed} />
      {tooltip && (
        <span
          className={classes.tooltip}
          style={{ insetBlockStart: tooltip.top }}
          aria-hidden="true"
        >
          {tooltip.label}
        </span>
      )}
    </nav>
  )
}
