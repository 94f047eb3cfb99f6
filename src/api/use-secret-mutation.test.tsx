import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createQueryClient } from './query-client'
import { useSecretMutation } from './use-secret-mutation'

function setup(mutationFn: (password: string) => Promise<string>) {
  const client = createQueryClient()
  const { result } = renderHook(() => useSecretMutation(mutationFn), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  return { client, result }
}

test.each([
  ['success', () => Promise.resolve('token'), 'token'],
  ['failure', () => Promise.reject(new Error('refused')), 'refused'],
])(
  'J5 after a %s neither the cache nor the result holds what was sent',
  async (_, send, outcome) => {
    const { client, result } = setup(send)
    let settled: unknown
    await act(async () => {
      settled = await result.current.mutateAsync('secret').catch((error: Error) => error.message)
    })
    expect(settled).toBe(outcome)
    await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]))
    expect(result.current).toMatchObject({
      status: 'idle',
      variables: undefined,
      data: undefined,
      error: null,
    })
  },
)

test('the mutation is pending until the call settles', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { result } = setup(() => promise)
  act(() => result.current.mutate('secret'))
  await waitFor(() => expect(result.current.isPending).toBe(true))
  resolve('done')
  await waitFor(() => expect(result.current.isPending).toBe(false))
})
