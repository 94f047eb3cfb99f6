import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { bundleWithoutImageNames } from '@mocks/seeds/bundles'
import { formatId } from '@mocks/seeds/ids'
import { createZip } from '@/lib/zip/zip-build'
import { findButton } from '@/test/auth-forms'
import { holdResponses } from '@/test/hold-responses'
import { findRows } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { storedSession } from '@/test/stored-session'
import { watchDownloads } from '@/test/watch-downloads'
import type { ZipWriterRequest } from '@/browser/zip-writer-worker'

/** Runs the worker's code in the page. */
class ZipWorker extends EventTarget {
  #zip = createZip((piece) => this.#post({ piece: piece.slice() }))
  postMessage(data: ZipWriterRequest) {
    if ('used' in data) return
    const work = 'name' in data ? this.#zip.add(data.name, data.file) : this.#zip.end()
    void work.then(() => this.#post({ written: true }))
  }
  terminate() {}
  #post(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

/** A session that passed on the first attempt, with a document, liveness and a face match. */
const SESSION = `20011/${formatId({ bundle: 0, row: 1 })}`

async function openZipDialog(session = SESSION) {
  const portal = await renderPortal('admin', `/admin/sessions/${session}`)
  vi.stubGlobal('Worker', ZipWorker)
  await portal.user.click(await findButton(/^More/))
  await portal.user.click(await screen.findByRole('menuitem', { name: 'Export as zip' }))
  return { ...portal, dialog: within(await screen.findByRole('dialog')) }
}

async function unzip(files: { blob: Blob }[]) {
  const [file] = files
  return unzipSync(new Uint8Array((await file?.blob.arrayBuffer()) ?? new ArrayBuffer()))
}

test('saves a session masked and without images', async () => {
  const { user, dialog, calls } = await openZipDialog()
  const files = watchDownloads()
  await user.click(dialog.getByRole('button', { name: 'Export zip' }))
  await screen.findByText('Export successful')
  expect(files[0]?.name).toMatch(/^session-.*\.zip$/)
  const zip = await unzip(files)
  expect(Object.keys(zip)).toEqual(['session.json', 'fields.csv', 'SHA256SUMS'])
  expect(strFromU8(zip['fields.csv'] ?? new Uint8Array())).toContain('••')
  expect(calls('image')).toEqual([])
})

test('saves every image if personal data is included and stops at a failed image until the user retries', async () => {
  const { user, dialog, faults, calls } = await openZipDialog()
  const files = watchDownloads()
  faults({ path: 'original-image', kind: 'status', status: 500, count: 'always' })
  await user.click(dialog.getByRole('checkbox', { name: /Include personal data and 4 images/ }))
  expect(
    dialog.getByText(/^Contains names, national IDs, .*images.* for one person\.$/),
  ).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Export with personal data' }))
  await dialog.findByRole('alert')
  expect(files).toEqual([])
  faults()
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Export successful')
  expect(files).toHaveLength(1)
  const zip = await unzip(files)
  const images = Object.keys(zip).filter((name) => name.startsWith('images/'))
  expect(images).toEqual([
    'images/01-ocr-front.png',
    'images/02-ocr-back.png',
    'images/03-liveness-selfie.png',
    'images/04-face_match-selfie.png',
  ])
  expect(zip[images[0] ?? '']?.slice(1, 4)).toEqual(new TextEncoder().encode('PNG'))
  expect(strFromU8(zip['fields.csv'] ?? new Uint8Array())).not.toContain('••')
  expect(calls('original-image').filter(({ status }) => status === 200)).toHaveLength(4)
})

test('F5 omits a non-image file and shows how many images were omitted', async () => {
  const { user, dialog, faults } = await openZipDialog()
  watchDownloads()
  faults({
    path: 'original-image',
    kind: 'status',
    status: 200,
    body: { img: btoa('<svg onload="alert(1)"/>') },
  })
  await user.click(dialog.getByRole('checkbox', { name: /Include personal data/ }))
  await user.click(dialog.getByRole('button', { name: 'Export with personal data' }))
  expect(await screen.findByText('1 image was not available.')).toBeTruthy()
})

test('omits the image count if the backend does not list images and ignores a missing image', async () => {
  const { id } = storedSession({ status: 'failed', error_code: 5012 }, bundleWithoutImageNames)
  const { user, dialog, calls } = await openZipDialog(`${bundleWithoutImageNames}/${id}`)
  const files = watchDownloads()
  await user.click(dialog.getByRole('checkbox', { name: 'Include personal data and images' }))
  await user.click(dialog.getByRole('button', { name: 'Export with personal data' }))
  await screen.findByText('Export successful')
  expect(screen.queryByText(/not available/)).toBeNull()
  expect(calls('original-image').map(({ status }) => status)).toContain(404)
  const images = Object.keys(await unzip(files)).filter((name) => name.startsWith('images/'))
  expect(images).toHaveLength(calls('original-image').filter(({ status }) => status === 200).length)
})

/** Selects the first rows of the administrators' list, and opens the dialog for them. */
async function openZipOfRows(count: number) {
  const size = count < 10 ? 10 : 100
  const portal = await renderPortal('admin', `/admin/bundle-sessions/20011?page_size=${size}`)
  vi.stubGlobal('Worker', ZipWorker)
  for (const row of (await findRows('Sessions')).slice(0, count))
    fireEvent.click(within(row).getByRole('checkbox'))
  await portal.user.click(await findButton('Export as zip'))
  return { ...portal, dialog: within(await screen.findByRole('dialog')) }
}

test('saves several sessions as one zip with a folder for each session', async () => {
  const { user, dialog, calls } = await openZipOfRows(5)
  const files = watchDownloads()
  const release = holdResponses('bundle-session-details')
  await user.dblClick(dialog.getByRole('button', { name: 'Export zip' }))
  expect(await dialog.findByText('0 of 5 sessions')).toBeTruthy()
  expect(calls('bundle-session-details')).toHaveLength(3)
  release()
  await screen.findByText('Export successful')
  expect(files.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^sessions-20011-[\d-]{10}\.zip$/),
  ])
  const names = Object.keys(await unzip(files))
  expect(names).toHaveLength(11)
  expect(new Set(names.map((name) => name.split('/')[0])).size).toBe(6)
  expect(names.filter((name) => /^0[1-5]-[\w-]+\/session\.json$/.test(name))).toHaveLength(5)
  expect(calls('bundle-session-details')).toHaveLength(5)
})

