import { expect, test } from 'vitest'
import {
  identityDetailSchema,
  identityListSchema,
  identityOrganizationsSchema,
} from '@/backend/identities'
import { callMock, readAs, signIn } from '@mocks/test-client'

const path = 'v1/digital_identity/identities/'
const realm = 'admin'

async function asAdmin() {
  const { token } = await signIn('admin-none')
  const list = (filter: Record<string, unknown>) =>
    readAs(identityListSchema, path, {
      realm,
      token,
      body: { page: 1, page_size: 100, ...filter },
    })
  return { token, list }
}

test('lists each identity on exactly one page, for any administrator', async () => {
  const { list } = await asAdmin()
  const pages = [await list({ page: 1 }), await list({ page: 2 }), await list({ page: 3 })]
  expect(pages.map(({ identities }) => identities.length)).toEqual([100, 100, 40])
  const ids = pages.flatMap(({ identities }) => identities.map(({ id }) => id))
  expect(new Set(ids).size).toBe(240)
  expect(await list({ page: 4 })).toEqual({ identities: [], total: 240 })
})

test('filters identities by client, status, day and search text', async () => {
  const { token, list } = await asAdmin()
  const { organizations } = await readAs(
    identityOrganizationsSchema,
    'v1/digital_identity/organizations/',
    { realm, token },
  )
  const [organization] = organizations
  const ofClient = await list({ organization_id: organization?.id, status: 'verified' })
  expect(ofClient.total).toBeGreaterThan(0)
  for (const row of ofClient.identities)
    expect([row.organization?.id, row.status]).toEqual([organization?.id, 'verified'])

  const [some] = ofClient.identities
  const day = some?.created_at?.slice(0, 10)
  const ofDay = await list({ start_date: day, end_date: day })
  expect(ofDay.identities.map(({ id }) => id)).toContain(some?.id)
  for (const search of [some?.id, some?.reference_user_id, some?.nid, some?.phone_number])
    expect((await list({ search })).identities.map(({ id }) => id)).toContain(some?.id)
})

test('returns an identity with its checks and failure text, or 404 for an unknown ID', async () => {
  const { token, list } = await asAdmin()
  const [row] = (await list({ status: 'rejected' })).identities
  const details = 'v1/digital_identity/identity-details/'
  const options = (identity_id: string | undefined) =>
    ({ realm, token, body: { identity_id } }) as const
  const identity = await readAs(identityDetailSchema, details, options(row?.id))
  expect(identity).toMatchObject({ id: row?.id, checks: row?.checks })
  const failedStep = identity.journey?.find(({ check }) => row?.checks?.[check] === 'failed')
  expect(failedStep?.message).toBeTruthy()
  expect((await callMock(details, options('1'))).status).toBe(404)
})

test('rejects a request without a token', async () => {
  expect((await callMock(path, { realm, body: { page: 1, page_size: 25 } })).status).toBe(401)
})
