import { lazy, memo, Suspense, type ComponentType } from 'react'
import type { IllustrationName } from './illustration-drawings'
import classes from './illustration.module.css'

let loading: Promise<{ default: ComponentType<{ name: IllustrationName }> }> | undefined

/** Loads the drawings. The offline bar calls this after the first screen, so the drawings are available offline. */
export function loadDrawings() {
  loading ??= import('./illustration-drawings').then(
    ({ IllustrationDrawing }) => ({ default: IllustrationDrawing }),
    () => ({ default: () => null }),
  )
  return loading
}

const Drawing = lazy(loadDrawings)

interface IllustrationProps {
  name: IllustrationName
}

/**
 * Decoration for states that are shown instead of content. Memoized, because a re-render before hydration would remove
 * a prerendered drawing until its code has loaded.
 */
export const Illustration = memo(({ name }: IllustrationProps) => (
  <svg viewBox="0 0 96 72" width={96} height={72} aria-hidden className={classes.illustration}>
    <Suspense fallback={null}>
      <Drawing name={name} />
    </Suspense>
  </svg>
))
