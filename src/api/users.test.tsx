import { act } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { authSession } from '@/api/core/auth-session-instance'
import { organizationQueries } from '@/api/organizations'
import { createLoginFacts } from '@/test/auth-harness'
import { renderQueryHook } from '@/test/render-query-hook'
import { userQueries, useSendLink } from './users'

const page = { page: 1, page_size: 10 }

const getScope = (name: string) => ({ realm: 'admin', sid: `sid-of-users-${name}` }) as const

test('does not record a sent link when its request is aborted', async () => {
  const scope = getScope('ended')
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    throw new DOMException('The page is left', 'AbortError')
  })
  authSession.login('admin', createLoginFacts('first'), scope.sid)
  onTestFinished(() => void authSession.signOut())
  const { client, result } = renderQueryHook(() =>
    useSendLink(scope, 'reset', {
      id: 'u-1',
      email: undefined,
      is_initialized: true,
      is_active: true,
    }),
  )
  await act(() => expect(result.current.mutateAsync()).rejects.toThrow('The page is left'))
  expect(client.getQueryData(userQueries(scope).sentLinks().queryKey)).toBeUndefined()
})

test.each([
  [400, true],
  [404, true],
  [500, false],
])('invalidates the user list if sending fails with status %i: %s', async (status, isOutOfDate) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}, { status }))
  const scope = getScope(`${status}`)
  authSession.login('admin', createLoginFacts('first'), scope.sid)
  onTestFinished(() => void authSession.signOut())
  const user = { id: 'u-1', email: undefined, is_initialized: true, is_active: true }
  const { client, result } = renderQueryHook(() => useSendLink(scope, 'reset', user))
  const users = userQueries(scope).list(page).queryKey
  const clients = organizationQueries(scope).list(page).queryKey
  client.setQueryData(users, { users: [], total: 0 })
  client.setQueryData(clients, { organizations: [], count: 0, total: 0 })
  await act(() => expect(result.current.mutateAsync()).rejects.toMatchObject({ status }))
  expect(client.getQueryState(users)?.isInvalidated).toBe(isOutOfDate)
  expect(client.getQueryState(clients)?.isInvalidated).toBe(false)
  expect(client.getQueryData(userQueries(scope).sentLinks().queryKey)).toMatchObject([
    { link: 'reset', user, error: { status } },
  ])
})
