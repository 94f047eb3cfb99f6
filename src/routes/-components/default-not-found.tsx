import { Suspense, lazy } from 'react'

const NotFoundScreen = lazy(() =>
  import('./not-found-screen').then((module) => ({ default: module.NotFoundScreen })),
)

/** The router's default for an address that matches no route. */
export function DefaultNotFound() {
  return (
    <Suspense fallback={null}>
      <NotFoundScreen />
    </Suspense>
  )
}
