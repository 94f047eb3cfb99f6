import { Suspense, lazy } from 'react'
import type { NotFoundScreenProps } from './not-found-screen'

const NotFoundScreen = lazy(() =>
  import('./not-found-screen').then((module) => ({ default: module.NotFoundScreen })),
)

/** The router's default screen for a URL that matches no route. */
export function DefaultNotFound() {
  return <RecordNotFound />
}

/** Shown in place of a screen whose record does not exist. */
export function RecordNotFound(props: NotFoundScreenProps) {
  return (
    <Suspense fallback={null}>
      <NotFoundScreen {...props} />
    </Suspense>
  )
}
