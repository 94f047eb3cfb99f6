import { Suspense } from 'react'
import { lazyExtra } from './lazy-extra'
import { firstToast } from './toast'

const ToastRegion = lazyExtra(async () => (await import('./toast-region')).ToastRegion, firstToast)

/**
 * Renders the toasts. No screen starts with a toast, so their code loads after the first screen or with the first
 * toast.
 */
export function Toaster() {
  return (
    <Suspense fallback={null}>
      <ToastRegion />
    </Suspense>
  )
}
