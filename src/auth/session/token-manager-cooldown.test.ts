import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/core/api-error'
import { toApiError } from '@/api/core/to-api-error'
import type { RegistryRow } from '@/auth/refresh/refresh-registry'
import { createHarness } from '@/test/auth-harness'

// The minute without another refresh after a transient failure.

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('A10 refresh: during the cooldown other calls and tabs say what failed', async () => {
  const rows = new Map<string, RegistryRow>()
  const known = { status: 503, body: { message: 'Back at 14:00' }, retryAfter: 5_000 }
  const busy = () => Promise.reject(new ApiError('status', 'answered 503', known))
  const [tab, other] = [createHarness({ rows, exchange: busy }), createHarness({ rows })]
  await vi.advanceTimersByTimeAsync(1_000)
  for (const { calls, requestAuth } of [tab, tab, other, other]) {
    const error: unknown = await calls.refresh(requestAuth).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'TransientRefreshError' })
    expect(toApiError(error, 'v1/data/')).toMatchObject({ kind: 'status', ...known })
  }
  expect([...tab.exchanges, ...other.exchanges]).toHaveLength(1)
})
