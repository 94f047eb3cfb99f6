import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderQueryHook } from '@/test/render-query-hook'
import { useResendCode } from './signup'

test('keeps only the `resend_after` and `expires_in` of a resend-code response', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json({ resend_after: 30, expires_in: 600, otp: '123456' }),
  )
  const { result } = renderQueryHook(() => useResendCode())
  const response = await act(() => result.current.mutateAsync({ signup_token: 'token' }))
  expect(response).toEqual({ resend_after: 30, expires_in: 600 })
})
