import type { MutationMeta } from '@tanstack/react-query'
import { act, waitFor } from '@testing-library/react'
import { useCallback } from 'react'
import { expect, test } from 'vitest'
import { renderQueryHook } from '@/test/render-query-hook'
import { ApiError } from './api-error'
import { useSecretMutation } from './use-secret-mutation'

function setup(mutationFn: (password: string) => Promise<string>, meta?: MutationMeta) {
  return renderQueryHook(() => useSecretMutation(mutationFn, meta))
}

test.each([
  ['success', () => Promise.resolve('a token'), 'a token', undefined],
  ['failure', () => Promise.reject(new Error('refused')), 'refused', 'refused'],
])(
  "J5 keeps request and response out of the cache and the hook's result during and after a %s",
  async (_, send, outcome, shownError) => {
    const { client, result } = setup(send)
    const states: unknown[] = []
    client.getMutationCache().subscribe(({ mutation }) => states.push({ ...mutation?.state }))
    let settled: unknown
    await act(async () => {
      settled = await result.current.mutateAsync('secret').catch((error: Error) => error.message)
    })
    expect(settled).toBe(outcome)
    expect(states.length).toBeGreaterThan(1)
    expect(JSON.stringify(states)).not.toMatch(/secret|token/)
    expect(JSON.stringify(result.current)).not.toMatch(/secret|token/)
    await waitFor(() => expect(result.current.error?.message).toBe(shownError))
  },
)

test('stays pending until the call settles', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const { result } = setup(() => promise)
  act(() => void result.current.mutateAsync('secret'))
  await waitFor(() => expect(result.current.isPending).toBe(true))
  resolve('done')
  await waitFor(() => expect(result.current.isPending).toBe(false))
})

test('resolves each of two concurrent calls to its own response', async () => {
  const { result } = setup((secret) => Promise.resolve(`answer to ${secret}`))
  await act(async () => {
    const both = ['one', 'two'].map((secret) => result.current.mutateAsync(secret))
    expect(await Promise.all(both)).toEqual(['answer to one', 'answer to two'])
  })
})

test('calls the function from the latest render', async () => {
  const { result, rerender } = renderQueryHook(
    (response: string) =>
      useSecretMutation(useCallback(() => Promise.resolve(response), [response])),
    { initialProps: 'first' },
  )
  rerender('second')
  await act(async () => expect(await result.current.mutateAsync('secret')).toBe('second'))
})

test.each([
  ['a rejection', 'kept', () => Promise.reject(new Error('refused'))],
  ['an unknown outcome', 'dropped', () => Promise.reject(new ApiError('timeout', 'x'))],
  ['a success', 'dropped', () => Promise.resolve('done')],
])('A19 drops invalidated data unless the call is rejected (%s: %s)', async (_, fate, send) => {
  const { client, result } = setup(send, { invalidates: [['profile']] })
  client.setQueryData(['profile'], 'old')
  await act(async () => void (await result.current.mutateAsync('secret').catch(() => {})))
  expect(client.getQueryData(['profile'])).toBe(fate === 'kept' ? 'old' : undefined)
})
