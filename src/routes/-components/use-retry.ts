import { useWindowEvent } from '@mantine/hooks'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '@/api/core/api-error'
import { useSubmit } from '@/ui/tasks/use-submit'

/**
 * Reloads a failed screen on request, or as soon as the network is back (row E6). `reload`, if given, replaces the
 * route's reload.
 */
export function useRetry(error: unknown, reload: (() => void) | undefined) {
  const router = useRouter()
  const boundary = useQueryErrorResetBoundary()

  // Resets the boundary, because a reopened screen would otherwise throw its previous error again.
  useEffect(() => boundary.reset(), [boundary])

  const { submit, isPending } = useSubmit(async () => {
    boundary.reset()
    // Removes cached data, because the data caused the render error and would cause the error again.
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
