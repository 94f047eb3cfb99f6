import { useMatch } from '@tanstack/react-router'
import { PageHeader } from '@/ui/display/page-header'
import { LoadingState } from '@/ui/feedback/loading-state'
import { useRouteTitle } from './use-route-title'

/** The router's default while a screen loads. The screens before sign-in show nothing: they open at once. */
export function DefaultPending() {
  const routeId = useMatch({ strict: false, select: (match) => match.routeId })
  return routeId === '/auth' ? null : <PendingScreen />
}

/** The heading of a screen whose data or code is still loading, above a general loading state. */
export function PendingScreen() {
  const title = useRouteTitle()
  return (
    <>
      {title ? <PageHeader title={title} /> : null}
      <LoadingState />
    </>
  )
}
