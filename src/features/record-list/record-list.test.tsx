import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Fault } from '@mocks/faults'
import { setFieldValue, filter, findRows, pageRange, turnTo, fieldValue } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { csvRows, exportDialog, exportRows, watchDownloads } from '@/test/watch-downloads'
import { changeListSettings } from '@/ui/list-toolbar/list-settings'

const RETAIL = '/app/pages/bundle/20011/sessions'
const rows = () => findRows('Sessions')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const getBox = (row: HTMLElement | undefined) => within(row ?? document.body).getByRole('checkbox')
const countTicked = async (index: number) => {
  const box = getBox((await rows())[index])
  return box instanceof HTMLInputElement && box.checked
}
const totalRows = () => Number(pageRange()?.split('of').at(-1)?.replace(/\D/g, ''))

test('applies two changes made before the next render and keeps the private search text', async () => {
  const { router, search } = await renderPortal('client', `${RETAIL}?page_size=10&service=ocr`)
  await rows()
  setFieldValue(screen.getByRole('searchbox', { name: 'Search sessions' }), 'محمد')
  await waitFor(() => expect(router.history.location.state.search).toBeTruthy())
  act(() => {
    fireEvent.change(filter('Status'), { target: { value: 'failed' } })
    fireEvent.click(button('Clear Has service'))
  })
  await waitFor(() => expect(search().toString()).toBe('page_size=10&status=failed'))
  expect(fieldValue(screen.getByRole('searchbox', { name: 'Search sessions' }))).toBe('محمد')
})

test('saves a view with filters and relative dates but without the search text', async () => {
  const { user, router, search } = await renderPortal('client', `${RETAIL}?page_size=10`)
  await rows()
  const views = within(screen.getByRole('group', { name: 'List' })).getAllByRole('button')[0]
  const openViews = async () => {
    await user.click(views ?? document.body)
    return within(await screen.findByRole('dialog', { name: 'Saved views' }))
  }
  const menu = await openViews()
  expect(await menu.findByText(/^No saved views yet/)).toBeTruthy()
  await user.keyboard('{Escape}')

  await user.selectOptions(filter('Status'), 'Failed')
  await user.click(button(/^Period/))
  await user.click(await screen.findByRole('button', { name: 'Last 30 days' }))
  setFieldValue(screen.getByRole('searchbox', { name: 'Search sessions' }), 'محمد')
  await waitFor(() => expect(router.history.location.state.search).toBeTruthy())
  expect(search().has('from')).toBe(true)
  const saving = await openViews()
  expect((await saving.findByText('The search text is not saved.')).role).toBe('status')
  await user.click(saving.getByRole('textbox', { name: 'View name' }))
  await user.paste('Failed lately')
  await user.keyboard('{Enter}')
  expect(saving.getByRole('button', { name: 'Failed lately' })).toBeTruthy()
  const storedLists = localStorage.getItem('lists')
  expect(storedLists).toContain('last30')
  expect(storedLists).not.toContain('محمد')
  await user.keyboard('{Escape}')
  expect(views?.textContent).toBe('Failed lately')

  await user.click(button('Clear filters'))
  await waitFor(() => expect(views?.textContent).toBe('Views'))
  const applying = await openViews()
  await user.click(await applying.findByRole('button', { name: 'Failed lately' }))
  await waitFor(() => expect(search().get('status')).toBe('failed'))
  expect(search().has('from')).toBe(true)
  expect(fieldValue(screen.getByRole('searchbox', { name: 'Search sessions' }))).toBe('')
  act(() => router.history.back())
  await waitFor(() => expect(search().has('status')).toBe(false))
})

