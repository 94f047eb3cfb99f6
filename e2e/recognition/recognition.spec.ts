import { expect, type Page } from '@playwright/test'
import { test } from '../fixtures'
import {
  MOCK,
  FULL,
  PHONE,
  button,
  dialog,
  expectAccessibleInBothLooks,
  heading,
  region,
} from '../helpers'
import { ADMIN_GENERIC_OCR, ID_OCR } from '../pages'
import { photo } from './photo'

/** Stubs the camera with a picture of a card that has small print, because the test machine has no camera. */
const plugInCamera = (page: Page) =>
  page.addInitScript(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1000 })
    const context = canvas.getContext('2d')
    const draw = () => {
      if (!context) return
      context.fillStyle = '#c8d0cc'
      context.fillRect(0, 0, 1600, 1000)
      context.fillStyle = '#303840'
      context.font = '40px sans-serif'
      for (let line = 1; line < 16; line += 1)
        context.fillText('SPECIMEN '.repeat(7), 40, line * 60)
    }
    draw()
    navigator.mediaDevices.getUserMedia = async () => {
      // Redraws the canvas regularly, because it sends no frames unless it changes.
      const timer = setInterval(draw, 200)
      const stream = canvas.captureStream()
      const [track] = stream.getTracks()
      const stop = track?.stop.bind(track)
      Object.assign(track ?? {}, { stop: () => (clearInterval(timer), stop?.()) })
      return stream
    }
  })

/** Keeps the files behind object URLs, because the content security policy blocks fetching them. */
const keepShownFiles = (page: Page) =>
  page.addInitScript(() => {
    const files = new Map<string, unknown>()
    const create = URL.createObjectURL
    URL.createObjectURL = (file) => {
      const url = create(file)
      files.set(url, file)
      return url
    }
    Object.assign(window, { shownFiles: files })
  })

/** Returns a JPEG like a camera's: rotated, with an EXIF block that contains its orientation and location. */
async function turnedPhoto(page: Page) {
  const jpeg = await photo(page)
  // Orientation 6: the top of the picture is on the right.
  const tiff = Buffer.from('4d4d002a0000000800010112000300000001000600000000', 'hex')
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from('GPS 30.04 N, 31.23 E')])
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)])
}

test(
  'reads an ID from a file and a camera photo on a phone, and removes rotation and location data',
  { tag: MOCK },
  async ({ page, openAs }) => {
    await plugInCamera(page)
    await keepShownFiles(page)
    await page.setViewportSize(PHONE)
    await openAs('client', ID_OCR)
    await expect(heading(page, 'ID OCR')).toBeVisible()
    const front = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await turnedPhoto(page) }
    await page.getByLabel('Photo file for Front side').setInputFiles(front)
    await expect(page.getByRole('img', { name: 'Front side' })).toBeVisible()

    await button(page, 'Use the camera for Back side').click()
    const camera = dialog(page, 'Photo: Back side')
    await expect(camera.getByLabel('Camera preview')).toHaveJSProperty('videoWidth', 1600)
    await camera.getByRole('button', { name: 'Take photo' }).click()
    await expect(page.getByRole('img', { name: 'Back side' })).toBeVisible()

    // Checks the photo on screen, because the portal sends the same photo.
    const sentPhoto = await page
      .getByRole('img', { name: 'Front side' })
      .evaluate(async (image) => {
        if (!(image instanceof HTMLImageElement)) return undefined
        const files: unknown = Reflect.get(window, 'shownFiles')
        const file: unknown = files instanceof Map ? files.get(image.src) : undefined
        if (!(file instanceof Blob)) return undefined
        const text = await file.text()
        const { naturalWidth: width, naturalHeight: height } = image
        return { width, height, hasExif: /Exif|GPS/.test(text) }
      })
    expect(sentPhoto).toEqual({ width: 1000, height: 1600, hasExif: false })
    await button(page, 'Read the document').click()
    await expect(region(page, 'Result')).toBeFocused()
    await expect(page.getByRole('row', { name: /^National ID, front/ })).toContainText('Valid')
  },
)

test(
  "highlights a field's box on a photo that an administrator has dropped",
  { tag: FULL },
  async ({ page, openAs }) => {
    await openAs('admin-demo', `${ADMIN_GENERIC_OCR}?type=egy_passport`)
    await expect(region(page, 'Document')).toBeVisible()
    const transfer = await page.evaluateHandle(
      (bytes) => {
        const data = new DataTransfer()
        data.items.add(new File([Uint8Array.from(bytes)], 'passport.jpg'))
        return data
      },
      [...(await turnedPhoto(page))],
    )
    // Drops the photo outside the field, in the middle of the page.
    await heading(page, 'Generic ID OCR').dispatchEvent('drop', { dataTransfer: transfer })
    await expect(page.getByRole('img', { name: 'Document' })).toBeVisible()
    await button(page, 'Read the document').click()
    await button(page, 'Open Document in the viewer').click()
    const viewer = dialog(page, 'Document')
    await viewer.getByRole('button', { name: 'Show Passport number on the image' }).focus()
    await expect(viewer.getByTitle('Passport number')).toHaveAttribute('data-highlighted', 'true')
    await expectAccessibleInBothLooks(page, 'the viewer')
  },
)

test(
  'shows an explanation and rejects the photo if the browser falsifies canvas pixels',
  { tag: MOCK },
  async ({ page, openAs }) => {
    await page.addInitScript(() => {
      const { prototype } = OffscreenCanvasRenderingContext2D
      const read = prototype.getImageData
      prototype.getImageData = function (...area: [number, number, number, number]) {
        const image = read.apply(this, area)
        crypto.getRandomValues(image.data)
        return image
      }
    })
    await openAs('client', ID_OCR)
    const front = { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: await photo(page) }
    await page.getByLabel('Photo file for Front side').setInputFiles(front)
    await expect(page.getByText('Your browser protects you by changing the pixels')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Front side' })).toBeHidden()
  },
)
