import { Trans, useLingui } from '@lingui/react/macro'
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { useLayout } from '@/stores/layout'
import { iconProps } from '@/ui/display/icon-props'
import { barColors } from './appearance/bar-colors'
import { Brand } from './brand'
import type { SearchResultsProps } from './search/command'
import { HeaderButton } from './header-button'
import classes from './header.module.css'
import type { MenuGroup, ProfileEntry } from './navigation/menu'
import { NavToggle } from './navigation/nav-toggle'
import { PathLink } from './navigation/path-link'
import { ProfileMenu } from './profile-menu'
import { SearchBox } from './search/search-box'
import type { ShellDialog } from './shell-dialog'
import { ThemeToggle } from './appearance/theme-toggle'
import { useWide } from './navigation/use-wide'

type HeaderProps = {
  menu: readonly MenuGroup[]
  brand: string
  homePath: string
  userName: string
  profileMenu: readonly ProfileEntry[]
  mockBadge: boolean
  results: ComponentType<SearchResultsProps>
  onOpen: (dialog: ShellDialog) => void
  /** A dialog is about to be wanted: its code may be fetched. */
  onPreload: () => void
  onSignOut: () => void
}

export function Header(props: HeaderProps) {
  const { menu, brand, homePath, userName, profileMenu, mockBadge } = props
  const { results, onOpen, onPreload, onSignOut } = props
  const { t } = useLingui()
  const color = useLayout((layout) => layout.headerNavColor)
  const wide = useWide()
  const opener = (dialog: ShellDialog) => ({
    'aria-haspopup': 'dialog' as const,
    onClick: () => onOpen(dialog),
    onFocus: onPreload,
    onPointerEnter: onPreload,
  })
  return (
    <header className={classes.header} style={barColors(color)}>
      <NavToggle />
      <PathLink to={homePath} className={classes.brand}>
        <Brand name={brand} compact />
      </PathLink>
      {mockBadge && (
        <span className={classes.badge}>
          <Trans>Mock backend</Trans>
        </span>
      )}
      <div className={classes.end}>
        {wide ? (
          <div role="search">
            <SearchBox
              results={results}
              menu={menu}
              onOpen={onOpen}
              onSignOut={onSignOut}
              onPreload={onPreload}
            />
          </div>
        ) : (
          <HeaderButton label={t`Search`} {...opener('search')}>
            <IconSearch {...iconProps} />
          </HeaderButton>
        )}
        <HeaderButton label={t`Appearance`} {...opener('appearance')}>
          <IconAdjustmentsHorizontal {...iconProps} />
        </HeaderButton>
        <ThemeToggle />
        <ProfileMenu userName={userName} entries={profileMenu} onSignOut={onSignOut} />
      </div>
    </header>
  )
}
