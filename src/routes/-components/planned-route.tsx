import { PlannedScreen } from '@/ui/feedback/states'
import { useRouteTitle } from './use-route-title'

/** A screen of the specification that is not built yet. Its route, guard and title already work. */
export function PlannedRoute() {
  return <PlannedScreen title={useRouteTitle() ?? ''} />
}
