import { useMatch } from '@tanstack/react-router'
import { PageHeader } from '@/ui/display/page-header'
import { LoadingState } from '@/ui/feedback/loading-state'
import { useRouteTitle } from './use-route-title'

/** The router's default loading screen. Renders nothing before sign-in, because the screens there open immediately. */
export function DefaultPending() {
  const routeId = useMatch({ strict: false, select: (match) => match.routeId })
  return routeId === '/auth' ? null : <PendingScreen />
}

/** Heading and general loading state of a screen whose data or code is still loading. */
export function PendingScreen() {
  const title = useRouteTitle()
  return (
    <>
      {title ? <PageHeader title={title} /> : null}
      <LoadingState />
    </>
  )
}
