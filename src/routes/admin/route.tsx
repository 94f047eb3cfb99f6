import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { requireAdmin } from '@/auth/guards'
import { clearForeignSearch } from '@/features/record-list/private-search'
import { AreaSkeleton } from '@/routes/-components/area-skeleton'

// Avoids React's `lazy`, because it shows the skeleton for at least 300 ms even if the code is already loaded.
const AdminArea = lazyRouteComponent(() => import('./-components/admin-area'), 'AdminArea')

export const Route = createFileRoute('/admin')({
  // Split manually. If the router split it, the shell would appear only after the screen has its data.
  codeSplitGroupings: [],
  beforeLoad: ({ context, location }) => {
    const scope = requireAdmin(context.auth, location)
    clearForeignSearch(location, scope.sid)
    // The shell loads in parallel with the screen. Rendering it reports a failure.
    void AdminArea.preload?.()
    return { scope }
  },
  component: Area,
})

function Area() {
  return (
    <Suspense fallback={<AreaSkeleton />}>
      <AdminArea />
    </Suspense>
  )
}
