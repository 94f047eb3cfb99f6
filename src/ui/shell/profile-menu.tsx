import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronDown, IconHelp, IconLogout } from '@tabler/icons-react'
import { iconProps, smallIconProps } from '@/ui/display/icon-props'
import { Menu } from '@/ui/overlays/menu'
import type { ProfileEntry } from './navigation/menu'
import { PathLink } from './navigation/path-link'
import { SupportLink } from './frame/support-link'
import common from '@/ui/display/common.module.css'
import classes from './profile-menu.module.css'

type ProfileMenuProps = {
  userName: string
  entries: readonly ProfileEntry[]
  onSignOut: () => void
}

export function ProfileMenu({ userName, entries, onSignOut }: ProfileMenuProps) {
  const { t } = useLingui()
  const contact = import.meta.env.VITE_SUPPORT_URL
  const name = userName.trim() || t`Account`
  return (
    <Menu
      className={classes.menu}
      items={(item) => (
        <>
          {entries.map((entry) => (
            <PathLink key={entry.to} to={entry.to} {...item}>
              <entry.icon aria-hidden />
              {entry.label}
            </PathLink>
          ))}
          {contact ? (
            <SupportLink contact={contact} {...item}>
              <IconHelp {...iconProps} />
              <Trans>Help</Trans>
            </SupportLink>
          ) : null}
          <button
            type="button"
            {...item}
            onClick={() => {
              item.onClick()
              onSignOut()
            }}
          >
            <IconLogout {...iconProps} />
            <Trans>Sign out</Trans>
          </button>
        </>
      )}
    >
      <span className={classes.initial} aria-hidden="true">
        {Array.from(name)[0]?.toUpperCase()}
      </span>
      <bdi className={`${common.truncated} ${classes.name}`} title={name}>
        {name}
      </bdi>
      <IconChevronDown {...smallIconProps} />
    </Menu>
  )
}
