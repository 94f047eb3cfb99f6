import { lazy, Suspense, type ComponentType } from 'react'
import type { IllustrationName } from './illustration-drawings'
import classes from './illustration.module.css'

// The drawings come with the offline bar, which follows the first paint: they are available when the network is not.
const Drawing = lazy<ComponentType<{ name: IllustrationName }>>(async () => {
  const drawings = await import('./illustration-drawings').catch(() => undefined)
  return { default: drawings?.IllustrationDrawing ?? (() => null) }
})

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
