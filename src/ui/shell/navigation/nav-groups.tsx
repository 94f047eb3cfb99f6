import { useId, useRef } from 'react'
import { useCurrentInView } from '@/ui/display/use-current-in-view'
import { ariaCurrent, currentEntry } from './current-entry'
import { groupLinks, type MenuGroup } from './menu'
import { useScreenPath } from './use-screen-path'
import common from '@/ui/display/common.module.css'
import classes from './nav-groups.module.css'
import { NavLink } from './nav-link'

type NavGroupsProps = {
  menu: readonly MenuGroup[]
  /** Shows icons only. Labels and titles remain for screen readers. */
  collapsed?: boolean
  onChoose?: () => void
}

export function NavGroups({ menu, collapsed = false, onChoose }: NavGroupsProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const pathname = useScreenPath()
  const current = currentEntry(menu, pathname)

  // Scrolls to the current entry, because with many bundles it may be out of view.
  useCurrentInView(root, menu.length > 0)

  return (
    <div ref={root} data-collapsed={collapsed || undefined} className={classes.groups}>
      {menu.map((group, index) => (
        <div key={group.title} className={classes.group}>
          <h2 id={`${id}-${index}`} className={`${common.caption} ${classes.title}`}>
            {group.title}
          </h2>
          <ul aria-labelledby={`${id}-${index}`}>
            {groupLinks(group, current?.entry).map((entry) => (
              <li key={entry === group.more ? 'more' : entry.to}>
                <NavLink
                  icon={entry.icon}
                  label={entry.label}
                  to={entry.to}
                  current={ariaCurrent(entry, current)}
                  collapsed={collapsed}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
