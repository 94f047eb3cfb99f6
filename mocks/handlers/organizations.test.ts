import { expect, test } from 'vitest'
import { firstPasswordSchema } from '@/backend/recovery'
import {
  organizationCreatedSchema,
  organizationDetailsSchema,
  organizationListSchema,
} from '@/backend/organizations'
import { openPersonal } from '@/lib/personal'
import { database } from '@mocks/db'
import type { PersonaName } from '@mocks/personas'
import { callMock, hashedPassword, readAs, signIn } from '@mocks/test-client'

const realm = 'admin'
const base = 'v1/valify/organizations/'
const input = { name: 'Heron Savings', email: 'Hala@heron.example.com', contact_name: 'Hala Zaki' }

/** Signs in as a persona, using the separate database `name`. */
async function as(persona: PersonaName, name: string) {
  const cookie = `mock_db=${name}`
  const { token } = await signIn(persona, cookie)
  const options = { realm, token, cookie } as const
  return {
    options,
    send: (path: string, body: unknown) => callMock(`${base}${path}/`, { ...options, body }),
    details: (organization_id: string) =>
      readAs(organizationDetailsSchema, `${base}details/`, {
        ...options,
        body: { organization_id },
      }),
  }
}

test('stores a created client and emails its first user a link to choose a password', async () => {
  const { options, details } = await as('admin-clients', 'created client')
  const body = { ...input, services: ['ocr'], website: 'https://heron.example.com' }
  const created = await readAs(organizationCreatedSchema, `${base}create/`, { ...options, body })
  const id = created?.id ?? ''
  const list = await readAs(organizationListSchema, `${base}?name=heron`, options)
  expect(list).toMatchObject({ count: 1, organizations: [{ id, bundles_count: 0 }] })
  const { users = [], ...client } = await details(id)
  expect(client).toMatchObject({ ...body, id, is_active: true })
  expect(users).toMatchObject([{ name: 'Hala Zaki', is_initialized: false }])

  const { mail } = database('created client')
  expect(mail).toHaveLength(1)
  expect(mail[0]?.to).toBe('hala@heron.example.com')
  const token = mail[0]?.link?.split('/').at(-1)
  const { cookie } = options
  const path = `v1/accounts/initialize-password/${token}/`
  expect(await readAs(firstPasswordSchema, path, { cookie })).toMatchObject({ name: 'Hala Zaki' })
  const chosenResponse = await callMock(path, { cookie, body: { password: hashedPassword('a') } })
  expect(await chosenResponse.json()).toMatchObject({ name: 'Hala Zaki', is_initialized: false })
})

test('creates a client with only a name and no users', async () => {
  const { send, details } = await as('admin', 'named client')
  const { id } = await (await send('create', { name: 'Heron' })).json()
  expect(await details(String(id))).toMatchObject({ name: 'Heron', users: [] })
})

test('changes only the sent fields, and clears fields that are sent empty', async () => {
  const { send, details } = await as('admin', 'changed client')
  const before = await details('1001')
  const changes = { organization_id: '1001', name: 'Lotus Bank', website: '' }
  expect((await send('update', changes)).status).toBe(200)
  const { users, ...after } = await details('1001')
  expect({ ...after, users: before.users }).toEqual({ ...before, name: 'Lotus Bank', website: '' })
  expect(users?.map(({ id }) => id)).toEqual(before.users?.map(({ id }) => id))
})

test.each([
  ['create', { name: ' ', email: 'hala' }, 400, ['name', 'email']],
  [
    'create',
    { ...input, website: 'heron', phone_number: '0100' },
    400,
    ['phone_number', 'website'],
  ],
  ['create', { ...input, services: ['palm_reading'] }, 400, ['services.0']],
  ['create', { ...input, name: 'lotus digital BANK' }, 409, ['name']],
  ['create', { ...input, email: 'mona.saleh@example.com' }, 409, ['email']],
  ['update', { organization_id: '1001', name: 'Papyrus Payments' }, 409, ['name']],
  ['update', { organization_id: '1001', email: 'hala' }, 400, ['email']],
])('rejects %s with %j: status %i, errors for %j', async (path, body, status, fields) => {
  const { send } = await as('admin', 'refused client')
  const response = await send(path, body)
  expect(response.status).toBe(status)
  const { errors } = await response.json()
  expect(Object.keys(errors).toSorted()).toEqual(fields.toSorted())
})

test('returns 404 for an unknown client and 403 without the permission', async () => {
  const admin = await as('admin', 'allowed')
  expect((await admin.send('update', { organization_id: '1' })).status).toBe(404)
  expect((await admin.send('details', { organization_id: '1' })).status).toBe(404)
  const other = await as('admin-billing', 'allowed')
  expect((await other.send('create', input)).status).toBe(403)
  expect((await other.send('update', { organization_id: '1001' })).status).toBe(403)
})

test("lists a client's users without their passwords", async () => {
  const { details } = await as('admin', 'people')
  const { users = [] } = await details('1022')
  const states = users.map(({ email, is_initialized, locked }) => [
    email && openPersonal(email),
    is_initialized,
    locked,
  ])
  expect(states).toContainEqual(['ines.invited@example.com', false, false])
  expect(states).toContainEqual(['lamia.locked@example.com', true, true])
  expect(JSON.stringify(users)).not.toContain('Client')
})
