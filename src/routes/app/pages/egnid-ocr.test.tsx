import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { holdResponses } from '@/test/hold-responses'
import { createLatinFile, photoFile, stubPhotoWorker } from '@/test/photo-worker'
import { renderPortal } from '@/test/render-portal'

const path = '/app/pages/egnid-ocr'
const CALL = 'egnid-ocr'

beforeEach(() => stubPhotoWorker())

const side = (name: string) => within(screen.getByRole('region', { name }))
const fileInput = async (name: string) => screen.findByLabelText(`Photo file for ${name}`)
const readButton = () => screen.getByRole('button', { name: 'Read the document' })
const photo = (name: string) => screen.findByRole('img', { name })

async function choose(user: UserEvent, name: string, file: File) {
  await user.upload(await fileInput(name), file)
}

async function addBoth(user: UserEvent) {
  await choose(user, 'Front side', photoFile('front.png'))
  await choose(user, 'Back side', photoFile('back.png'))
  await photo('Front side')
  await photo('Back side')
}

test('reads two photos once, masks and checks the result, and shows it only on screen', async () => {
  const { user, calls, search, open, router } = await renderPortal('client', path)
  await addBoth(user)
  const release = holdResponses(CALL)
  await user.dblClick(readButton())
  release()
  const table = within(await screen.findByRole('table', { name: 'Extracted fields' }))
  expect(calls(CALL)).toHaveLength(1)
  const nid = within(table.getByRole('row', { name: /^National ID, front/ }))
  expect(nid.getByText(/^[23]••••••\d\d$/)).toBeTruthy()
  expect(nid.getByText('Valid')).toBeTruthy()
  expect(nid.getByText(/^\d\d(\.\d)?%$/)).toBeTruthy()
  const reading = within(screen.getByRole('region', { name: 'National ID details' }))
  expect(reading.getAllByText('Matches').length).toBeGreaterThan(2)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Result' }))

  await user.click(nid.getByRole('button', { name: 'Reveal National ID, front' }))
  const number = nid.getByText(/^\d{14}$/).textContent ?? '?'
  await user.click(screen.getByRole('radio', { name: 'JSON' }))
  const json = await screen.findByRole('region', { name: 'Raw JSON' })
  expect(json.textContent).toContain('"front_nid"')
  expect(json.textContent).not.toContain(number)
  expect(search().size).toBe(0)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(number)

  await open('/app/pages/profile')
  await screen.findByRole('heading', { level: 1, name: 'My account' })
  await waitFor(() => expect(router.state.status).toBe('idle'))
  await open(path)
  expect(await screen.findByText('No document read yet')).toBeTruthy()
  expect(screen.queryByRole('img', { name: 'Front side' })).toBeNull()
})

const large = photoFile('large.png')
Object.defineProperty(large, 'size', { value: 100_000_000 })

test('F6 rejects an empty, oversized, HEIC or non-photo file before sending anything', async () => {
  const { user, calls } = await renderPortal('client', path)
  for (const [file, text] of [
    [createLatinFile('id.jpg', '<svg onload="alert(1)">'), 'This file is not a photo'],
    [createLatinFile('id.jpg', ''), 'This file is empty'],
    [large, 'larger than 25 MB'],
    [createLatinFile('id.heic', '\0\0\0\x28ftypheic'), 'This is a HEIC photo'],
  ] as const) {
    await choose(user, 'Front side', file)
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text))
  }
  await user.click(readButton())
  expect(side('Back side').getByText('Add a photo of this side.')).toBeTruthy()
  expect(calls(CALL)).toHaveLength(0)
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Choose a photo for Front side')
})

