import { lazy } from 'react'
import type { Examples } from '@gallery/example'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { LoadingState } from '@/ui/feedback/loading-state'

const Never = lazy(() => new Promise<never>(() => {}))

export const examples: Examples = {
  loaded: () => (
    <LazyPart onFailure={() => {}}>
      <p>A part of the screen whose code has arrived.</p>
    </LazyPart>
  ),
  loading: () => (
    <LazyPart fallback={<LoadingState />} onFailure={() => {}}>
      <Never />
    </LazyPart>
  ),
}
