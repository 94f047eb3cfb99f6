import type { ErrorComponentProps } from '@tanstack/react-router'
import { Suspense, lazy } from 'react'
import { PlainProblem } from './plain-problem'

// Fetched after the first paint (see main.tsx); without it the plain words stand in.
const ScreenProblem = lazy(() =>
  import('./screen-problem')
    .then((module) => ({ default: module.ScreenProblem }))
    .catch(() => ({ default: PlainProblem })),
)

/** What stands where a screen, or a whole area, could not be shown. */
export function ScreenError({ error }: ErrorComponentProps) {
  return (
    <Suspense fallback={null}>
      <ScreenProblem error={error} />
    </Suspense>
  )
}
