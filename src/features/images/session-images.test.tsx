import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Fault } from '@mocks/faults'
import { bundleWithoutImageNames } from '@mocks/seeds/bundles'
import { findRows, getRowLink } from '@/test/list-screen'
import { renderPortal } from '@/test/render-portal'
import { storedSession } from '@/test/stored-session'

const { id, path: clientPath, transactionId } = storedSession({ status: 'success' })
const SESSION = `/admin/sessions/20011/${id}`

const PICKED = 'client=1001&bundle=20011'

/** Object URLs that exist and haven't been revoked yet. */
const urls = new Set<string>()

beforeEach(() => {
  urls.clear()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:http://portal.test/${crypto.randomUUID()}`
    urls.add(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void urls.delete(url))
  // Reports every image as in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      onChange: (entries: { isIntersecting: boolean }[]) => void
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        this.onChange = onChange
      }
      observe() {
        this.onChange([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
})

const original = (img: unknown): Fault => ({
  path: 'original-image',
  kind: 'status',
  status: 200,
  body: { img },
})
const findTiles = async () => within(await screen.findByRole('region', { name: 'Images' }))
const findViewer = async () => within(await screen.findByRole('dialog'))
const revealFront = { name: 'Reveal Front side · ID OCR' }
const openFront = { name: 'Open Front side · ID OCR in the viewer' }
const front = { name: 'Front side · ID OCR' }

test('F5 fetches an image when it is revealed and revokes its URL when it is masked again', async () => {
  const { user, calls } = await renderPortal('admin-monitoring', SESSION)
  const tiles = await findTiles()
  expect(tiles.getAllByRole('listitem')).toHaveLength(4)
  expect(tiles.queryByRole('img')).toBeNull()
  expect(calls('-image/')).toEqual([])
  await user.click(tiles.getByRole('button', revealFront))
  const image = await tiles.findByRole('img', front)
  expect([...urls]).toEqual([image.getAttribute('src')])
  expect(calls('-image/').map(({ path }) => path)).toEqual([
    '/admin-portal-backend/v1/valify/original-image/',
  ])
  await user.click(tiles.getByRole('button', { name: 'Hide Front side · ID OCR' }))
  expect(tiles.queryByRole('img')).toBeNull()
  expect(urls.size).toBe(0)
})

test('reveals every image with "Reveal all" but masks the images of the next session', async () => {
  const { user, calls } = await renderPortal('admin-monitoring', `${SESSION}?status=success`)
  const tiles = await findTiles()
  await user.click(screen.getByRole('button', { name: 'Reveal all' }))
  await waitFor(() => expect(tiles.getAllByRole('img')).toHaveLength(4))
  const fetchedCount = calls('-image/').length
  await user.click(await screen.findByRole('link', { name: 'Next session' }))
  await waitFor(() =>
    expect(screen.queryByRole('heading', { level: 1 })?.textContent).not.toContain(id.slice(0, 6)),
  )
  expect((await findTiles()).queryByRole('img')).toBeNull()
  expect(urls.size).toBe(0)
  expect(calls('-image/')).toHaveLength(fetchedCount)
})

test('F5 rejects HTML, a script, and bad base64 in place of an image', async () => {
  const { user, calls } = await renderPortal(
    'admin-monitoring',
    SESSION,
    ...[
      btoa('<!doctype html><script>alert(1)</script>'),
      btoa('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      '<img src=x onerror=alert(1)>',
    ].map(original),
  )
  const tiles = await findTiles()
  await user.click(tiles.getByRole('button', revealFront))
  for (const fetched of [1, 2, 3]) {
    await waitFor(() => expect(calls('-image/')).toHaveLength(fetched))
    expect((await tiles.findByRole('alert')).textContent).toContain('This is not an image')
    expect(tiles.queryByRole('img')).toBeNull()
    expect(URL.createObjectURL).not.toHaveBeenCalled()
    await user.click(tiles.getByRole('button', { name: 'Try again' }))
  }
  expect(await tiles.findByRole('img', front)).toBeTruthy()
})

test('F5 rejects an image that fails to decode despite valid first bytes and revokes its URL', async () => {
  const { user } = await renderPortal('admin-monitoring', SESSION)
  const tiles = await findTiles()
  await user.click(tiles.getByRole('button', revealFront))
  const image = await tiles.findByRole('img', front)
  act(() => void image.dispatchEvent(new Event('error')))
  expect(tiles.getByRole('alert').textContent).toContain('This is not an image')
  expect(urls.size).toBe(0)
})

test("E2 E3 offers a retry for a failed image request and shows the server's message for a 403", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const call = 'original-image'
  const { user, calls } = await renderPortal(
    'admin-monitoring',
    SESSION,
    { path: call, kind: 'truncated' },
    { path: call, kind: 'wrong_shape' },
    { path: call, kind: 'empty' },
    { path: call, kind: 'html', status: 200 },
    { path: call, kind: 'status', status: 500 },
    { path: call, kind: 'status', status: 403, body: { message: 'Not yours' }, count: 2 },
  )
  const tiles = await findTiles()
  await user.click(tiles.getByRole('button', revealFront))
  const titles = [
    ...Array.from({ length: 4 }, () => 'Something went wrong'),
    'Internal Server Error',
  ]
  for (const [index, title] of titles.entries()) {
    await waitFor(() => expect(calls(call)).toHaveLength(index + 1))
    await waitFor(() => expect(tiles.getByRole('alert').textContent).toContain(title))
    await user.click(tiles.getByRole('button', { name: 'Try again' }))
  }
  await waitFor(() => expect(tiles.getByRole('alert').textContent).toBe('Not allowedNot yours'))
})

test('opens a masked image and its fields in the viewer and closes the viewer with one Back', async () => {
  const { user, router, search } = await renderPortal('admin-monitoring', SESSION)
  await user.click((await findTiles()).getByRole('link', openFront))
  const viewer = await findViewer()
  expect(viewer.queryByRole('img')).toBeNull()
  await user.click(viewer.getByRole('button', revealFront))
  expect(await viewer.findByRole('img', front)).toBeTruthy()
  const fields = within(await viewer.findByRole('complementary', { name: 'Fields on this image' }))
  expect(fields.getAllByRole('listitem')).toHaveLength(7)
  expect(fields.getByRole('button', { name: 'Reveal National ID, front' })).toBeTruthy()
  const zoomIn = viewer.getByRole('button', { name: 'Zoom in' })
  await user.click(zoomIn)
  await user.click(zoomIn)
  expect(viewer.getByRole('status', { name: 'Zoom' }).textContent).toBe('156%')
  await user.click(viewer.getByRole('radio', { name: 'Overlay' }))
  const opacity = viewer.getByRole('slider', { name: 'Opacity' })
  expect(opacity.getAttribute('aria-valuetext')).toBe('50%')
  expect(opacity.parentElement?.textContent).toBe('0%100%')
  await user.click(viewer.getByRole('radio', { name: 'Side by side' }))
  await waitFor(() => expect(viewer.getAllByRole('img', front)).toHaveLength(2))
  await user.click(viewer.getByRole('radio', { name: 'Faces' }))
  expect(viewer.getByRole('button', { name: /^Reveal Selfie/ })).toBeTruthy()

  await user.selectOptions(viewer.getByRole('combobox', { name: 'Image' }), 'Back side · ID OCR')
  expect(await screen.findByRole('dialog', { name: 'Back side · ID OCR' })).toBeTruthy()
  expect(search().get('image')).toMatch(/~back$/)
  act(() => router.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(search().has('image')).toBe(false)
})

test('F5 rejects a non-image file in the viewer and allows a retry', async () => {
  const { user } = await renderPortal('admin-monitoring', SESSION, {
    ...original(btoa('<!doctype html>')),
    count: 2,
  })
  await user.click((await findTiles()).getByRole('link', openFront))
  const viewer = await findViewer()
  await user.click(viewer.getByRole('button', revealFront))
  expect(await viewer.findByText('This is not an image')).toBeTruthy()
  await user.click(viewer.getByRole('button', { name: 'Try again' }))
  expect(await viewer.findByText('This is not an image')).toBeTruthy()
  expect(URL.createObjectURL).not.toHaveBeenCalled()
})

test('shows "Image not found" if the URL refers to an image of another session', async () => {
  const { user } = await renderPortal('admin-monitoring', `${SESSION}?image=other~front`)
  const viewer = await findViewer()
  expect(viewer.getByText('Image not found')).toBeTruthy()
  expect(viewer.getByRole('combobox', { name: 'Image' })).toHaveProperty('value', '')
  expect(viewer.getByRole('option', { name: 'Choose an image' })).toBeTruthy()
  await user.click(viewer.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('hides session and transaction images from a client regardless of the URL', async () => {
  const { calls, open } = await renderPortal('client', `${clientPath}?image=other~front`)
  await screen.findByRole('region', { name: 'Checks' })
  expect(screen.queryByRole('region', { name: 'Images' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()

  const list = '/app/pages/bundle/20011/sessions?tab=transactions&page_size=10'
  await open(`${list}&transaction=${transactionId}`)
  const drawer = within(await screen.findByRole('dialog', { name: 'Transaction' }))
  expect(await drawer.findByText('Service results')).toBeTruthy()
  expect(drawer.queryByRole('heading', { name: 'Images' })).toBeNull()
  expect(calls('-image/')).toEqual([])
})

test('derives unlisted images from the services and shows no error if an image is missing', async () => {
  const unread = storedSession({ status: 'failed', error_code: 5012 }, bundleWithoutImageNames)
  const { user, calls } = await renderPortal(
    'admin',
    `/admin/sessions/${bundleWithoutImageNames}/${unread.id}`,
  )
  const tiles = await findTiles()
  const [back] = tiles.getAllByRole('button', { name: /^Reveal Back side · ID OCR/ })
  await user.click(back ?? document.body)
  expect((await tiles.findByText('No image')).getAttribute('role')).toBe('status')
  expect(tiles.queryByRole('alert')).toBeNull()
  expect(tiles.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(calls('-image/').map(({ status }) => status)).toEqual([404])

  const [open] = tiles.getAllByRole('link', { name: /^Open Back side/ })
  await user.click(open ?? document.body)
  expect((await findViewer()).getByText('This check has no image of this kind.')).toBeTruthy()
})

test("shows the images and their viewer in an administrator's transaction drawer", async () => {
  const { user } = await renderPortal(
    'admin',
    `/admin/transactions?${PICKED}&service=ocr&page_size=10`,
  )
  const [row] = await findRows('Transactions')
  await user.click(getRowLink(row))
  const drawer = within(await screen.findByRole('dialog', { name: 'Transaction' }))
  await user.click(await drawer.findByRole('button', { name: 'Reveal Front side · ID OCR' }))
  expect(await drawer.findByRole('img', front)).toBeTruthy()
  await user.click(drawer.getByRole('button', openFront))
  expect(await screen.findByRole('dialog', { name: 'Front side · ID OCR' })).toBeTruthy()
})
