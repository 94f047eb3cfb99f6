import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { detectMockBackend, useMockBackend } from './backend-kind'

test('the last response says whether the mock backend answers', () => {
  const mock = new Response(null, { headers: { 'x-mock-backend': '1' } })
  const { result } = renderHook(() => useMockBackend())
  act(() => detectMockBackend(mock))
  expect(result.current).toBe(true)
  act(() => detectMockBackend(new Response(null)))
  expect(result.current).toBe(false)
})

test('what is no longer on screen stays in no list of those that are informed', () => {
  const add = vi.spyOn(Set.prototype, 'add')
  const { unmount } = renderHook(() => useMockBackend())
  // Other code fills sets meanwhile, with other things than functions.
  const listeners = add.mock.contexts.find(
    (_, call) => typeof add.mock.calls[call]?.[0] === 'function',
  )
  expect(listeners).toHaveProperty('size', 1)
  unmount()
  expect(listeners).toHaveProperty('size', 0)
})
