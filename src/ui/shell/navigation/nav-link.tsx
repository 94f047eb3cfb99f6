import { memo } from 'react'
import type { ariaCurrent } from './current-entry'
import type { MenuEntry } from './menu'
import common from '@/ui/display/common.module.css'
import classes from './nav-groups.module.css'
import { PathLink } from './path-link'

type NavLinkProps = {
  entry: MenuEntry
  current: ReturnType<typeof ariaCurrent>
  /** Hides the label visually. A tooltip shows it. */
  collapsed?: boolean
  onChoose?: () => void
}

/** Renders again only when its entry changes or becomes current or not current, because there may be many links. */
export const NavLink = memo(function NavLink({
  entry,
  current,
  collapsed = false,
  onChoose,
}: NavLinkProps) {
  return (
    <PathLink
      to={entry.to}
      className={`${common.line} ${common.insetFocus} ${classes.link}`}
      aria-current={current}
      onClick={onChoose}
    >
      <entry.icon aria-hidden />
      <bdi
        className={`${common.truncated} ${classes.label}`}
        title={collapsed ? undefined : entry.label}
      >
        {entry.label}
      </bdi>
    </PathLink>
  )
})
