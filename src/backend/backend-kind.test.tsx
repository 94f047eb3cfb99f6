import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { detectMockBackend, useMockBackend } from './backend-kind'

test('detects the mock backend from the last response', () => {
  const mock = new Response(null, { headers: { 'x-mock-backend': '1' } })
  const { result } = renderHook(() => useMockBackend())
  act(() => detectMockBackend(mock))
  expect(result.current).toBe(true)
  act(() => detectMockBackend(new Response(null)))
  expect(result.current).toBe(false)
})

test('removes the listener on unmount', () => {
  const add = vi.spyOn(Set.prototype, 'add')
  const { unmount } = renderHook(() => useMockBackend())
  // Other code also adds values to sets, but never functions.
  const listeners = add.mock.contexts.find(
    (_, call) => typeof add.mock.calls[call]?.[0] === 'function',
  )
  expect(listeners).toHaveProperty('size', 1)
  unmount()
  expect(listeners).toHaveProperty('size', 0)
})
