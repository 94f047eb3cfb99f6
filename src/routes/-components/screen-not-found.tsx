import { Suspense, lazy } from 'react'

const NothingHere = lazy(() =>
  import('./not-found').then((module) => ({ default: module.NothingHere })),
)

/** An address that names nothing. */
export function ScreenNotFound() {
  return (
    <Suspense fallback={null}>
      <NothingHere />
    </Suspense>
  )
}
