import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'

/**
 * A mutation that keeps no token, code or password in memory (row J5): what is sent and what comes back pass by the
 * mutation, in a closure that is cleared when the call settles. `mutateAsync` resolves to the response; what is
 * shown of the call is `isPending` and `error`, as of any mutation.
 */
export function useSecretMutation<V, T>(mutationFn: (variables: V) => Promise<T>) {
  const call = useRef<() => Promise<void>>(undefined)
  const mutation = useMutation({
    mutationFn: async () => call.current?.(),
    gcTime: 0,
    onSettled: () => {
      call.current = undefined
    },
  })
  const { mutateAsync: run, isIdle, isPending, error } = mutation
  const mutateAsync = useCallback(
    async (variables: V): Promise<T> => {
      const response = Promise.withResolvers<T>()
      call.current = async () => response.resolve(await mutationFn(variables))
      await run()
      return response.promise
    },
    [run, mutationFn],
  )
  return { mutateAsync, isIdle, isPending, error }
}
