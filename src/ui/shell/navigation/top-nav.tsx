import { useRouterState } from '@tanstack/react-router'
import { useLayout } from '@/stores/layout'
import { barColors } from '@/ui/shell/appearance/bar-colors'
import { currentEntry } from './current-entry'
import type { MenuGroup } from './menu'
import { TopNavGroup } from './top-nav-group'
import classes from './top-nav.module.css'

/** The groups of the menu in a bar below the header (navType `top`). */
export function TopNav({ menu, label }: { menu: readonly MenuGroup[]; label: string }) {
  const color = useLayout((layout) => layout.topNavColor)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const current = currentEntry(menu, pathname)
  return (
    <nav aria-label={label} className={classes.nav} style={barColors(color)}>
      <ul className={classes.bar}>
        {menu.map((group) => (
          <TopNavGroup key={group.title} group={group} current={current} />
        ))}
      </ul>
    </nav>
  )
}
