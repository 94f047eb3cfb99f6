import { Suspense, lazy, useEffect, useState, type ReactNode } from 'react'

// Above every screen: a failure here would take the whole page down.
const ToastRegion = lazy<() => ReactNode>(() =>
  import('./toast-region')
    .then((module) => ({ default: module.ToastRegion }))
    .catch(() => ({ default: () => null })),
)

/** Renders the toasts. Loaded after the first paint, since no screen starts with a toast. */
export function Toaster() {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 500)
    return () => clearTimeout(timer)
  }, [])
  return idle ? (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  ) : null
}
