import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, type ComponentProps } from 'react'
import { lazyExtra } from '@/ui/feedback/lazy-extra'

// The offline bar must load while the network still works.
const OfflineBar = lazyExtra(async () => (await import('@/ui/feedback/offline-bar')).OfflineBar)

type PortalProps = {
  router: ComponentProps<typeof RouterProvider>['router']
  queryClient: QueryClient
}

/** The whole page. The build prerenders the same tree (prerender.tsx), so React can hydrate it. */
export function Portal({ router, queryClient }: PortalProps) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <Suspense fallback={null}>
        <OfflineBar />
      </Suspense>
    </I18nProvider>
  )
}
