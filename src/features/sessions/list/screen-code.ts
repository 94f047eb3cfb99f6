import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { loadEarly } from '@/browser/first-screen'

/** The screens of a session, by their routes. */
export type SessionScreenRoute =
  | '/app/pages/bundle/$bundleId/sessions/$sessionId'
  | '/admin/sessions/$bundleId/$sessionId'

/**
 * Loads the code of the session screen once the list is painted, so that a press on a row waits for data alone: the
 * moment between pointing at a row and pressing it is too short for both.
 */
export function useScreenCode(id: SessionScreenRoute): void {
  const { routesById, loadRouteChunk } = useRouter()
  const route = routesById[id]
  useEffect(() => {
    void loadEarly(() => loadRouteChunk(route))
  }, [route, loadRouteChunk])
}
