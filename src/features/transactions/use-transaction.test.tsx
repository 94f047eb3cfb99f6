import { QueryClientProvider } from '@tanstack/react-query'
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRouter,
} from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '@/api/core/query-client'
import { renderUi } from '@/test/render-ui'
import { useTransaction } from './use-transaction'

/** Renders the result for a link to a transaction that isn't in the visible list. */
async function renderLookup(isFetching: boolean, lookupError: Error | null) {
  const refetch = vi.fn()
  function Lookup() {
    const { state, error, retry } = useTransaction({
      bundleId: 'b',
      transactionId: 't',
      sessionLookup: { isFetching, error: lookupError, refetch },
    })
    return (
      <button onClick={retry}>
        {state} {error?.message}
      </button>
    )
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Lookup }),
    history: createMemoryHistory(),
    context: { scope: { realm: 'client', sid: 's' } },
  })
  renderUi(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return { button: await screen.findByRole('button'), refetch }
}

test.each([
  ['returns "loading" while the session lookup runs', true, 'loading'],
  ['returns "missing" if the session is not found', false, 'missing'],
])('%s', async (_, isFetching, state) => {
  const { button } = await renderLookup(isFetching, null)
  expect(button.textContent.trim()).toBe(state)
})

test("returns the session lookup's error and retries the lookup", async () => {
  const { button, refetch } = await renderLookup(false, new Error('lost'))
  expect(button.textContent).toBe('error lost')
  await userEvent.click(button)
  expect(refetch).toHaveBeenCalledOnce()
})
