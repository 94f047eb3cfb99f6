import { Suspense, lazy, useEffect, useState } from 'react'

const Notifications = lazy(() =>
  import('./notifications').then(({ ToastRegion }) => ({ default: ToastRegion })),
)

/** The place of the toasts. It comes after the first paint: no screen starts with a toast. */
export function Toaster() {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 500)
    return () => clearTimeout(timer)
  }, [])
  return idle ? (
    <Suspense fallback={null}>
      <Notifications />
    </Suspense>
  ) : null
}
