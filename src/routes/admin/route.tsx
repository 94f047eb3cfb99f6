import { createFileRoute } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { requireAdmin } from '@/auth/guards'
import { dropSearchOfOthers } from '@/auth/private-search'
import { AreaSkeleton } from '@/routes/-components/area-skeleton'

const load = () =>
  import('./-components/admin-area').then((module) => ({ default: module.AdminArea }))
const AdminArea = lazy(load)

export const Route = createFileRoute('/admin')({
  // Split by hand: if the router split it, the shell would not appear before its screen has its data.
  codeSplitGroupings: [],
  beforeLoad: ({ context, location }) => {
    const scope = requireAdmin(context.auth, location.href)
    dropSearchOfOthers(location, scope.sid)
    // The shell loads in parallel with the screen. Rendering it reports a failure.
    load().catch(() => {})
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
