import type { ErrorComponentProps } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { StandaloneError } from './standalone-error'

// Fetched after the first paint (see main.tsx). If it cannot be loaded, the plain error page takes its place.
const RouteError = lazy(() =>
  import('./route-error')
    .then((module) => ({ default: module.RouteError }))
    .catch(() => ({ default: StandaloneError })),
)

/** The router's default for a screen, or a whole area, that failed to load or to render. */
export function DefaultError({ error }: ErrorComponentProps) {
  return (
    <Suspense fallback={null}>
      <RouteError error={error} />
    </Suspense>
  )
}
