import { memo } from 'react'
import type { ariaCurrent } from './current-entry'
import type { MenuEntry } from './menu'
import common from '@/ui/display/common.module.css'
import classes from './nav-groups.module.css'
import { PathLink } from './path-link'

type NavLinkProps = {
  entry: MenuEntry
  current: ReturnType<typeof ariaCurrent>
  /** Hides the label visually, because a tooltip shows it. */
  collapsed?: boolean
  onChoose?: () => void
}

/** Memoized, because there may be many links and most don't change on a navigation. */
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
