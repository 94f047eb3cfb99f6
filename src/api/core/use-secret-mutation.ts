import { useMutation, type MutationMeta } from '@tanstack/react-query'
import { useCallback } from 'react'

type SecretCall = { send: (() => Promise<void>) | undefined }

/**
 * Creates a mutation that keeps no token, code or password in memory (row J5). Only a closure contains the request and
 * the response, and only until the request settles.
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
      // Each call has its own closure, so two concurrent calls can't mix up their responses.
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
