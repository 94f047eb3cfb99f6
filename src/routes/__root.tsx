import { useLingui } from '@lingui/react/macro'
import { DirectionProvider, MantineProvider } from '@mantine/core'
import { Outlet, createRootRouteWithContext, useMatches } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import { activateLocale, hasCatalogue } from '@/i18n/i18n'
import { brandName } from '@/lib/config'
import { useRouteTitle } from '@/routes/-components/use-route-title'
import type { RouterContext } from '@/router'
import { useColorScheme } from '@/stores/color-scheme'
import { useLayout } from '@/stores/layout'
import { cssVariablesResolver, theme } from '@/theme'
import { Toaster } from '@/ui/toaster'

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root })

function Root() {
  // Of the screen that is shown, not of the one that is being loaded.
  const scheme = useColorScheme(
    useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' }),
  )
  const direction = useLayout((layout) => layout.direction)
  useDocument()
  return (
    <DirectionProvider initialDirection={direction}>
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
    </DirectionProvider>
  )
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
  // Before the paint; Mantine follows the attribute.
  useLayoutEffect(() => {
    const root = document.documentElement
    root.lang = i18n.locale
    root.dir = direction
    root.dataset['density'] = density
  }, [i18n.locale, direction, density])
}
