import { useMutation } from '@tanstack/react-query'

/** A mutation that keeps nothing of what it was given once it is settled: no token, code or password (row J5). */
export function useSecretMutation<V, T>(
  mutationFn: (variables: V) => Promise<T>,
): (variables: V) => Promise<T> {
  const { mutateAsync, reset } = useMutation({ mutationFn, gcTime: 0 })
  return (variables) => mutateAsync(variables).finally(reset)
}
