import { useMatch } from '@tanstack/react-router'
import { ScreenPending } from './screen-pending'

/** What stands in for a screen that is not ready; the screens before a sign-in are there at once. */
export function Pending() {
  const routeId = useMatch({ strict: false, select: (match) => match.routeId })
  return routeId === '/auth' ? null : <ScreenPending />
}
