import { expect, test, vi } from 'vitest'
import { createPlainHttp } from './plain-http'

test('C10 answers stay out of the disk cache of the browser', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}))
  const client = createPlainHttp('client').extend({ fetch: fetched })
  await client.get('v1/accounts/profile/')
  expect(new Request(...(fetched.mock.lastCall ?? [''])).cache).toBe('no-store')
})
