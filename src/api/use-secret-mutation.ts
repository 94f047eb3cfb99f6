import { useMutation, type UseMutationResult } from '@tanstack/react-query'

/**
 * A mutation that keeps no token, code or password in memory (row J5): as soon as it settles it is idle again,
 * without variables, data and error. Read the outcome from the promise of `mutateAsync`.
 */
export function useSecretMutation<V, T>(
  mutationFn: (variables: V) => Promise<T>,
): UseMutationResult<T, Error, V> {
  const mutation: UseMutationResult<T, Error, V> = useMutation({
    mutationFn,
    gcTime: 0,
    onSettled: () => mutation.reset(),
  })
  return mutation
}
