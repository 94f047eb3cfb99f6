import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { requireClient } from '@/auth/guards'
import { clearForeignSearch } from '@/features/record-list/private-search'
import { AreaSkeleton } from '@/routes/-components/area-skeleton'

// Not React's `lazy`: that shows the skeleton even when the code is there, and then for 300 ms at least.
const ClientArea = lazyRouteComponent(() => import('./-components/client-area'), 'ClientArea')

export const Route = createFileRoute('/app')({
  // Split by hand: if the router split it, the shell would not appear before its screen has its data.
  codeSplitGroupings: [],
  beforeLoad: ({ context, location }) => {
    const scope = requireClient(context.auth, location)
    clearForeignSearch(location, scope.sid)
    // The shell loads in parallel with the screen. Rendering it reports a failure.
    void ClientArea.preload?.()
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
