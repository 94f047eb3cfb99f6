import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { requireClient } from '@/auth/guards'
import { clearForeignSearch } from '@/features/record-list/private-search'
import { AreaSkeleton } from '@/routes/-components/area-skeleton'

// Doesn't use React's `lazy`, because it shows the skeleton even if the code is loaded, and then for at least 300 ms.
const ClientArea = lazyRouteComponent(() => import('./-components/client-area'), 'ClientArea')

export const Route = createFileRoute('/app')({
  // Split manually. If the router split it, the shell would not appear before its screen has its data.
  codeSplitGroupings: [],
  beforeLoad: ({ context, location }) => {
    const scope = requireClient(context.auth, location)
    clearForeignSearch(location, scope.sid)
    // Loads the shell in parallel with the screen. Rendering it reports a failure.
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
