import { waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderQueryHook } from '@/test/render-query-hook'
import { useFirstPassword } from './recovery'

test('loads a separate account for each first-password link and keeps only the displayed fields', async () => {
  const responses = [{ name: 'Mona', token: 'of-no-use' }, { name: 'Omar' }]
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(responses.shift()))
  const { result, rerender } = renderQueryHook((token: string) => useFirstPassword(token), {
    initialProps: 'first',
  })
  await waitFor(() => expect(result.current.data).toEqual({ name: 'Mona' }))
  rerender('second')
  await waitFor(() => expect(result.current.data).toEqual({ name: 'Omar' }))
  expect(fetch).toHaveBeenCalledTimes(2)
})
