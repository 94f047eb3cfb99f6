import { expect, test } from 'vitest'
import { identityListSchema } from '@/api/identities'
import { call, read, signIn } from '@mocks/test-client'

const path = 'v1/digital_identity/identities/'
const realm = 'admin'

test('gives any administrator one page after the other', async () => {
  const { token } = await signIn('admin-none')
  const pageOf = (page: number) =>
    read(identityListSchema, path, { realm, token, body: { page, page_size: 100 } })
  const pages = [await pageOf(1), await pageOf(2), await pageOf(3)]
  expect(pages.map(({ identities }) => identities.length)).toEqual([100, 100, 40])
  const ids = pages.flatMap(({ identities }) => identities.map(({ id }) => id))
  expect(new Set(ids).size).toBe(240)
  expect(await pageOf(4)).toEqual({ identities: [], total: 240 })
})

test('refuses a call without a token', async () => {
  expect((await call(path, { realm, body: { page: 1, page_size: 25 } })).status).toBe(401)
})
