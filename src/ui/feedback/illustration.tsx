import { lazy, Suspense, type ComponentType } from 'react'
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

/** A decoration of states that are shown instead of content. */
export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <svg viewBox="0 0 96 72" width={96} height={72} aria-hidden className={classes.illustration}>
      <Suspense fallback={null}>
        <Drawing name={name} />
      </Suspense>
    </svg>
  )
}
