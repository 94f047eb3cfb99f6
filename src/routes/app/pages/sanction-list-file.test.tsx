import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { ListUploadInput } from '@/backend/sanction-lists'
import { alertText, findButton } from '@/test/auth-forms'
import { fieldValue } from '@/test/list-screen'
import { findReady, stubListUpload } from '@/test/list-upload'
import { renderPortal } from '@/test/render-portal'

const path = '/app/pages/sanction-list-upload'
const UPLOAD = 'sanction-lists/upload/'

/** Opens the screen with a chosen file. */
async function choose(file: File) {
  const portal = await renderPortal('client-sanctions', path)
  const forms = stubListUpload()
  await portal.user.upload(await screen.findByLabelText('List file'), file)
  return { ...portal, forms }
}

const select = (name: string) => screen.findByRole('combobox', { name })
const rowsRead = async () => (await screen.findByText('Rows')).nextSibling?.textContent

async function sentFile(form: FormData | undefined) {
  const file = form?.get('file')
  if (!(file instanceof File)) throw new Error('no file')
  return { text: await file.text(), mapping: form?.get('mapping') }
}

test('reads a text file with the chosen options and sends the rows as shown', async () => {
  const text = 'SAMPLE, Omar;1962\nEXAMPLE, Layla;1970\n'
  const { user, forms } = await choose(new File([text], 'people.txt'))
  expect(fieldValue(await select('Separator'))).toBe(';')
  expect(fieldValue(await select('Headings'))).toBe('none')
  await user.selectOptions(await select('Headings'), 'Row 1: SAMPLE, Omar · 1962')
  expect(await select('Field for SAMPLE, Omar')).toBeTruthy()
  await user.selectOptions(await select('Headings'), 'No headings')
  const field = await select('Field for Column A')
  await within(field).findByRole('option', { name: 'Full name' })
  await user.selectOptions(field, 'full_name')
  await user.selectOptions(await select('Separator'), 'Comma (,)')
  expect(await screen.findByText('Omar;1962 · Layla;1970')).toBeTruthy()
  await user.selectOptions(await select('Separator'), 'Semicolon (;)')
  expect(await screen.findByText('1962 · 1970')).toBeTruthy()
  // The portal restores the mapping because the column count and the missing headings match again.
  expect(fieldValue(await select('Field for Column A'))).toBe('full_name')

  await user.selectOptions(await select('File encoding'), 'UTF-16 LE')
  expect(await alertText()).toContain('This file cannot be used')
  await user.selectOptions(await select('File encoding'), 'Windows-1252')
  await user.click(await findReady('Preview changes'))
  await screen.findByRole('region', { name: 'Pending changes' })
  expect(await sentFile(forms[0])).toEqual({
    text: 'A\r\n"SAMPLE, Omar"\r\n"EXAMPLE, Layla"',
    mapping: '{"full_name":0}',
  })
})

test('F8 stops reading a file on Cancel and offers to choose another file', async () => {
  const onEnded = vi.fn()
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {}
      terminate = onEnded
    },
  )
  const { user } = await renderPortal('client-sanctions', path)
  await user.upload(await screen.findByLabelText('List file'), new File(['x'], 'list.xlsx'))
  const bar = await screen.findByRole('progressbar', { name: 'Reading progress' })
  expect(bar.hasAttribute('aria-valuenow')).toBe(false)
  expect(onEnded).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await findButton('Choose file')).toBeTruthy()
  expect(onEnded).toHaveBeenCalled()
})

