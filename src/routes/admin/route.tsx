import { createFileRoute } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { requireAdmin } from '@/auth/guards'
import { AreaFrame } from '@/routes/-components/area-frame'

const load = () =>
  import('./-components/admin-area').then((module) => ({ default: module.AdminArea }))
const AdminArea = lazy(load)

export const Route = createFileRoute('/admin')({
  // Not split by the router: an area whose code comes late would be kept back until its screen has its data.
  codeSplitGroupings: [],
  beforeLoad: ({ context, location }) => {
    const scope = requireAdmin(context.auth, location.href)
    // Its code comes beside that of the screen; a failure is told where it is rendered.
    load().catch(() => {})
    return { scope }
  },
  component: Area,
})

function Area() {
  return (
    <Suspense fallback={<AreaFrame />}>
      <AdminArea />
    </Suspense>
  )
}
