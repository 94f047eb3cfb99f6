import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requireAdmin } from '@/auth/guards'
import { clearForeignSearch } from '@/features/record-list/private-search'
import { LazyArea } from '@/routes/-components/lazy-area'

const AdminArea = lazyRouteComponent(() => import('./-components/admin-area'), 'AdminArea')

export const Route = createFileRoute('/admin')({
  // Split manually, because the router's split would show the shell only after the screen has its data.
  codeSplitGroupings: [],
  beforeLoad: ({ context, location }) => {
    const scope = requireAdmin(context.auth, location)
    clearForeignSearch(location, scope.sid)
    // Loads the shell in parallel with the screen. Errors are ignored here, because rendering the shell reports them.
    void AdminArea.preload?.()
    return { scope }
  },
  component: () => <LazyArea shell={AdminArea} />,
})
