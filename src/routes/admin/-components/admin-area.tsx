import { Outlet, getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useMockBackend } from '@/backend/backend-kind'
import { brandName, termsUrl } from '@/lib/config'
import { PendingScreen } from '@/routes/-components/default-pending'
import { StorageBanner } from '@/routes/-components/storage-banner'
import { signOut } from '@/routes/-components/sign-out'
import { useDarkOnLoad } from '@/stores/color-scheme'
import { useUnknownAddress } from '@/routes/-components/use-unknown-address'
import { lazyExtra } from '@/ui/feedback/lazy-extra'
import { AppShell } from '@/ui/shell/app-shell'
import { searchSource } from '@/ui/shell/search/search-source'
import { useAdminMenu } from './admin-menu'
import classes from './admin-area.module.css'

// Lazy, because the shell reserves the button's space and can render before the button loads.
const ExportListButton = lazyExtra(
  async () => (await import('./exports/export-list-button')).ExportListButton,
)

const search = searchSource(() => import('./admin-search').then((it) => it.AdminSearch))

const route = getRouteApi('/admin')

/** The shell of the admin area, around the current screen. */
export function AdminArea() {
  useUnknownAddress()
  useDarkOnLoad()
  const auth = route.useRouteContext({ select: (context) => context.auth })
  // Every navigation creates a new context, but equal values must not rerender the shell.
  const { name, permissions } = route.useMatch({
    select: ({ context }) => context.auth.profile(),
    structuralSharing: true,
  })
  const { menu, profileMenu } = useAdminMenu(permissions)
  return (
    <AppShell
      menu={menu}
      profileMenu={profileMenu}
      userName={name}
      brand={brandName}
      homePath="/admin"
      termsUrl={termsUrl}
      mockBadge={useMockBackend()}
      tools={
        permissions.includes('export_transactions') ? (
          <Suspense fallback={<span className={classes.button} />}>
            <ExportListButton />
          </Suspense>
        ) : null
      }
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
