import { useLingui } from '@lingui/react/macro'
import { DirectionContext, MantineProvider } from '@mantine/core'
import { Outlet, createRootRouteWithContext, useMatches } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { activateLocale, hasCatalogue } from '@/i18n/i18n'
import { brandName } from '@/lib/config'
import { useRouteTitle } from '@/routes/-components/use-route-title'
import type { RouterContext } from '@/router'
import { useColorScheme } from '@/stores/color-scheme'
import { setLayout, useLayout } from '@/stores/layout'
import { cssVariablesResolver, theme } from '@/theme'
import { Toaster } from '@/ui/feedback/toaster'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

function Root() {
  // Of the screen that is shown, not of the one that is being loaded.
  const scheme = useColorScheme(
    useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' }),
  )
  const direction = useDirectionValue()
  useDocument()
  return (
    <DirectionContext value={direction}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        forceColorScheme={scheme}
        // The theme sets most variables itself: writing all of them at run time saves 3 kB of stylesheet.
        deduplicateCssVariables={false}
      >
        <Outlet />
        <Toaster />
      </MantineProvider>
    </DirectionContext>
  )
}

/** The layout's direction, as Mantine asks for it: its own provider would follow what index.html says. */
function useDirectionValue() {
  const dir = useLayout((layout) => layout.direction)
  return useMemo(() => {
    const setDirection = (direction: typeof dir) => setLayout({ direction })
    return { dir, setDirection, toggleDirection: () => setDirection(dir === 'rtl' ? 'ltr' : 'rtl') }
  }, [dir])
}

/** What the document itself tells: its title, language, direction and density. */
function useDocument() {
  const { i18n } = useLingui()
  const { direction, density, locale } = useLayout()
  const title = useRouteTitle()
  const text = title ? `${title} · ${brandName}` : brandName
  useEffect(() => {
    document.title = text
  }, [text])
  useEffect(() => {
    if (locale !== i18n.locale && hasCatalogue(locale)) void activateLocale(locale)
  }, [i18n, locale])
  // Before the paint.
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = i18n.locale
    root.dir = direction
    root.dataset['density'] = density
  }, [i18n.locale, direction, density])
}
