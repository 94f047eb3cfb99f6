import { screen, within } from '@testing-library/react'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { bundleWithoutImageNames } from '@mocks/seeds/bundles'
import { formatId } from '@mocks/seeds/ids'
import { createZip } from '@/lib/zip/zip-build'
import { findButton } from '@/test/auth-forms'
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
