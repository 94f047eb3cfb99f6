import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { requireAdmin } from '@/auth/guards'
import { clearForeignSearch } from '@/features/record-list/private-search'
import { AreaSkeleton } from '@/routes/-components/area-skeleton'

// Not React's `lazy`: that shows the skeleton even when the code is there, and then for 300 ms at least.
const AdminArea = lazyRouteComponent(() => import('./-components/admin-area'), 'AdminArea')

export const Route = createFileRoute('/admin')({
  // Split by hand: if the router split it, the shell would not appear before its screen has its data.
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
