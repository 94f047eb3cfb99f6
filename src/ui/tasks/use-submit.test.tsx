import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSubmit } from './use-submit'

test('J1 ignores another submit until the first submit has settled', async () => {
  const gate = Promise.withResolvers<void>()
  const work = vi.fn((_value: string) => gate.promise)
  const { result } = renderHook(() => useSubmit(work))
  act(() => {
    void result.current.submit('first')
    void result.current.submit('second')
  })
  expect(work.mock.calls).toEqual([['first']])
  expect(result.current.isPending).toBe(true)

  await act(async () => gate.resolve())
  expect(result.current.isPending).toBe(false)
  await act(() => result.current.submit('third'))
  expect(work).toHaveBeenLastCalledWith('third')
})

test('propagates a failure to the caller and is no longer pending', async () => {
  const { result } = renderHook(() => useSubmit(() => Promise.reject(new Error('refused'))))
  await act(() => expect(result.current.submit()).rejects.toThrow('refused'))
  expect(result.current.isPending).toBe(false)
})

test('does not become pending if there is nothing to send', async () => {
  const { result } = renderHook(() => useSubmit(() => undefined))
  act(() => void result.current.submit())
  expect(result.current.isPending).toBe(false)
})
