import { QueryObserver, queryOptions } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { patient } from '@/test/patient'
import { fetchUncached } from './fetch-uncached'
import { createQueryClient } from './query-client'

/** Creates a query whose calls stay pending until the test resolves them. */
function openCalls() {
  const calls: { answer: (value: number) => void; signal: AbortSignal }[] = []
  const options = queryOptions({
    queryKey: ['rows', 1],
    queryFn: ({ signal }) =>
      new Promise<number>((response) => {
        calls.push({ answer: response, signal })
      }),
  })
  return { calls, options }
}

test.each(['cancelQueries', 'removeQueries'] as const)(
  'continues an export when other code calls %s',
  async (method) => {
    const client = createQueryClient()
    const { calls, options } = openCalls()
    const result = fetchUncached(client, options, new AbortController().signal)
    await vi.waitFor(() => expect(calls).toHaveLength(1), patient)
    void client[method]({ queryKey: ['rows'] })
    await vi.waitFor(() => expect(calls).toHaveLength(2), patient)
    calls[1]?.answer(7)
    expect(await result).toBe(7)
  },
)

test("keeps the screen's request for the same page when an export is aborted", async () => {
  const client = createQueryClient()
  const { calls, options } = openCalls()
  const stop = new QueryObserver(client, options).subscribe(() => {})
  const controller = new AbortController()
  const result = fetchUncached(client, options, controller.signal).catch((error: unknown) => error)
  await vi.waitFor(() => expect(calls).toHaveLength(2), patient)
  controller.abort()
  expect(await result).toMatchObject({ name: 'AbortError' })
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([false, true])
  stop()
})
