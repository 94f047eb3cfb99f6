import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError } from '@/api/api-error'

/**
 * Loads the screen anew, by hand or when the network is back (row E6). `reload` is used
 * instead where there is one.
 */
export function useRetry(error: unknown, reload: (() => void) | undefined) {
  const router = useRouter()
  const boundary = useQueryErrorResetBoundary()
  const running = useRef(false)
  const [busy, setBusy] = useState(false)

  // A screen that is entered again must not throw its old error at once.
  useEffect(() => boundary.reset(), [boundary])

  const retry = async () => {
    if (reload) return reload()
    if (running.current) return
    running.current = true
    setBusy(true)
    boundary.reset()
    // What broke a renderer is in the cache, and would break it again.
    if (!(error instanceof ApiError))
      router.options.context.queryClient.removeQueries({ type: 'inactive' })
    await router.invalidate()
    running.current = false
    setBusy(false)
  }

  const retryOnline = useEffectEvent(() => {
    if (error instanceof ApiError && error.kind === 'no-response') void retry()
  })
  useEffect(() => {
    window.addEventListener('online', retryOnline)
    return () => window.removeEventListener('online', retryOnline)
  }, [])

  return { busy, retry: () => void retry() }
}
