import { Trans, useLingui } from '@lingui/react/macro'
// Styles of components that the screens use directly.
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import '@mantine/core/styles/Skeleton.layer.css'
import '@mantine/core/styles/Switch.layer.css'
import {
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { findIn } from '@/browser/dom-lookups'
import { useLayout } from '@/stores/layout'
import { lazyExtra } from '@/ui/feedback/lazy-extra'
import { backgroundWork } from '@/ui/shell/frame/background-work'
import { Breadcrumb } from '@/ui/shell/navigation/breadcrumb'
import { Footer } from '@/ui/shell/frame/footer'
import { Header } from './header'
import { HeaderButton } from './header-button'
import type { MenuGroup, ProfileEntry, ShellDialog } from '@/ui/shell/navigation/menu'
import { Navigation } from '@/ui/shell/navigation/navigation'
import type { SearchSource } from '@/ui/shell/search/search-source'
import { ShellDialogs, preloadDialogs } from './shell-dialogs'
import { useWideScreen } from '@/ui/shell/navigation/use-wide-screen'
import { useRouter } from '@tanstack/react-router'
import { useShortcuts } from '@/ui/shortcuts/shortcuts'
import classes from './app-shell.module.css'

const ShellExtras = lazyExtra(async () => (await import('./shell-extras')).ShellExtras)

type AppShellProps = {
  menu: readonly MenuGroup[]
  userName: string
  profileMenu: readonly ProfileEntry[]
  brand: string
  homePath: string
  termsUrl: string
  /** Whether the mock backend is in use. */
  mockBadge: boolean
  /** This area's header buttons. */
  tools?: ReactNode
  /** This area's search results. */
  searchSource: SearchSource
  onSignOut: () => void
  children: ReactNode
}

/** Frame of every signed-in screen (behavior 2.11 to 2.13). */
export function AppShell(props: AppShellProps) {
  const { menu, brand, termsUrl, searchSource, children, ...header } = props
  const work = useSyncExternalStore(backgroundWork.subscribe, backgroundWork.get)
  const onSignOut = work ? () => work.beforeSignOut(header.onSignOut) : header.onSignOut
  const results = searchSource.Results
  const main = useRef<HTMLElement>(null)
  const searchPlace = useRef<HTMLDivElement>(null)
  const [dialog, setDialog] = useState<ShellDialog>()
  const top = useLayout((layout) => layout.navType === 'top')
  const isWide = useWideScreen()
  const nav = top && isWide ? 'top' : 'side'
  useShellAttribute(nav)
  useShellShortcuts(menu, setDialog)
  const preload = () => {
    preloadDialogs()
    searchSource.preload()
  }
  // Following the link would add #main to the URL and an entry to the history.
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.focus()
  }
  return (
    <div className={classes.shell} data-nav={nav}>
      <a href="#main" className={classes.skip} onClick={skip}>
        <Trans>Skip to content</Trans>
      </a>
      <Header
        menu={menu}
        brand={brand}
        searchPlace={searchPlace}
        onOpen={setDialog}
        onPreload={preload}
        {...{ results, ...header, onSignOut }}
        tools={
          <>
            {work ? <work.Status Button={HeaderButton} /> : null}
            {header.tools}
          </>
        }
      />
      <Navigation menu={menu} brand={brand} />
      <div className={classes.column}>
        <Suspense fallback={null}>
          <ShellExtras userName={header.userName} />
        </Suspense>
        <Breadcrumb menu={menu} />
        <main id="main" ref={main} tabIndex={-1} className={classes.main}>
          {children}
        </main>
        <Footer brand={brand} termsUrl={termsUrl} />
      </div>
      <ShellDialogs
        {...{ dialog, menu, results, onSignOut }}
        findSearch={() => findIn(searchPlace.current, 'control')}
        onDialog={setDialog}
      />
    </div>
  )
}

/** Marks the root element for CSS, because with `:has()` every screen change would restyle the entire page. */
function useShellAttribute(nav: 'top' | 'side'): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset['shell'] = nav
    return () => {
      delete dataset['shell']
    }
  }, [nav])
}

/** Registers every signed-in screen's shortcuts: search, help, and `g` followed by a menu entry's letter. */
function useShellShortcuts(
  menu: readonly MenuGroup[],
  onOpen: (dialog: ShellDialog) => void,
): void {
  const { t } = useLingui()
  const { history } = useRouter()
  const search = () => onOpen('search')
  useShortcuts(
    {
      'mod+k': { label: t`Search and commands`, run: search },
      '/': { label: t`Search and commands`, run: search },
      '?': { label: t`Keyboard shortcuts`, run: () => onOpen('shortcuts') },
    },
    t`Everywhere`,
  )
  const entries = menu.flatMap((group) => group.entries)
  useShortcuts(
    Object.fromEntries(
      entries.flatMap(({ letter, label, to }) =>
        letter ? [[`g ${letter}`, { label, run: () => history.push(to) }]] : [],
      ),
    ),
    t`Go to`,
  )
}
