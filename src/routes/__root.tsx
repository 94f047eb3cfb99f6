import { useLingui } from '@lingui/react/macro'
import { DirectionContext, MantineProvider } from '@mantine/core'
import type { QueryClient } from '@tanstack/react-query'
import { Outlet, createRootRouteWithContext, useMatches, useRouter } from '@tanstack/react-router'
import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { readConsent } from '@/analytics/consent'
import type { MatchRoutes } from '@/auth/guards'
import type { AuthSession } from '@/auth/session/auth-session'
import { afterPaint } from '@/browser/first-screen'
import { documentTitle } from '@/lib/config'
import { languageTag } from '@/lib/locales'
import { useRouteTitle } from '@/routes/-components/use-route-title'
import { isAuthPath, useColorScheme } from '@/stores/color-scheme'
import { setLayout, useLayout } from '@/stores/layout'
import { getPreferences } from '@/stores/preferences'
import { theme } from '@/theme'
import { lazyExtra } from '@/ui/feedback/lazy-extra'
import { Toaster } from '@/ui/feedback/toaster'
import { useScreenFocus } from '@/ui/shell/navigation/use-screen-focus'
import { useCurrentScreenName } from '@/ui/shell/screen-name'

type RouterContext = { queryClient: QueryClient; auth: AuthSession; matchRoutes: MatchRoutes }

/** Whether the last navigation went back or forward in the history. */
let isReturning = false

export const Route = createRootRouteWithContext<RouterContext>()({
  /**
   * Waits until the browser paints the link's pressed state, because rendering the next screen blocks several frames.
   */
  beforeLoad: async ({ matches, preload, location }): Promise<void> => {
    // While the root is pending, waiting would make the router replace the whole page.
    const isShown = matches[0]?.status === 'success'
    // After Back or Forward, the browser restores the scroll position right after the event.
    if (isShown && !preload && !isReturning && !isAuthPath(location.pathname)) await afterPaint()
  },
  component: Root,
})

const FirstVisitNotices = lazyExtra(
  async () => (await import('@/ui/shell/first-visit-notices')).FirstVisitNotices,
)

/** Whether this browser may have to show a first-visit notice. */
function mayHaveNotices(): boolean {
  const { locale } = useLayout.getState()
  const { languageOffer } = getPreferences()
  return (
    (languageOffer && locale === 'en' && !navigator.language.startsWith('en')) ||
    ((USAGE_ANALYTICS || ERROR_REPORTS === 'other host') && readConsent() === 'unasked')
  )
}

function Root() {
  // Uses the path of the screen in view, because the next screen may still be loading.
  const scheme = useColorScheme(
    useMatches({ select: (matches) => isAuthPath(matches.at(-1)?.pathname ?? '/') }),
  )
  const direction = useDirectionValue()
  useScreenFocus()
  useReturnDetection()
  return (
    <DirectionContext value={direction}>
      <MantineProvider
        theme={theme}
        forceColorScheme={scheme}
        // The build generates the stylesheet of CSS variables (tools/vite/theme-variables.ts). Nothing uses
        // Mantine's global classes.
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <DocumentAttributes />
        <Outlet />
        <Toaster />
        <Notices />
      </MantineProvider>
    </DirectionContext>
  )
}

/** Records in `isReturning` whether each navigation goes back or forward. */
function useReturnDetection(): void {
  const { history } = useRouter()
  useEffect(
    () =>
      history.subscribe(({ action: { type } }) => {
        isReturning = type !== 'PUSH' && type !== 'REPLACE'
      }),
    [history],
  )
}

const neverChanges = () => () => {}

/**
 * Separate from Root, because a prerendered page hydrates without notices. Rendering Root again to add them would
 * empty the parts that aren't ready yet.
 */
function Notices() {
  const [hasNotices] = useState(mayHaveNotices)
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  if (!hasNotices || !isHydrated) return null
  return (
    <Suspense fallback={null}>
      <FirstVisitNotices />
    </Suspense>
  )
}

/**
 * Returns the value of Mantine's direction context. Mantine's own provider would read the direction from index.html.
 */
function useDirectionValue() {
  const dir = useLayout((layout) => layout.direction)
  return useMemo(() => {
    const setDirection = (direction: typeof dir) => setLayout({ direction })
    return { dir, setDirection, toggleDirection: () => setDirection(dir === 'rtl' ? 'ltr' : 'rtl') }
  }, [dir])
}

/**
 * Keeps the document's title, language, direction and density up to date. Separate from Root, because each new title
 * would otherwise rerender everything inside Mantine's provider.
 */
function DocumentAttributes() {
  const { i18n } = useLingui()
  const { direction, density } = useLayout()
  const routeTitle = useRouteTitle()
  const { title = routeTitle, thing } = useCurrentScreenName()
  const fullTitle = documentTitle(title, thing)
  useEffect(() => {
    document.title = fullTitle
  }, [fullTitle])
  // Runs before the first paint, because the page would otherwise flash in the wrong direction.
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = languageTag(i18n.locale)
    root.dir = direction
    root.dataset['density'] = density
  }, [i18n.locale, direction, density])
  return null
}
