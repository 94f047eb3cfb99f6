import { Outlet, getRouteApi } from '@tanstack/react-router'
import { use } from 'react'
import { useMockBackend } from '@/api/backend-kind'
import { useClientServices, useOwnBundles } from '@/api/bundles/queries'
import { loadEveryMessage } from '@/i18n/i18n'
import { brandName, termsUrl } from '@/lib/config'
import { StorageBanner } from '@/routes/-components/storage-banner'
import { useSignOut } from '@/routes/-components/use-sign-out'
import { AppShell } from '@/ui/shell/app-shell'
import { searchSource } from '@/ui/shell/search-source'
import { useClientMenu } from './client-menu'

const search = searchSource(() => import('./client-search').then((it) => it.ClientSearch))

const route = getRouteApi('/app')

/** The shell of the area with the screen in it. */
export function ClientArea() {
  // Not in a loader: with one the shell would wait for the data of its screen.
  use(loadEveryMessage())
  const { scope, session } = route.useRouteContext()
  const stored = session.profile()
  // The stored list draws the menu at once; the backend's own follows.
  const bundles = useOwnBundles(scope).data?.bundles ?? stored.bundles
  const services = useClientServices(scope).data?.services ?? []
  const { menu, profileMenu } = useClientMenu({
    bundles,
    services,
    accountType: stored.accountType,
  })
  const signOut = useSignOut('client')
  return (
    <AppShell
      menu={menu}
      profileMenu={profileMenu}
      userName={stored.name}
      brand={brandName}
      homePath="/app/pages/home"
      termsUrl={termsUrl}
      mockBadge={useMockBackend()}
      search={search}
      onSignOut={() => void signOut()}
    >
      <StorageBanner session={session} />
      <Outlet />
    </AppShell>
  )
}
