import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconLogout } from '@tabler/icons-react'
import { useId } from 'react'
import { iconProps, smallIconProps } from '@/ui/icon-props'
import type { ProfileEntry } from './menu'
import { PathLink } from './path-link'
import classes from './profile-menu.module.css'
import { useMenuButton } from './use-menu-button'

type ProfileMenuProps = {
  userName: string
  entries: readonly ProfileEntry[]
  onSignOut: () => void
}

/** The menu behind the stored display name. Three entries need no positioning library. */
export function ProfileMenu({ userName, entries, onSignOut }: ProfileMenuProps) {
  const { t } = useLingui()
  const id = useId()
  const { opened, close, root, button, list } = useMenuButton()
  const name = userName.trim() || t`Account`
  const signOut = () => {
    close()
    onSignOut()
  }
  return (
    <div className={classes.root} {...root}>
      <button
        type="button"
        id={id}
        className={classes.button}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? `${id}-menu` : undefined}
        {...button}
      >
        <span className={classes.initial} aria-hidden="true">
          {Array.from(name)[0]?.toUpperCase()}
        </span>
        <bdi className={classes.name} title={name}>
          {name}
        </bdi>
        <IconChevronDown {...smallIconProps} />
      </button>
      {opened && (
        <div
          role="menu"
          id={`${id}-menu`}
          aria-labelledby={id}
          tabIndex={-1}
          className={classes.menu}
          {...list}
        >
          {entries.map((entry) => (
            <PathLink key={entry.to} to={entry.to} role="menuitem" tabIndex={-1} onClick={close}>
              <entry.icon />
              {entry.label}
            </PathLink>
          ))}
          <button type="button" role="menuitem" tabIndex={-1} onClick={signOut}>
            <IconLogout {...iconProps} />
            <Trans>Sign out</Trans>
          </button>
        </div>
      )}
    </div>
  )
}