test('reports rows that look joined and reads them separately on request', async () => {
  const text = 'full_name,birth_date_year\nSamir,1958\n"Omar,1962\nLayla",1970\nMona,1981\n'
  const { user, forms } = await choose(new File([text], 'list.csv'))
  expect(await screen.findByText('Rows 3–4 look joined by a quotation mark')).toBeTruthy()
  expect(await rowsRead()).toBe('3')
  await user.click(await findButton('Read as separate rows'))
  expect(await screen.findByText(/were read as text\. Rows: 3$/)).toBeTruthy()
  expect(document.activeElement).toBe(await findButton('Read as one row'))
  expect(await rowsRead()).toBe('4')
  await user.click(await findReady('Preview changes'))
  await screen.findByRole('region', { name: 'Pending changes' })
  expect((await sentFile(forms[0])).text.split('\r\n')).toEqual([
    'full_name,birth_date_year',
    ...['Samir,1958', '"""Omar",1962', '"Layla""",1970', 'Mona,1981'],
  ])
})

/** A file that changes on disk after the first read. The browser then can't read it again. */
class EditedFile extends File {
  #reads = 0
  override arrayBuffer() {
    this.#reads += 1
    return this.#reads > 1
      ? Promise.reject(new DOMException('', 'NotReadableError'))
      : super.arrayBuffer()
  }
}

test('F6 offers to choose a changed file again or to send its rows as shown', async () => {
  const text = 'Who,Year\nLayla Test,1980\n'
  const { user, forms, calls } = await choose(new EditedFile([text], 'list.csv'))
  const field = await select('Field for Who')
  await within(field).findByRole('option', { name: 'Full name' })
  await user.selectOptions(field, 'full_name')
  await user.click(await findReady('Preview changes'))
  expect(await alertText()).toContain('The file has changed since you chose it')
  expect(await alertText()).not.toMatch(/internet|still have gone through/)
  expect(calls(UPLOAD)).toEqual([])

  const again = new EditedFile([`${text}Omar Test,1981\n`], 'list.csv')
  expect(await findButton('Choose it again')).toBeTruthy()
  await user.upload(await screen.findByLabelText('List file'), again)
  await waitFor(async () => expect(await rowsRead()).toBe('2'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(fieldValue(await select('Field for Who'))).toBe('full_name')
  await user.click(await findReady('Preview changes'))
  await user.click(await findButton('Use the rows shown'))
  await user.click(await findButton('Append 2 rows'))
  expect(await alertText()).toContain('The file has changed since you chose it')
  expect(await alertText()).not.toMatch(/internet|still have gone through/)
  await user.click(await findButton('Use the rows shown'))
  expect(await screen.findByText('The list was uploaded')).toBeTruthy()
  const texts = await Promise.all(forms.map(async (form) => (await sentFile(form)).text))
  expect(texts).toEqual(
    Array.from({ length: 2 }, () => 'Who,Year\r\nLayla Test,1980\r\nOmar Test,1981'),
  )
})

test("shows rows rejected by the server with their row numbers in the user's file", async () => {
  const text = 'A list of 2026\n\nName,Country\nLayla,x\n\n,y\nOmar,z\n'
  const { user, faults } = await choose(new File([text], 'list.csv'))
  const body: ListUploadInput = {
    upload_id: 'upload-1',
    name: 'papyrus_watchlist',
    status: 'completed',
    ...{ rows_total: 2, rows_accepted: 1, rows_rejected: 1 },
    diff: { added: 1, removed: 0, changed: 0 },
    errors: [{ row: 3, column: 'Country', message: 'No such country' }],
  }
  // The table renders only as many rows as fit its height.
  for (const name of ['offsetHeight', 'offsetWidth', 'clientHeight'] as const)
    vi.spyOn(HTMLElement.prototype, name, 'get').mockReturnValue(600)
  faults({ path: UPLOAD, kind: 'status', status: 200, body, count: 2 })
  await user.click(await findReady('Preview changes'))
  const changes = within(await screen.findByRole('region', { name: 'Pending changes' }))
  expect((await changes.findByText('No such country')).closest('tr')?.textContent).toMatch(/^7/)
  await user.click(await findButton('Append 1 row'))
  expect(await screen.findByText('The list was uploaded')).toBeTruthy()
  expect((await screen.findByText('No such country')).closest('tr')?.textContent).toMatch(/^7/)
})
