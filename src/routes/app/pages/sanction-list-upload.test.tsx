import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { database } from '@mocks/db'
import type { Fault } from '@mocks/faults'
import { personas } from '@mocks/personas'
import { alertText, fillField, findButton } from '@/test/auth-forms'
import { holdResponses } from '@/test/hold-responses'
import { expectPage, findRows, turnTo, fieldValue } from '@/test/list-screen'
import { findReady, stubListUpload } from '@/test/list-upload'
import { renderPortal } from '@/test/render-portal'
import { csvRows, watchDownloads } from '@/test/watch-downloads'

const path = '/app/pages/sanction-list-upload'
const UPLOAD = 'sanction-lists/upload/'

const LIST =
  'Name,Passport no,Birth year\nLayla Test,D1,1980\n,D2,1990\nKarim Test,D3,1975\n---,D4,1970\n'

/** Opens the screen with a chosen file. */
async function choose(text: BlobPart = LIST, name = 'list.csv', ...faults: Fault[]) {
  const portal = await renderPortal('client-sanctions', path, ...faults)
  stubListUpload()
  const input = await screen.findByLabelText('List file')
  await portal.user.upload(input, new File([text], name))
  return portal
}

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const uploads = () => findRows('Uploads')
const radio = (name: RegExp) => screen.findByRole('radio', { name })
/** Returns the dry run's numbers. */
async function changes() {
  const facts = await region('Pending changes')
  const value = (label: string) => facts.getByText(label).nextSibling?.textContent
  return { added: value('Added'), changed: value('Changed'), removed: value('Removed') }
}

test('F6 sends one request to check and one to append, however often the user clicks', async () => {
  const { user, calls } = await choose()
  const columns = within(await screen.findByRole('table', { name: 'Columns' }))
  expect(columns.getAllByRole('combobox').map(fieldValue)).toEqual([
    'full_name',
    'document_number',
    'birth_date_year',
  ])
  expect(await screen.findByText('3 rows will be sent. 1 row will not be sent.')).toBeTruthy()

  const check = holdResponses(UPLOAD)
  await user.dblClick(await findButton('Preview changes'))
  check()
  expect(await changes()).toEqual({ added: '2', changed: '0', removed: '0' })
  expect(screen.getByText(/^Nothing has been changed yet|Nothing has been changed/)).toBeTruthy()
  expect(calls(UPLOAD)).toHaveLength(1)

  const append = holdResponses(UPLOAD)
  await user.dblClick(await findButton('Append 2 rows'))
  append()
  expect(await screen.findByText('The list was uploaded')).toBeTruthy()
  expect(calls(UPLOAD)).toHaveLength(2)
  const [row] = await uploads()
  expect(row?.textContent).toMatch(/Papyrus Payments watchlist.*Completed/)
})

