import { afterEach, expect, test } from 'vitest'
import { sanctionListsSchema, sanctionResponseSchema } from '@/backend/sanction'
import { type ColumnMapping, listUploadSchema, listUploadsSchema } from '@/backend/sanction-lists'
import { resetDatabase } from '@mocks/db'
import { callMock, readAs, signIn } from '@mocks/test-client'

afterEach(() => resetDatabase())

const LISTS = 'v1/valify/sanction-lists/'
const mapping: ColumnMapping = { full_name: 0, document_number: 1, birth_date_year: 2 }
const FILE = 'Name,Document,Year\nLayla Test,D1,1980\n,D2,1990\nKarim Test,D3,abc\nOmar Test,D4,\n'

function form(change: Record<string, string> = {}, file: string | Blob = FILE) {
  const data = new FormData()
  const fields = { name: 'papyrus_merchants', mode: 'append', dry_run: 'true', ...change }
  for (const [name, value] of Object.entries({ mapping: JSON.stringify(mapping), ...fields }))
    data.set(name, value)
  data.set('file', new Blob([file]), 'list.csv')
  return data
}

async function asClient() {
  const { token } = await signIn('client-sanctions')
  return {
    token,
    lists: async () => (await readAs(sanctionListsSchema, LISTS, { token })).sanction_lists,
    upload: (body = form()) => readAs(listUploadSchema, `${LISTS}upload/`, { token, body }),
    uploads: () =>
      readAs(listUploadsSchema, `${LISTS}uploads/`, { token, body: { page: 1, page_size: 10 } }),
  }
}

test('reports the rejected rows on a dry run and changes nothing', async () => {
  const { lists, upload, uploads } = await asClient()
  expect(await upload()).toMatchObject({
    status: 'completed',
    rows_total: 4,
    rows_accepted: 2,
    rows_rejected: 2,
    errors: [
      { row: 3, column: 'Name', message: 'The name is missing' },
      { row: 4, column: 'Year', message: 'Must be a number from 1800 to 2100' },
    ],
    diff: { added: 2, removed: 0, changed: 0 },
  })
  expect((await lists()).map(({ name, records }) => [name, records])).toEqual([
    ['papyrus_watchlist', 120],
    ['papyrus_merchants', 24],
  ])
  expect((await uploads()).total).toBe(0)
})

test('adds, changes and replaces rows on upload, and adds each upload to the history', async () => {
  const { lists, upload, uploads } = await asClient()
  await upload(form({ name: 'Our own', dry_run: 'false' }))
  const again = form(
    { name: 'Our own', dry_run: 'false' },
    'Name,Document,Year\nLayla Test,D1,1981\n',
  )
  expect((await upload(again)).diff).toEqual({ added: 0, removed: 0, changed: 1 })
  const replacing = form(
    { name: 'Our own', mode: 'replace', dry_run: 'false' },
    'Name,Document,Year\nNour Test,D9,1970\n',
  )
  expect((await upload(replacing)).diff).toEqual({ added: 1, removed: 2, changed: 0 })
  expect((await lists()).at(-1)).toMatchObject({ name: 'Our own', records: 1, is_custom: true })
  expect((await uploads()).uploads.map(({ diff }) => diff?.added)).toEqual([1, 0, 2])
})

test.each([
  [{ name: ' ' }, FILE, 'name'],
  [{ mode: 'merge' }, FILE, 'mode'],
  [{ mapping: 'x' }, FILE, 'mapping'],
  [{ mapping: '{}' }, FILE, 'mapping'],
  [{}, 'Name,Document,Year\n', 'file'],
  [{}, `Name,Document,Year${',x'.repeat(198)}\nLayla Test`, 'file'],
  [{}, new Blob([Uint8Array.of(0xff, 0xd8, 0xff)]), 'file'],
])('rejects an invalid upload with an error for its field: %o', async (change, file, field) => {
  const { token } = await asClient()
  const response = await callMock(`${LISTS}upload/`, { token, body: form(change, file) })
  expect([response.status, Object.keys((await response.json()).errors)]).toEqual([422, [field]])
})

test('rejects clients without sanction screening, and requests without a token', async () => {
  const { token } = await signIn('client')
  expect((await callMock(LISTS, { token })).status).toBe(403)
  expect((await callMock(`${LISTS}upload/`, { token, body: form() })).status).toBe(403)
  expect((await callMock(`${LISTS}upload/`, { body: form() })).status).toBe(401)
})

test('finds records in client-uploaded lists when an administrator searches', async () => {
  const { upload } = await asClient()
  await upload(form({ name: 'Our own', dry_run: 'false' }))
  await upload(form({ name: 'papyrus_merchants', mode: 'replace', dry_run: 'false' }))
  const { token } = await signIn('admin-demo')
  const path = 'v1/valify/sanction-shield'
  const options = { realm: 'admin', token } as const
  const { sanction_lists } = await readAs(sanctionListsSchema, `${path}/lists/`, options)
  expect(sanction_lists.find(({ name }) => name === 'papyrus_merchants')?.records).toBe(2)
  const fields = [{ field_name: 'full_name', value: 'Layla Test', cutoff_match_score: 0.9 }]
  const body = { data: { sanction_lists: sanction_lists.map(({ name }) => name), fields } }
  const { result } = await readAs(sanctionResponseSchema, `${path}/search/`, { ...options, body })
  const foundLists = result.matched_records.map(({ sanction_list }) => sanction_list)
  expect(foundLists).toEqual(['papyrus_merchants', 'Our own'])
})
