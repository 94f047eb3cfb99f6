import { useMatch } from '@tanstack/react-router'
import { AreaFrame } from './area-frame'
import { ScreenPending } from './screen-pending'

/** What stands in for a match that is not ready: the outline of an area, or of a screen within it. */
export function Pending() {
  const routeId = useMatch({ strict: false, select: (match) => match.routeId })
  if (routeId === '/auth') return null
  return routeId === '/app' || routeId === '/admin' ? <AreaFrame /> : <ScreenPending />
}