test('names each failed session, then retries it or saves the other sessions', async () => {
  const { user, dialog, faults, calls } = await openZipOfRows(4)
  const files = watchDownloads()
  const fault = { path: 'bundle-session-details', kind: 'status', status: 500 } as const
  faults({ ...fault, count: 2, body: { message: 'Out of ink.' } })
  await user.click(dialog.getByRole('button', { name: 'Export zip' }))
  const failed = () => within(dialog.getByRole('alert')).getAllByRole('listitem')
  await dialog.findByRole('alert')
  expect(failed().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/….* Out of ink\.$/),
    expect.stringMatching(/….* Out of ink\.$/),
  ])
  faults(fault)
  await user.click(dialog.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(failed()).toHaveLength(1))
  expect(calls('bundle-session-details')).toHaveLength(6)
  expect(files).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Save the others' }))
  expect(await screen.findByText('1 session was left out.')).toBeTruthy()
  expect(Object.keys(await unzip(files))).toHaveLength(7)
})

test('leaves no file when the user cancels, and refuses more than 50 sessions', async () => {
  const { user, dialog, faults } = await openZipOfRows(50)
  const files = watchDownloads()
  faults({ path: 'bundle-session-details', kind: 'hang', count: 'always' })
  await user.click(dialog.getByRole('button', { name: 'Export zip' }))
  await dialog.findByText('0 of 50 sessions')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(files).toEqual([])
  fireEvent.click(screen.getAllByRole('checkbox', { checked: false }).at(-1) ?? document.body)
  expect(await findButton('Export as zip (at most 50)')).toHaveProperty('disabled', true)
})
