import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireClient } from '@/auth/guards'
import { clearForeignSearch } from '@/features/record-list/private-search'
import { LazyArea } from '@/routes/-components/lazy-area'

const ClientArea = lazyRouteComponent(() => import('./-components/client-area'), 'ClientArea')

export const Route = createFileRoute('/app')({
  // Split manually, because the router's split would show the shell only after the screen has its data.
  codeSplitGroupings: [],
  beforeLoad: ({ context, location }) => {
    const scope = requireClient(context.auth, location)
    clearForeignSearch(location, scope.sid)
    // Loads the shell in parallel with the screen. Errors are ignored here, because rendering the shell reports them.
    void ClientArea.preload?.()
    return { scope }
  },
  component: () => <LazyArea shell={ClientArea} />,
})
