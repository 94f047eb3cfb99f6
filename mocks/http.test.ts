import { beforeEach, expect, test } from 'vitest'
import { bundleListSchema, bundleServicesSchema, clientServicesSchema } from '@/backend/bundles'
import { organizationListSchema } from '@/backend/organizations'
import { createResponder } from './backend'
import { resetDatabase } from './db'
import { personas } from './personas'
import { formatId } from './seeds/ids'
import { settings } from './settings'
import { callMock, loginPaths, readAs, signIn } from './test-client'

beforeEach(() => resetDatabase())

const page = { page: 1, page_size: 10 }
const today = new Date().toISOString().slice(0, 10)
const image = { bundle_id: '20011', transaction_id: formatId({ bundle: 0, row: 1, attempt: 1 }) }
const period = { start_date: today, end_date: today }

test.each([
  ['bundle-sessions/', { bundle_id: '20011', ...page }, [200, 200, 403]],
  ['bundle-transactions/', { bundle_id: '20050', ...page }, [200, 200, 403]],
  ['admin-analytics/', period, [200, 403, 403]],
  ['export-extra-results/', { bundle_id: '20011', ...period }, [200, 403, 403]],
  ['organization-bundles/', { organization_id: '1001' }, [200, 200, 403]],
  ['bundle-services/', { bundle_id: '20011' }, [200, 200, 403]],
  ['original-image/', image, [200, 200, 403]],
  ['boxed-image/', image, [200, 200, 403]],
])('requires a permission for %s', async (path, body, expected) => {
  const statuses: number[] = []
  for (const name of ['admin', 'admin-monitoring', 'admin-none'] as const) {
    const { token } = await signIn(name)
    statuses.push((await callMock(`v1/valify/${path}`, { realm: 'admin', body, token })).status)
  }
  expect(statuses).toEqual(expected)
})

test('returns an error as `message`, or as `detail` for the organization list', async () => {
  const { token } = await signIn('admin-none')
  const sessions = await callMock('v1/valify/bundle-sessions/', { realm: 'admin', body: {}, token })
  expect(await sessions.json()).toEqual({ message: expect.any(String) })
  const list = await callMock('v1/valify/organizations/?page=1&page_size=10', {
    realm: 'admin',
    token,
  })
  expect(await list.json()).toEqual({ detail: expect.any(String) })
})

test('lists organizations in pages and finds them by part of their name', async () => {
  const { token } = await signIn('admin')
  const get = (query: string) =>
    readAs(organizationListSchema, `v1/valify/organizations/${query}`, { realm: 'admin', token })
  const last = await get('?page=3&page_size=10')
  expect([last.count, last.organizations.length]).toEqual([24, 4])
  expect((await get('?name=lotus')).organizations.map(({ name }) => name)).toEqual([
    'Lotus Digital Bank',
  ])
  expect((await get(`?name=${encodeURIComponent('الواحه')}`)).count).toBe(1)
  const wrong = await callMock('v1/valify/organizations/?page=0', { realm: 'admin', token })
  expect(wrong.status).toBe(400)
})

test('shows a client only its own bundles and services', async () => {
  const { token } = await signIn('client-sanctions')
  const { bundles } = await readAs(bundleListSchema, 'v1/valify/organization-bundles/', {
    token,
  })
  expect(bundles.map(({ name }) => name)).toContain('Sanction desk')
  const { services } = await readAs(clientServicesSchema, 'v1/valify/client-services/', {
    token,
  })
  expect(services).toContain('sanction_shield')

  const own = bundles[0]?.id
  const response = await readAs(bundleServicesSchema, 'v1/valify/bundle-services/', {
    body: { bundle_id: own },
    token,
  })
  expect(response.services[0]).toMatchObject({ max_trials: 3, is_active: true })
  const foreign = await callMock('v1/valify/bundle-services/', {
    body: { bundle_id: '20011' },
    token,
  })
  expect(foreign.status).toBe(404)
})

test('returns an empty list to a client without bundles', async () => {
  const { token } = await signIn('client-empty')
  const { bundles } = await readAs(bundleListSchema, 'v1/valify/organization-bundles/', {
    token,
  })
  expect(bundles).toEqual([])
})

test('names every invalid field, and rejects a body that is not JSON', async () => {
  const { token } = await signIn('client')
  const body = { page: 1, page_size: 10, start_date: '2026-13-01', ordering: 'color' }
  const response = await callMock('v1/valify/bundle-sessions/', { body, token })
  expect(response.status).toBe(422)
  const { errors } = await response.json()
  expect(Object.keys(errors).toSorted()).toEqual(['bundle_id', 'ordering', 'start_date'])
  expect(errors.bundle_id).toEqual(['This field is required'])

  const notJson = await callMock('v1/valify/bundle-sessions/', { body: '{', token })
  expect(notJson.status).toBe(400)
})

test('responds to an unknown path with a 404 that is marked as a mock response', async () => {
  const response = await callMock('v1/nothing/')
  expect(response.status).toBe(404)
  expect(response.headers.get('x-mock-backend')).toBe('1')
})

test('keeps a separate log for each database', async () => {
  await signIn('client', 'mock_db=one')
  const getLog = async (cookie: string) => (await callMock('/__mock/log', { cookie })).json()
  expect(await getLog('mock_db=one')).toMatchObject([{ method: 'POST', status: 200, auth: null }])
  expect(await getLog('mock_db=two')).toEqual([])
})

test('logs a JSON body with its secrets masked', async () => {
  await signIn('client', 'mock_db=bodies')
  const log = await (await callMock('/__mock/log', { cookie: 'mock_db=bodies' })).json()
  expect(log[0].body).toEqual({ email: personas.client.email, password: '•••' })
})

test('does not crash when the client disconnects during its request', async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new Error('disconnected')) })
  const headers = { 'content-type': 'application/json', 'content-length': '9' }
  const init = { method: 'POST', headers, body, duplex: 'half' }
  const url = `http://localhost/portal-backend/${loginPaths.client}?lang=en`
  const response = await createResponder(settings)(new Request(url, init))
  // An unhandled rejection would also fail the test run.
  expect(response?.status).toBe(400)
})
