import { act, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { authSession } from '@/api/core/auth-session-instance'
import { createLoginFacts } from '@/test/auth-harness'
import { renderQueryHook } from '@/test/render-query-hook'
import { useBundleSearch } from './bundle-search'

test('aborts a running search when another starts, and shows only the new search', async () => {
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.includes('organization-bundles'))
      return Response.json({ bundles: [{ id: 'b-1', name: 'First' }] })
    signals.push(request.signal)
    return new Promise((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
  })
  const scope = { realm: 'client', sid: 'sid-first' } as const
  authSession.login('client', createLoginFacts('first'), scope.sid)
  onTestFinished(() => {
    authSession.signOut()
    vi.unstubAllGlobals()
  })
  const { result, rerender } = renderQueryHook(
    (client: string | undefined) => useBundleSearch(scope, { bundle: undefined, client }, '5009'),
    { initialProps: undefined },
  )
  act(() => result.current.start({ search: '5009' }))
  await waitFor(() => expect(signals).toHaveLength(1))
  act(() => result.current.start({ error_code: 5009 }))
  await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]))
  expect(result.current.search).toMatchObject({
    filter: { error_code: 5009 },
    isRunning: true,
    answered: 0,
    failed: 0,
  })

  rerender('1001')
  expect(result.current.search).toBeUndefined()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})
