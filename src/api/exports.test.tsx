import { waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { authSession } from '@/api/core/auth-session-instance'
import { createLoginFacts } from '@/test/auth-harness'
import { renderQueryHook } from '@/test/render-query-hook'
import { useExportEstimate } from './exports'

test('sums the totals of all services and waits until every service has responded', async () => {
  const scope = { realm: 'admin', sid: 'sid-of-exports' } as const
  authSession.login('admin', createLoginFacts('first'), scope.sid)
  onTestFinished(() => void authSession.signOut())
  const responses: PromiseWithResolvers<Response>[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    const answer = Promise.withResolvers<Response>()
    responses.push(answer)
    return answer.promise
  })
  const services = ['ocr', 'liveness']
  const request = {
    start_date: '2026-11-01',
    end_date: '2026-11-02',
    organization_id: '1001',
    bundle_id: '20011',
  }
  const { client, result } = renderQueryHook(() => useExportEstimate(scope, request, services))
  await waitFor(() => expect(responses).toHaveLength(2))
  expect(result.current).toMatchObject({ data: undefined, isFetching: true })
  responses[0]?.resolve(Response.json({ transactions: [], total: 3 }))
  await waitFor(() => expect(client.isFetching()).toBe(1))
  expect(result.current).toMatchObject({ data: undefined, isFetching: true })
  responses[1]?.resolve(Response.json({ transactions: [], total: 4 }))
  await waitFor(() => expect(result.current).toMatchObject({ data: 7, isFetching: false }))
})