test('renames a saved view to an unused name, keeps the focus, and deletes views', async () => {
  changeListSettings('sessions', () => ({
    views: [
      { id: 'v1', name: 'Failed lately', search: { status: 'failed' } },
      { id: 'v2', name: 'All', search: { status: 'success' } },
    ],
  }))
  const { user } = await renderPortal('client', `${RETAIL}?page_size=10&status=expired`)
  await rows()
  await user.click(button('Views'))
  const menu = within(await screen.findByRole('dialog', { name: 'Saved views' }))
  await user.click(await menu.findByRole('button', { name: 'Rename Failed lately' }))
  setFieldValue(menu.getByRole('textbox', { name: 'New name' }), 'Last month')
  await user.keyboard('{Enter}')
  expect(menu.getByRole('button', { name: 'Last month' })).toBeTruthy()
  expect(document.activeElement).toBe(menu.getByRole('button', { name: 'Rename Last month' }))

  await user.click(menu.getByRole('button', { name: 'Rename Last month' }))
  setFieldValue(menu.getByRole('textbox', { name: 'New name' }), 'All')
  await user.keyboard('{Enter}')
  expect(menu.getByText('A view with this name already exists.')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(menu.getByRole('button', { name: 'Rename Last month' }))
  await user.click(menu.getByRole('button', { name: 'Delete All' }))
  await user.click(menu.getByRole('button', { name: 'Delete Last month' }))
  expect(menu.getByText(/^No saved views yet/)).toBeTruthy()
})

test('keeps a selection across pages until the filter changes', async () => {
  const files = watchDownloads()
  const { user, router } = await renderPortal('client', `${RETAIL}?page_size=10`)
  const first = await rows()
  const count = () => screen.getByText(/ selected$/).textContent
  for (const index of [2, 3]) await user.click(getBox(first[index]))
  expect(count()).toBe('2 selected')

  await user.click(turnTo('Next page'))
  await rows()
  expect(pageRange()).toContain('11–20')
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  expect(count()).toBe('12 selected')
  await user.click(turnTo('Previous page'))
  await waitFor(async () => expect(await countTicked(2)).toBe(true))
  expect(await countTicked(4)).toBe(false)

  await user.click(button('Export selection'))
  const radio = within(await exportDialog()).getByRole('radio', { name: 'The 12 selected rows' })
  expect(radio).toHaveProperty('checked', true)
  const maskedCsv = await (await exportRows(files)).blob.text()
  expect(csvRows(maskedCsv)).toHaveLength(12)
  expect(maskedCsv).toContain('••')

  await user.click(button('Export selection'))
  const personal = { name: /Include personal data/ }
  await user.click(within(await exportDialog()).getByRole('checkbox', personal))
  expect((await exportDialog()).textContent).toContain(
    'Contains names, national IDs, user references, and personal details for up to 12 people.',
  )
  const unmasked = await (await exportRows(files, 'Export with personal data')).blob.text()
  expect(unmasked).not.toContain('••')
  expect(unmasked).toMatch(/,\d{14}\r\n/)

  await user.selectOptions(filter('Status'), 'Failed')
  await waitFor(() => expect(screen.queryByText(/ selected$/)).toBeNull())
  act(() => router.history.back())
  await waitFor(() => expect(fieldValue(filter('Status'))).toBe(''))
  expect(await countTicked(2)).toBe(false)
})

test('resumes an interrupted export and writes every row once', async () => {
  const files = watchDownloads()
  const days = '?from=2026-09-01&to=2026-09-02&page_size=10'
  const { user, faults } = await renderPortal('client', `${RETAIL}${days}`)
  await rows()
  const matching = totalRows()
  expect(matching).toBeGreaterThan(200)
  const body = { message: 'Out of ink.' }
  faults(
    // Sends the first page unchanged.
    { path: 'bundle-sessions', kind: 'drip', ms: 0, bytes: 1_000_000 },
    { path: 'bundle-sessions', kind: 'status', status: 500, body },
  )
  await user.click(button('Export as CSV'))
  const dialog = await exportDialog()
  await user.click(within(dialog).getByRole('button', { name: 'Export rows' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Out of ink.')
  const csv = await (await exportRows(files, 'Continue')).blob.text()
  const exportedRows = csvRows(csv)
  expect(exportedRows).toHaveLength(matching)
  expect(new Set(exportedRows.map((row) => row.split(',')[0])).size).toBe(matching)
})

test('disables the export of an empty list', async () => {
  await renderPortal('client', `${RETAIL}?q=nothing-has-this-9`)
  await screen.findByText('Nothing matches these filters')
  expect(button('Export as CSV')).toHaveProperty('disabled', true)
})

test('exports the selected or all matching transactions as CSV', async () => {
  const files = watchDownloads()
  const { user } = await renderPortal(
    'client',
    `${RETAIL}?tab=transactions&from=2026-11-01&to=2026-11-01&status=failed&page_size=10`,
  )
  const [first, , third] = await findRows('Transactions')
  const matching = totalRows()
  for (const row of [first, third]) await user.click(getBox(row))
  await user.click(button('Export selection'))
  const some = await (await exportRows(files)).blob.text()
  expect(csvRows(some)).toHaveLength(2)
  expect(await screen.findByText('Export successful')).toBeTruthy()
  expect(await screen.findByText('2 rows')).toBeTruthy()

  await user.click(button('Export as CSV'))
  await user.click(within(await exportDialog()).getByRole('radio', { name: /^All/ }))
  const all = await exportRows(files)
  expect(all.name).toMatch(/^transactions-20011-from-2026-11-01-to-2026-11-01-2[\d-]{9}\.csv$/)
  const exportedRows = csvRows(await all.blob.text())
  expect(exportedRows).toHaveLength(matching)
  expect(exportedRows.every((row) => row.includes(',failed,'))).toBe(true)
})

const getSessions = (person: { full_name: string; message: string }, total = 1): Fault => ({
  path: 'bundle-sessions',
  kind: 'status',
  status: 200,
  count: 'always',
  body: {
    sessions: [
      {
        session_id: 's-1',
        bundle_id: '20011',
        status: 'failed',
        created_at: '2026-11-20T09:00:00Z',
        services: [],
        transactions_count: 1,
        full_name: person.full_name,
        last_error: { error_code: 5999, message: person.message },
      },
    ],
    total,
  },
})

test('stops an export and shows its row count if pages repeat or the list becomes shorter', async () => {
  const files = watchDownloads()
  const person = { full_name: 'Mona Saleh', message: 'too dark' }
  const { user, faults, calls } = await renderPortal('client', RETAIL, getSessions(person, 3))
  await rows()
  const before = calls('bundle-sessions').length
  await user.click(button('Export as CSV'))
  const repeatedCsv = await (await exportRows(files)).blob.text()
  expect(csvRows(repeatedCsv)).toHaveLength(1)
  expect(calls('bundle-sessions')).toHaveLength(before + 3)
  const short = '1 of 3 rows: the list changed during the export.'
  expect(await screen.findByText(short)).toBeTruthy()

  await user.click(button('Export as CSV'))
  const refused = { path: 'bundle-sessions', kind: 'status', status: 404, count: 'always' } as const
  faults({ ...getSessions(person, 3), count: 1 }, refused)
  expect(csvRows(await (await exportRows(files)).blob.text())).toHaveLength(1)
  await waitFor(() => expect(screen.getAllByText(short)).toHaveLength(2))
})

test.each([
  ['منى صالح is on two cards', true],
  ['The registry is unavailable', false],
])(
  'masks an error message in the list and its CSV if the message names the person: %s %s',
  async (message, masked) => {
    const files = watchDownloads()
    const person = { full_name: 'منى صالح', message }
    const { user } = await renderPortal('client', RETAIL, getSessions(person))
    const [row] = await rows()
    expect(row?.textContent?.includes(message)).toBe(!masked)
    await user.click(button('Export as CSV'))
    const csv = await (await exportRows(files)).blob.text()
    expect(csv).toContain('5999')
    expect(csv.includes(message)).toBe(!masked)

    await user.click(button('Export as CSV'))
    const personal = { name: /Include personal data/ }
    await user.click(within(await exportDialog()).getByRole('checkbox', personal))
    const unmasked = await exportRows(files, 'Export with personal data')
    expect(await unmasked.blob.text()).toContain(message)
  },
)

test('masks an error message with a personal number in the transactions CSV', async () => {
  const files = watchDownloads()
  const message = 'no face for +201912345678'
  const transaction = {
    transaction_id: 't-1',
    bundle_id: '20011',
    service: 'ocr',
    status: false,
    time: '2026-11-20T09:00:00Z',
    error_code: 5999,
  }
  const { user } = await renderPortal('client', `${RETAIL}?tab=transactions`, {
    path: 'bundle-transactions',
    kind: 'status',
    status: 200,
    count: 'always',
    body: {
      transactions: [
        { ...transaction, message },
        { ...transaction, transaction_id: 't-2', message: 'too dark' },
      ],
      total: 2,
    },
  })
  await findRows('Transactions')
  await user.click(button('Export as CSV'))
  const csv = await (await exportRows(files)).blob.text()
  expect(csv).not.toContain('1912345678')
  expect(csvRows(csv)[1]).toContain('too dark')
})
