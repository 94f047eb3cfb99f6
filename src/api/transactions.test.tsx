import { expect, test } from 'vitest'
import { renderQueryHook } from '@/test/render-query-hook'
import { useTransactionDetail, useTransactionSearch } from './transactions'

const bundle = { bundle_id: '20011' }
const request = { ...bundle, transaction_id: 't1' }

test.each([
  ['client', 'idle'],
  ['admin', 'fetching'],
] as const)(
  'loads full transaction details only in the admin realm (%s is %s)',
  (realm, status) => {
    const { result } = renderQueryHook(() => useTransactionDetail({ realm, sid: 's' }, request))
    expect(result.current.fetchStatus).toBe(status)
  },
)

test('searches for the requested transaction only, and waits until its ID is defined', () => {
  const scope = { realm: 'client', sid: 's' } as const
  const { result, rerender, client } = renderQueryHook((id: string | undefined) =>
    useTransactionSearch(scope, bundle, id),
  )
  expect(result.current.fetchStatus).toBe('idle')
  rerender('t1')
  expect(result.current.fetchStatus).toBe('fetching')
  const [, asked] = client.getQueryCache().getAll()
  expect(asked?.queryKey.at(-1)).toMatchObject({ ...bundle, search: 't1' })
})
