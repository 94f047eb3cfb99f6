import { PlannedScreen } from '@/ui/feedback/empty-state'
import { useRouteTitle } from './use-route-title'

/** A screen of the specification that is not built yet: a real route that says so. */
export function Planned() {
  return <PlannedScreen title={useRouteTitle() ?? ''} />
}
