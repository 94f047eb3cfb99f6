import type { CurrentEntry } from './current-entry'
import type { MenuEntry } from './menu'
import classes from './nav-groups.module.css'
import { PathLink } from './path-link'

type NavLinkProps = {
  entry: MenuEntry
  current: CurrentEntry | undefined
  /** The label is for screen readers only; a tooltip shows it. */
  collapsed?: boolean
  onChoose?: (() => void) | undefined
}

export function NavLink({ entry, current, collapsed = false, onChoose }: NavLinkProps) {
  return (
    <PathLink
      to={entry.to}
      className={classes.link}
      aria-current={entry === current?.entry ? mark(current.exact) : undefined}
      onClick={onChoose}
    >
      <entry.icon />
      <bdi className={classes.label} title={collapsed ? undefined : entry.label}>
        {entry.label}
      </bdi>
    </PathLink>
  )
}

/** A screen below the entry's own is not the page the link leads to. */
function mark(exact: boolean): 'page' | 'true' {
  return exact ? 'page' : 'true'
}
