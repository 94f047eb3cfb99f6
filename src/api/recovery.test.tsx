import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { hashPassword } from '@/lib/password-hash'
import { renderQueryHook } from '@/test/render-query-hook'
import { useInitializePassword } from './recovery'

test("sends only the hash of a first password, to the URL that contains the link's token", async () => {
  const sentRequests: Request[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...input) => {
    sentRequests.push(new Request(...input))
    return Response.json({ error_code: 7020 }, { status: 400 })
  })
  const { result } = renderQueryHook(() => useInitializePassword())
  const send = () => result.current.mutateAsync({ token: 'first', password: 'Client#2026' })
  await act(() => expect(send()).rejects.toMatchObject({ status: 400 }))
  const { pathname } = new URL(sentRequests[0]?.url ?? '')
  expect(pathname).toBe('/portal-backend/v1/accounts/initialize-password/first/')
  expect(await sentRequests[0]?.json()).toEqual({ password: hashPassword('Client#2026', '') })
})
