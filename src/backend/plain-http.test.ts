import { expect, test, vi } from 'vitest'
import { createPlainHttp } from './plain-http'

test("C10 keeps responses out of the browser's disk cache", async () => {
  const onFetched = vi.fn<typeof fetch>(async () => Response.json({}))
  const client = createPlainHttp('client').extend({ fetch: onFetched })
  await client.get('v1/accounts/profile/')
  expect(new Request(...(onFetched.mock.lastCall ?? [''])).cache).toBe('no-store')
})

test('parses IDs beyond 2^53 as strings and other numbers as numbers', async () => {
  const text =
    '{"id":12345678901234567890,"ids":[-9007199254740993],"max":9007199254740991,"rate":0.12500000000000000,"name":"1234567890123456"}'
  const client = createPlainHttp('client').extend({ fetch: async () => new Response(text) })
  expect(await client.get('v1/accounts/profile/').json()).toEqual({
    id: '12345678901234567890',
    ids: ['-9007199254740993'],
    max: Number.MAX_SAFE_INTEGER,
    rate: 0.125,
    name: '1234567890123456',
  })
})
