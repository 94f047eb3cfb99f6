import { isCanvasFalsified } from './canvas-check'
import { refuseByHeader, type PhotoRefusal } from '@/lib/image/photo-header'
import {
  photoAdvice,
  photoQuality,
  QUALITY_SIDE,
  type PhotoAdvice,
} from '@/lib/image/photo-quality'

/** A photo ready to send: an upright, scaled-down JPEG without metadata. */
export interface PreparedPhoto {
  blob: Blob
  base64: string
  width: number
  height: number
  advice: readonly PhotoAdvice[]
}

export type PhotoResponse = { photo: PreparedPhoto } | { refusal: PhotoRefusal }

/** Maximum length of the sent photo's longer side, in pixels: enough to read the print on a document. */
const MAX_SIDE = 2000
const JPEG_QUALITY = 0.9

self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  const damagedResponse: PhotoResponse = { refusal: 'damaged' }
  void prepare(data)
    .catch(() => damagedResponse)
    .then((response) => self.postMessage(response, {}))
})

async function prepare(file: Blob): Promise<PhotoResponse> {
  const refusal = refuseByHeader(new Uint8Array(await file.arrayBuffer()))
  if (refusal) return { refusal }
  if (await isCanvasFalsified()) return { refusal: 'falsified' }
  let bitmap: ImageBitmap
  try {
    // Applies the orientation from the photo's metadata, so the photo is upright.
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return { refusal: 'damaged' }
  }
  const { width, height } = bitmap
  const sentImage = draw(bitmap, width, height, MAX_SIDE)
  bitmap.close()
  // Redrawing removes all metadata, such as place, time and device.
  const blob = await sentImage.canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
  const measuredImage = draw(
    sentImage.canvas,
    sentImage.canvas.width,
    sentImage.canvas.height,
    QUALITY_SIDE,
  )
  const pixels = measuredImage.getImageData(
    0,
    0,
    measuredImage.canvas.width,
    measuredImage.canvas.height,
  )
  return {
    photo: {
      blob,
      base64: await toBase64(blob),
      width: sentImage.canvas.width,
      height: sentImage.canvas.height,
      advice: photoAdvice(photoQuality(pixels), { width, height }),
    },
  }
}

function toBase64(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => {
    const url = typeof reader.result === 'string' ? reader.result : ''
    resolve(url.slice(url.indexOf(',') + 1))
  })
  reader.addEventListener('error', () => reject(new Error('The photo cannot be read')))
  reader.readAsDataURL(blob)
  return promise
}

/** Draws the picture on a white background, scaled to at most `side` pixels on the longer side. */
function draw(picture: ImageBitmap | OffscreenCanvas, width: number, height: number, side: number) {
  const scale = Math.min(1, side / Math.max(width, height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  )
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return context
}