test('replaces a list only after its name is typed', async () => {
  const { user, calls } = await choose()
  await user.click(await radio(/^Replace/))
  await user.click(await findButton('Preview changes'))
  expect(await changes()).toMatchObject({ added: '2', removed: '120' })
  await user.click(await findButton('Replace list'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace the list?' }))
  const confirm = dialog.getByRole('button', { name: 'Replace list' })
  await user.click(confirm)
  expect(dialog.getByText('Type the list name')).toBeTruthy()
  await fillField(user, 'Type the list name to confirm', 'Papyrus blocked merchants')
  await user.click(confirm)
  expect(dialog.getByText('This does not match the list name.')).toBeTruthy()
  expect(calls(UPLOAD)).toHaveLength(1)
  await fillField(user, 'Type the list name to confirm', 'papyrus payments WATCHLIST ')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('The list was uploaded')).toBeTruthy()
  // The upload is done, so the screen offers to choose the next file.
  expect(await screen.findByLabelText('List file')).toBeTruthy()
})

test("shows each list's last update and rejects an existing name for a new list", async () => {
  const { user, calls } = await choose()
  const lists = await screen.findByRole('combobox', { name: 'Upload to' })
  const names = within(lists).getAllByRole('option')
  const [first, second, none] = names.map(({ textContent }) => textContent)
  expect(first).toMatch(/^Papyrus Payments watchlist \(updated .*\d.*\)$/)
  expect(second).toMatch(/^Papyrus blocked merchants \(updated .*\d.*\)$/)
  expect(none).toBe('A new list')
  await user.selectOptions(lists, '')
  const check = await findButton('Preview changes')
  await user.click(check)
  expect(await screen.findByText('Enter a name for the list')).toBeTruthy()
  const name = screen.getByRole('textbox', { name: 'New list name' })
  expect(document.activeElement).toBe(name)
  await fillField(user, 'New list name', 'PAPYRUS blocked merchants')
  expect(await screen.findByText(/^A list with this name already exists/)).toBeTruthy()
  await user.click(check)
  expect(calls(UPLOAD)).toEqual([])
  await fillField(user, 'New list name', 'Branch blocklist')
  await user.click(check)
  await user.click(await findButton('Create list'))
  await waitFor(async () => expect((await uploads())[0]?.textContent).toContain('Branch blocklist'))
})

test('requires the user to map unknown columns, and to check again after a change', async () => {
  const { user } = await choose('Who,Paper\nLayla Test,D1\n')
  expect(await screen.findByText('No column is mapped to the name')).toBeTruthy()
  const field = (name: string) => screen.findByRole('combobox', { name: `Field for ${name}` })
  await within(await field('Paper')).findByRole('option', { name: 'Full name' })
  await user.selectOptions(await field('Paper'), 'full_name')
  // Only one column can map to a field.
  await user.selectOptions(await field('Who'), 'full_name')
  expect(fieldValue(await field('Paper'))).toBe('')
  await waitFor(() => expect(screen.queryByText('No column is mapped to the name')).toBeNull())
  await user.click(await findReady('Preview changes'))
  expect(await changes()).toMatchObject({ added: '1' })
  await user.selectOptions(await field('Paper'), 'document_number')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Pending changes' })).toBeNull())
})

test('splits a full date of birth in an order that the user can change', async () => {
  const rows = 'Layla Test,03/04/1980\nOmar Test,05/06/1981\n'
  const { user } = await choose(`Name,Date of birth\n${rows}`)
  const columns = within(await screen.findByRole('table', { name: 'Columns' }))
  expect(columns.getAllByRole('combobox').map(fieldValue)).toEqual(['full_name', 'birth_date'])
  expect(await screen.findByText('Check the day and month order')).toBeTruthy()
  const formats = within(await screen.findByRole('table', { name: 'Date formats' }))
  const cells = () =>
    [...(formats.getAllByRole('row')[1]?.children ?? [])].map(({ textContent }) => textContent)
  expect(cells()).toEqual(['DD/MM/YYYY', '2', '03/04/1980', '3', '4', '1980'])
  const order = screen.getByRole('combobox', { name: 'Day and month order' })
  await user.selectOptions(order, 'month_first')
  await waitFor(() => expect(cells()).toEqual(['MM/DD/YYYY', '2', '03/04/1980', '4', '3', '1980']))
  expect(document.activeElement).toBe(order)
  await user.click(await findButton('Preview changes'))
  await user.click(await findButton('Append 2 rows'))
  expect(await screen.findByText('The list was uploaded')).toBeTruthy()
  const [list] = database().uploadedLists.values()
  const layla = [...(list?.records.values() ?? [])].find((each) => each.full_name === 'Layla Test')
  expect(layla).toMatchObject({
    birth_date_day: '4',
    birth_date_month: '3',
    birth_date_year: '1980',
  })
})

test('F6 keeps the file for a retry when a request fails', async () => {
  const { user, faults, calls } = await choose()
  const field = { errors: { file: ['No such sheet'] } }
  let send = 'Preview changes'
  for (const [fault, text] of [
    [{ kind: 'drop' }, /Please make sure of your internet/],
    [{ kind: 'status', status: 413, body: { message: 'Too much' } }, /Too much/],
    [{ kind: 'status', status: 422, body: field }, /No such sheet/],
  ] as const) {
    faults({ path: UPLOAD, ...fault })
    await user.click(await findButton(send))
    await waitFor(async () => expect(await alertText()).toMatch(text))
    send = 'Try again'
  }
  await user.click(await findButton(send))
  expect(await changes()).toMatchObject({ added: '2' })
  expect(calls(UPLOAD)).toHaveLength(4)

  faults({ path: UPLOAD, kind: 'drop' })
  await user.click(await findButton('Append 2 rows'))
  expect(await alertText()).toContain('this may still have gone through')
  await user.click(await findButton('Preview changes'))
  expect(await changes()).toMatchObject({ added: '2' })
  await user.click(await findButton('Append 2 rows'))
  expect(await screen.findByText('The list was uploaded')).toBeTruthy()
})

test('A19 requires another check before appending rows that may have arrived', async () => {
  const { user, faults, calls } = await choose()
  await user.click(await findButton('Preview changes'))
  await changes()
  // The server receives the rows, but the response breaks off.
  faults({ path: UPLOAD, kind: 'truncated' })
  await user.click(await findButton('Append 2 rows'))
  expect(await alertText()).toContain('this may still have gone through')
  const look = screen.getByRole('link', { name: 'Uploads' })
  expect(document.querySelector(look.getAttribute('href') ?? '')?.textContent).toMatch(/Completed/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Append 2 rows' })).toBeNull()
  expect(calls(UPLOAD)).toHaveLength(2)
  await user.click(await findButton('Preview changes'))
  expect(await changes()).toMatchObject({ added: '0' })
})

test('shows the progress of an upload and cancels it', async () => {
  const { user, faults } = await choose()
  faults({ path: UPLOAD, kind: 'hang' })
  await user.click(await findButton('Preview changes'))
  expect(await screen.findByRole('progressbar', { name: 'Upload progress' })).toBeTruthy()
  expect(await screen.findByText('The server is checking the file…')).toBeTruthy()
  await user.click(await findButton('Cancel'))
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(await findButton('Preview changes'))
  expect(await changes()).toMatchObject({ added: '2' })
})

test('A3 refreshes an expired token and sends the file again', async () => {
  const { user, faults, calls } = await choose()
  faults({ path: UPLOAD, kind: 'expired_token' })
  await user.click(await findButton('Preview changes'))
  expect(await changes()).toMatchObject({ added: '2' })
  expect(calls(UPLOAD).map(({ status }) => status)).toEqual([401, 200])
  expect(calls('refresh')).toHaveLength(1)
})

test('F6 rejects a file that is not a list with rows and accepts another file', async () => {
  const another = async (part: BlobPart) => {
    await user.click(await findButton('Choose another file'))
    await user.upload(await screen.findByLabelText('List file'), new File([part], 'list.csv'))
  }
  const { user, calls } = await choose(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0))
  expect(await screen.findByText(/^This is not a list/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Preview changes' })).toBeNull()
  await another('')
  expect(await screen.findByText(/^The file is empty/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Preview changes' })).toBeNull()
  await another('name\n')
  expect(await screen.findByText(/^The file has no rows/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Preview changes' })).toBeNull()
  await another(LIST)
  expect(await findButton('Preview changes')).toBeTruthy()
  expect(calls(UPLOAD)).toEqual([])
})

test('H1 shows markup in a file as text and saves the problems as CSV', async () => {
  const markup = '<img src=x onerror=alert(1)>'
  const { user } = await choose(`name,${markup}\n${markup},=1+1\n,x\n`, `${markup}.csv`)
  expect(await screen.findAllByText(markup)).toBeTruthy()
  expect(document.querySelector('main img')).toBeNull()
  const files = watchDownloads()
  await user.click(await findButton('Export as CSV'))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(csvRows((await files[0]?.blob.text()) ?? '')).toEqual(['3,name,The name is missing,x'])
})

test('requires confirmation to leave while a file is selected', async () => {
  const { user, open, path: shown } = await choose()
  await findButton('Preview changes')
  await open('/app/pages/profile')
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }))
  expect(shown()).toBe(path)
})

test('downloads a template with the headings of all fields', async () => {
  const { user } = await renderPortal('client-sanctions', path)
  const files = watchDownloads()
  await user.click(await findButton('Download template'))
  await waitFor(() => expect(files[0]?.name).toBe('sanction-list-template.csv'))
  expect(await files[0]?.blob.text()).toMatch(/^\u{FEFF}?full_name,first_name,.*,remarks\r\n/u)
})

test('shows that there are no uploads, that the list failed to load, or that the service is not included', async () => {
  const down = { path: 'uploads/', kind: 'status', status: 500, count: 'always' } as const
  const { user, faults } = await renderPortal('client-sanctions', path, down)
  expect(await alertText()).toContain('Internal Server Error')
  faults()
  await user.click(await findButton('Try again'))
  expect(await screen.findByText('No uploads yet')).toBeTruthy()

  await renderPortal('client', path)
  expect(await alertText()).toContain('Your account does not include sanction screening.')
})

test('paginates the uploads, newest first, with the page number in the URL', async () => {
  const portal = await renderPortal('client-sanctions', path)
  database().listUploads = Array.from({ length: 30 }, (_, index) => ({
    organizationId: personas['client-sanctions'].organization_id,
    at: Date.now() - 60_000,
    result: {
      upload_id: `upload-${index + 1}`,
      name: `List ${index + 1}`,
      mode: 'append',
      dry_run: false,
      status: 'completed',
      ...{ rows_total: 1, rows_accepted: 1, rows_rejected: 0, errors: [] },
    },
  }))
  await portal.open(`${path}?page_size=10`)
  await expectPage('1–10 of 30')
  expect((await uploads())[0]?.textContent).toMatch(/^List 30/)
  await portal.user.click(turnTo('Next page'))
  await expectPage('11–20 of 30')
  expect((await uploads())[0]?.textContent).toMatch(/^List 20/)
  expect(portal.search().get('page')).toBe('2')
})
