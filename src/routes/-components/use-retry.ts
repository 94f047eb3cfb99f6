import { useWindowEvent } from '@mantine/hooks'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '@/api/core/api-error'
import { useSubmit } from '@/ui/tasks/use-submit'

/**
 * Loads a failed screen again: on request, or as soon as the network is back (row E6). `reload`, if given, replaces the
 * reloading of the route.
 */
export function useRetry(error: unknown, reload: (() => void) | undefined) {
  const router = useRouter()
  const boundary = useQueryErrorResetBoundary()

  // Otherwise the screen would throw its previous error again as soon as it is entered.
  useEffect(() => boundary.reset(), [boundary])

  const { submit, isPending } = useSubmit(async () => {
    boundary.reset()
    // A render error is caused by cached data, which would cause it again.
    if (!(error instanceof ApiError))
      router.options.context.queryClient.removeQueries({ type: 'inactive' })
    await router.invalidate()
  })
  const retry = reload ?? (() => void submit())

  useWindowEvent('online', () => {
    if (error instanceof ApiError && error.kind === 'no-response') retry()
  })

  return { busy: isPending, retry }
}
