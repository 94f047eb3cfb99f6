import { Suspense, lazy } from 'react'

const NotFound = lazy(() => import('./not-found').then((module) => ({ default: module.NotFound })))

/** An address that names nothing. */
export function ScreenNotFound() {
  return (
    <Suspense fallback={null}>
      <NotFound />
    </Suspense>
  )
}
