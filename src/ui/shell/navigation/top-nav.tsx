import { useLayout } from '@/stores/layout'
import { barColors } from '@/ui/shell/appearance/bar-colors'
import { currentEntry, type CurrentEntry } from './current-entry'
import type { MenuGroup } from './menu'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { smallIconProps } from '@/ui/display/icon-props'
import { NavLink } from './nav-link'
import { useDisclosure } from '@/ui/overlays/use-disclosure'
import { useScreenPath } from './use-screen-path'
import classes from './top-nav.module.css'

/** The groups of the menu in a bar below the header (navType `top`). */
export function TopNav({ menu, label }: { menu: readonly MenuGroup[]; label: string }) {
  const color = useLayout((layout) => layout.topNavColor)
  const pathname = useScreenPath()
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

type TopNavGroupProps = { group: MenuGroup; current: CurrentEntry | undefined }

/** A button that shows the links of its group, see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/ */
function TopNavGroup({ group, current }: TopNavGroupProps) {
  const id = useId()
  const { opened, close, root, button } = useDisclosure()
  return (
    <li className={classes.group} {...root}>
      <button
        type="button"
        className={classes.button}
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        aria-current={group === current?.group || undefined}
        {...button}
      >
        {group.title}
        <IconChevronDown {...smallIconProps} />
      </button>
      {opened && (
        <ul id={id} aria-label={group.title} className={classes.links}>
          {group.entries.map((entry) => (
            <li key={entry.to}>
              <NavLink entry={entry} current={current} onChoose={close} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
