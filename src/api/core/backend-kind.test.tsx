import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noteBackend, useMockBackend } from './backend-kind'

test('the last response says whether the mock backend answers', () => {
  const mock = new Response(null, { headers: { 'x-mock-backend': '1' } })
  const { result } = renderHook(() => useMockBackend())
  act(() => noteBackend(mock))
  expect(result.current).toBe(true)
  act(() => noteBackend(new Response(null)))
  expect(result.current).toBe(false)
})
