import { createFileRoute } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { requireClient } from '@/auth/guards'
import { dropSearchOfOthers } from '@/auth/private-search'
import { AreaSkeleton } from '@/routes/-components/area-skeleton'

const load = () =>
  import('./-components/client-area').then((module) => ({ default: module.ClientArea }))
const ClientArea = lazy(load)

export const Route = createFileRoute('/app')({
  // Split by hand: if the router split it, the shell would not appear before its screen has its data.
  codeSplitGroupings: [],
  beforeLoad: ({ context, location }) => {
    const scope = requireClient(context.auth, location.href)
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
      <ClientArea />
    </Suspense>
  )
}
