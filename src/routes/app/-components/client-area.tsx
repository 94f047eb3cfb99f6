import { Outlet, getRouteApi, useParams } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useMockBackend } from '@/backend/backend-kind'
import { useClientServices, useOwnBundles } from '@/api/bundles'
import { brandName, termsUrl } from '@/lib/config'
import { PendingScreen } from '@/routes/-components/default-pending'
import { StorageBanner } from '@/routes/-components/storage-banner'
import { signOut } from '@/routes/-components/sign-out'
import { useUnknownAddress } from '@/routes/-components/use-unknown-address'
import { MAX_MENU_BUNDLES, recordUsedBundle, usePreference } from '@/stores/preferences'
import { AppShell } from '@/ui/shell/app-shell'
import { searchSource } from '@/ui/shell/search/search-source'
import { useClientMenu } from './client-menu'

const search = searchSource(() => import('./client-search').then((it) => it.ClientSearch))

const route = getRouteApi('/app')

/** Client area shell around the current screen. */
export function ClientArea() {
  useUnknownAddress()
  const auth = route.useRouteContext({ select: (context) => context.auth })
  // Every navigation creates a new context, but equal values must not rerender the shell.
  const { scope, profile } = route.useMatch({
    select: ({ context }) => ({ scope: context.scope, profile: context.auth.profile() }),
    structuralSharing: true,
  })
  // The bundles stored at sign-in fill the menu until the backend's list arrives.
  const bundles = useOwnBundles(scope).data?.bundles ?? profile.bundles
  const services = useClientServices(scope).data?.services ?? []
  const bundleId = useParams({ strict: false, select: (params) => params.bundleId })
  const isMenuFull = bundles.length > MAX_MENU_BUNDLES
  useEffect(() => {
    if (bundleId !== undefined && isMenuFull) recordUsedBundle(bundleId)
  }, [bundleId, isMenuFull])
  const { menu, profileMenu } = useClientMenu({
    bundles,
    usedBundles: usePreference('usedBundles'),
    services,
    accountType: profile.accountType,
  })
  return (
    <AppShell
      menu={menu}
      profileMenu={profileMenu}
      userName={profile.name}
      brand={brandName}
      homePath="/app/pages/home"
      termsUrl={termsUrl}
      mockBadge={useMockBackend()}
      searchSource={search}
      onSignOut={() => void signOut(auth)}
    >
      <StorageBanner auth={auth} />
      {/* Screens' skeletons also load lazily. Without this boundary, React would hide the shell until they load. */}
      <Suspense fallback={<PendingScreen />}>
        <Outlet />
      </Suspense>
    </AppShell>
  )
}
