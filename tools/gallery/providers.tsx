import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { DirectionContext, MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider, createMemoryHistory } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { authSession } from '@/api/core/auth-session-instance'
import { createQueryClient } from '@/api/core/query-client'
import { createAppRouter } from '@/router'
import { theme } from '@/theme'
import type { GallerySearch } from './address'

type ProvidersProps = Pick<GallerySearch, 'scheme' | 'direction'> & { children: ReactNode }

/** Wraps the gallery in the portal's providers. Links have URLs, but don't load any screens. */
export function Providers({ scheme, direction, children }: ProvidersProps) {
  const [queryClient] = useState(createQueryClient)
  const [router] = useState(() => {
    const history = createMemoryHistory({ initialEntries: ['/app/pages/home'] })
    return createAppRouter({ queryClient, auth: authSession, history })
  })
  const [directionValue] = useState({
    dir: direction,
    setDirection: () => {},
    toggleDirection: () => {},
  })
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>
          <DirectionContext value={directionValue}>
            <MantineProvider
              theme={theme}
              forceColorScheme={scheme}
              withCssVariables={false}
              withGlobalClasses={false}
            >
              {children}
            </MantineProvider>
          </DirectionContext>
        </RouterContextProvider>
      </QueryClientProvider>
    </I18nProvider>
  )
}
