import { memo } from 'react'
import type { ariaCurrent } from './current-entry'
import type { MenuEntry } from './menu'
import common from '@/ui/display/common.module.css'
import classes from './nav-groups.module.css'
import { PathLink } from './path-link'

type NavLinkProps = Pick<MenuEntry, 'icon' | 'label' | 'to'> & {
  current: ReturnType<typeof ariaCurrent>
  /** Hides the label visually, because a tooltip shows it. */
  collapsed?: boolean
  onChoose?: () => void
}

/** Memoized, because there may be many links and most don't change with the screen or the menu. */
export const NavLink = memo(function NavLink({
  icon: Icon,
  label,
  to,
  current,
  collapsed = false,
  onChoose,
}: NavLinkProps) {
  return (
    <PathLink
      to={to}
      className={`${common.line} ${common.insetFocus} ${classes.link}`}
      aria-current={current}
      onClick={onChoose}
    >
      <Icon aria-hidden />
      <bdi className={`${common.truncated} ${classes.label}`} title={collapsed ? undefined : label}>
        {label}
      </bdi>
    </PathLink>
  )
})
