import { Suspense, useEffect, useState } from 'react'
import { lazyExtra } from './lazy-extra'

const ToastRegion = lazyExtra(async () => (await import('./toast-region')).ToastRegion)

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
