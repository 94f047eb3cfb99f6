import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { createQueryClient } from '@/api/core/query-client'

/** Renders a hook with a query client, by default a new client. */
export function renderQueryHook<Result, Props>(
  hook: (props: Props) => Result,
  { client = createQueryClient(), ...options }: QueryHookOptions<Props> = {},
) {
  const view = renderHook(hook, {
    ...options,
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  return { ...view, client }
}

interface QueryHookOptions<Props> {
  client?: ReturnType<typeof createQueryClient>
  initialProps?: Props
}
