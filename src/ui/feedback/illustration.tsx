import { lazy, memo, Suspense, type ComponentType } from 'react'
import type { IllustrationName } from './illustration-drawings'
import classes from './illustration.module.css'

let loading: Promise<{ default: ComponentType<{ name: IllustrationName }> }> | undefined

/** For the offline bar, which follows the first screen: the drawings are there when the network no longer is. */
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
 * A decoration of states that are shown instead of content. Rendered again before it is hydrated, a prerendered drawing
 * would disappear until its code has loaded.
 */
export const Illustration = memo(({ name }: IllustrationProps) => (
  <svg viewBox="0 0 96 72" width={96} height={72} aria-hidden className={classes.illustration}>
    <Suspense fallback={null}>
      <Drawing name={name} />
    </Suspense>
  </svg>
))
