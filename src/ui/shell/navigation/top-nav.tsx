import { useLayout } from '@/stores/layout'
import { barColors } from '@/ui/shell/appearance/bar-colors'
import { ariaCurrent, currentEntry, type CurrentEntry } from './current-entry'
import { groupLinks, type MenuGroup } from './menu'
import { IconChevronDown } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { smallIconProps } from '@/ui/display/icon-props'
import { NavLink } from './nav-link'
import { elementById, findAllIn, hasFocusWithin } from '@/browser/dom-lookups'
import { usePopover } from '@/ui/overlays/popover'
import popover from '@/ui/overlays/popover.module.css'
import { useScreenPath } from './use-screen-path'
import common from '@/ui/display/common.module.css'
import classes from './top-nav.module.css'

/** Menu groups in a bar below the header (navType `top`). */
export function TopNav({ menu, label }: { menu: readonly MenuGroup[]; label: string }) {
  const color = useLayout((layout) => layout.topNavColor)
  const pathname = useScreenPath()
  const current = currentEntry(menu, pathname)
  return (
    <nav
      aria-label={label}
      className={`${common.screenOnly} ${classes.nav}`}
      style={barColors(color)}
    >
      <ul className={classes.bar}>
        {menu.map((group) => (
          <TopNavGroup key={group.title} group={group} current={current} />
        ))}
      </ul>
    </nav>
  )
}

type TopNavGroupProps = { group: MenuGroup; current: CurrentEntry | undefined }

/**
 * Button that shows its group's links. See
 * https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
function TopNavGroup({ group, current }: TopNavGroupProps) {
  const { opened, open, hide, anchor, button, panel } = usePopover()
  const onKeyDown = (event: KeyboardEvent) => {
    button.onKeyDown(event)
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    if (!opened) return open()
    const links = findAllIn(elementById(panel.id), 'link')
    const step = event.key === 'ArrowDown' ? 1 : -1
    const at = links.findIndex(hasFocusWithin)
    const next =
      event.target === anchor.current ? (step === 1 ? 0 : -1) : (at + step) % links.length
    links.at(next)?.focus()
  }
  return (
    <li>
      <button
        type="button"
        className={`${common.line} ${common.insetFocus} ${classes.button}`}
        aria-current={group === current?.group || undefined}
        {...button}
        onKeyDown={onKeyDown}
      >
        {group.title}
        <IconChevronDown {...smallIconProps} />
      </button>
      {opened && (
        <ul
          {...panel}
          aria-label={group.title}
          className={`${popover.panel} ${classes.links}`}
          onKeyDown={onKeyDown}
        >
          {groupLinks(group, current?.entry).map((entry) => (
            <li key={entry === group.more ? 'more' : entry.to}>
              <NavLink
                icon={entry.icon}
                label={entry.label}
                to={entry.to}
                current={ariaCurrent(entry, current)}
                onChoose={hide}
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
