import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { smallIconProps } from '@/ui/display/icon-props'
import type { CurrentEntry } from './current-entry'
import type { MenuGroup } from './menu'
import { NavLink } from './nav-link'
import classes from './top-nav.module.css'
import { useDisclosure } from '@/ui/overlays/use-disclosure'

type TopNavGroupProps = { group: MenuGroup; current: CurrentEntry | undefined }

/** A button that shows the links of its group: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/ */
export function TopNavGroup({ group, current }: TopNavGroupProps) {
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
