import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { RealmName } from '@/auth/realm'
import { loadEarly } from '@/browser/first-screen'

/**
 * Loads the code of the session screen once the list is painted, so that a press on a row waits for data alone: the
 * moment between pointing at a row and pressing it is too short for both.
 */
export function useSessionScreenCode(realm: RealmName): void {
  const { routesById, loadRouteChunk } = useRouter()
  const route =
    routesById[
      realm === 'client'
        ? '/app/pages/bundle/$bundleId/sessions/$sessionId'
        : '/admin/sessions/$bundleId/$sessionId'
    ]
  useEffect(() => {
    void loadEarly(() => loadRouteChunk(route))
  }, [route, loadRouteChunk])
}