test('reads a blurry photo only if the user chooses to use it anyway', async () => {
  const { user, calls } = await renderPortal('client', path)
  await choose(user, 'Front side', photoFile('front.png'))
  await choose(user, 'Back side', photoFile('blurred.png'))
  expect(await screen.findByText(/The photo looks blurry/)).toBeTruthy()
  await user.click(readButton())
  expect(side('Back side').getByText(/Take a better photo/)).toBeTruthy()
  expect(calls(CALL)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Use it anyway for Back side' }))
  await user.click(readButton())
  expect(await screen.findByRole('table')).toBeTruthy()
})

test('assigns dropped and pasted files to the sides without a photo', async () => {
  await renderPortal('client', path)
  await fileInput('Front side')
  const transfer = (...files: File[]) => ({ types: ['Files'], files })
  const pasted = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(pasted, { clipboardData: transfer(photoFile('one.png')) })
  fireEvent(document.body, pasted)
  expect(pasted.defaultPrevented).toBe(true)
  await photo('Front side')
  const dropped = fireEvent.drop(document.body, {
    dataTransfer: transfer(photoFile('two.png'), photoFile('three.png')),
  })
  // The portal must prevent the default, because the browser would otherwise open the file in place of the page.
  expect(dropped).toBe(false)
  await photo('Back side')
  expect(screen.getByText(/There is no room for more photos/)).toBeTruthy()
})

test('explains a service error and keeps the photos for a retry', async () => {
  const refusal = { path: CALL, kind: 'error_code', code: 5009, status: 400 } as const
  const { user, faults } = await renderPortal('client', path)
  await addBoth(user)
  faults(refusal)
  await user.click(readButton())
  expect(await screen.findByText(/too blurry, too dark or too tightly cropped/)).toBeTruthy()
  expect(await photo('Front side')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table')).toBeTruthy()
})

test("shows a rejected photo's problem on that side until the photo is replaced", async () => {
  const { user } = await renderPortal('client', path)
  await choose(user, 'Front side', photoFile('same.png'))
  await choose(user, 'Back side', photoFile('same.png'))
  await photo('Back side')
  await user.click(readButton())
  const text = 'This is the same image as the front side'
  await waitFor(() => expect(side('Back side').getByText(text)).toBeTruthy())
  await choose(user, 'Back side', photoFile('other.png'))
  await waitFor(() => expect(side('Back side').queryByText(text)).toBeNull())
})

test('cancels a slow request and keeps the photos', async () => {
  const { user, faults } = await renderPortal('client', path)
  await addBoth(user)
  faults({ path: CALL, kind: 'hang' })
  await user.click(readButton())
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('No document read yet')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.click(readButton())
  expect(await screen.findByRole('table')).toBeTruthy()
})

/** Stubs a camera that returns this result or error. */
function stubCamera(answer: () => Promise<unknown>) {
  const enumerateDevices = async () => []
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, {
      mediaDevices: { value: { getUserMedia: vi.fn(answer), enumerateDevices } },
    }),
  )
}
const refusedBy = (name: string) => () => Promise.reject(new DOMException('', name))

test.each([
  ['NotAllowedError', 'Camera access is blocked'],
  ['NotFoundError', 'No camera found'],
  ['NotReadableError', 'The camera did not start'],
])('explains the camera error %s and offers to choose a file instead', async (name, text) => {
  const { user } = await renderPortal('client', path)
  stubCamera(refusedBy(name))
  await user.click(await screen.findByRole('button', { name: 'Use the camera for Front side' }))
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  expect(screen.getByText('You can choose a file instead.')).toBeTruthy()
})

test.each([
  [true, 'This browser does not support camera access'],
  [false, 'Open the portal over HTTPS, then try again.'],
])('explains why the camera is unavailable (secure context: %s)', async (secure, text) => {
  vi.stubGlobal('isSecureContext', secure)
  const { user } = await renderPortal('client', path)
  vi.stubGlobal('navigator', Object.create(navigator, { mediaDevices: { value: undefined } }))
  await user.click(await screen.findByRole('button', { name: 'Use the camera for Front side' }))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(text)
  expect(alert.textContent).toContain('You can choose a file instead.')
  // A retry wouldn't change anything.
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('reports a disconnected camera and releases it when the user cancels', async () => {
  const { user } = await renderPortal('client', path)
  const stop = vi.fn()
  const track = Object.assign(new EventTarget(), { stop, getSettings: () => ({}) })
  const stream = Object.assign(new MediaStream(), {
    getTracks: () => [track],
    getVideoTracks: () => [track],
  })
  stubCamera(() => Promise.resolve(stream))
  await user.click(await screen.findByRole('button', { name: 'Use the camera for Front side' }))
  await screen.findByRole('button', { name: 'Take photo' })
  track.dispatchEvent(new Event('ended'))
  expect((await screen.findByRole('alert')).textContent).toContain('The camera was disconnected')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(stop).toHaveBeenCalled()
})
