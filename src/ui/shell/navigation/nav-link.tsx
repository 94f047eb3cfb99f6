import type { CurrentEntry } from './current-entry'
import type { MenuEntry } from './menu'
import common from '@/ui/display/common.module.css'
import classes from './nav-groups.module.css'
import { PathLink } from './path-link'

type NavLinkProps = {
  entry: MenuEntry
  current: CurrentEntry | undefined
  /** Hides the label visually. A tooltip shows it. */
  collapsed?: boolean
  onChoose?: () => void
}

export function NavLink({ entry, current, collapsed = false, onChoose }: NavLinkProps) {
  return (
    <PathLink
      to={entry.to}
      className={`${common.line} ${common.insetFocus} ${classes.link}`}
      aria-current={entry === current?.entry ? ariaCurrent(current.exact) : undefined}
      onClick={onChoose}
    >
      <entry.icon />
      <bdi
        className={`${common.truncated} ${classes.label}`}
        title={collapsed ? undefined : entry.label}
      >
        {entry.label}
      </bdi>
    </PathLink>
  )
}

/** On a screen below the entry, the link is current but not the page itself. */
function ariaCurrent(exact: boolean): 'page' | 'true' {
  return exact ? 'page' : 'true'
}
