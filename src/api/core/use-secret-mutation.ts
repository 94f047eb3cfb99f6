import { useMutation, type MutationMeta } from '@tanstack/react-query'
import { useCallback } from 'react'

type SecretCall = { send: (() => Promise<void>) | undefined }

/**
 * A mutation that keeps no token, code or password in memory (row J5): what is sent and what comes back pass by the
 * mutation, in a closure that is cleared when the call settles. `mutateAsync` resolves to the response; what is
 * shown of the call is `isPending` and `error`, and `meta` says what it invalidates, as of any mutation.
 */
export function useSecretMutation<V, T>(
  mutationFn: (variables: V) => Promise<T>,
  meta: MutationMeta = {},
) {
  const mutation = useMutation({
    mutationFn: async ({ send }: SecretCall) => send?.(),
    gcTime: 0,
    meta,
  })
  const { mutateAsync: run, isIdle, isPending, error } = mutation
  const mutateAsync = useCallback(
    async (variables: V): Promise<T> => {
      const response = Promise.withResolvers<T>()
      // Each call has its own: two at once must not take each other's.
      const call: SecretCall = { send: async () => response.resolve(await mutationFn(variables)) }
      await run(call).finally(() => {
        call.send = undefined
      })
      return response.promise
    },
    [run, mutationFn],
  )
  return { mutateAsync, isIdle, isPending, error }
}
