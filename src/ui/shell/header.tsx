import { Trans, useLingui } from '@lingui/react/macro'
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import type { ComponentType, ReactNode, Ref } from 'react'
import { useLayout } from '@/stores/layout'
import { iconProps } from '@/ui/display/icon-props'
import { barColors } from '@/ui/shell/appearance/bar-colors'
import { Brand } from '@/ui/shell/frame/brand'
import type { SearchResultsProps } from '@/ui/shell/search/command'
import { HeaderButton } from './header-button'
import type { MenuGroup, ProfileEntry, ShellDialog } from '@/ui/shell/navigation/menu'
import { NavToggle } from '@/ui/shell/navigation/nav-toggle'
import { PathLink } from '@/ui/shell/navigation/path-link'
import { ProfileMenu } from './profile-menu'
import { useThemeSwitch } from './use-theme-switch'
import { HeaderSearch } from '@/ui/shell/search/header-search'
import { useWideScreen } from '@/ui/shell/navigation/use-wide-screen'
import common from '@/ui/display/common.module.css'
import classes from './header.module.css'

type HeaderProps = {
  menu: readonly MenuGroup[]
  brand: string
  homePath: string
  userName: string
  profileMenu: readonly ProfileEntry[]
  mockBadge: boolean
  /** This area's buttons, next to the buttons of every area. */
  tools?: ReactNode
  results: ComponentType<SearchResultsProps>
  /** Ref for the element around the search. The search is a field if there is space, and otherwise a button. */
  searchPlace: Ref<HTMLDivElement>
  onOpen: (dialog: ShellDialog) => void
  /** Called before a dialog opens. Must load the dialog's code. */
  onPreload: () => void
  onSignOut: () => void
}

export function Header(props: HeaderProps) {
  const { menu, brand, homePath, userName, profileMenu, mockBadge, tools } = props
  const { results, searchPlace, onOpen, onPreload, onSignOut } = props
  const { t } = useLingui()
  const color = useLayout((layout) => layout.headerNavColor)
  const isWide = useWideScreen()
  const dialogButton = (dialog: ShellDialog) => ({
    'aria-haspopup': 'dialog' as const,
    onClick: () => onOpen(dialog),
    onFocus: onPreload,
    onPointerEnter: onPreload,
  })
  return (
    <header
      className={`${common.line} ${common.screenOnly} ${classes.header}`}
      style={barColors(color)}
    >
      <NavToggle />
      <PathLink to={homePath} className={classes.brand}>
        <Brand name={brand} compact />
      </PathLink>
      {mockBadge && (
        <span className={`${common.truncated} ${classes.badge}`} dir="auto">
          <Trans>Mock backend</Trans>
        </span>
      )}
      <div className={`${common.line} ${classes.end}`}>
        <div ref={searchPlace} role={isWide ? 'search' : undefined}>
          {isWide ? (
            <HeaderSearch
              results={results}
              menu={menu}
              onOpen={onOpen}
              onSignOut={onSignOut}
              onPreload={onPreload}
            />
          ) : (
            <HeaderButton label={t`Search`} {...dialogButton('search')}>
              <IconSearch {...iconProps} />
            </HeaderButton>
          )}
        </div>
        {tools}
        <HeaderButton label={t`Appearance`} {...dialogButton('appearance')}>
          <IconAdjustmentsHorizontal {...iconProps} />
        </HeaderButton>
        <ThemeToggle />
        <ProfileMenu userName={userName} entries={profileMenu} onSignOut={onSignOut} />
      </div>
    </header>
  )
}

function ThemeToggle() {
  const { icon: Icon, label, run } = useThemeSwitch()
  return (
    <HeaderButton label={label} onClick={run}>
      <Icon {...iconProps} />
    </HeaderButton>
  )
}
