import { isCanvasFalsified } from './canvas-check'
import { refuseBySize, type PhotoRefusal } from '@/lib/image/photo-header'
import type { PhotoResponse, PreparedPhoto } from './prepare-photo-worker'

/** Thrown if the file is not a photo that can be sent. */
export class PhotoRefusedError extends Error {
  override name = 'PhotoRefusedError'
  readonly refusal: PhotoRefusal

  constructor(refusal: PhotoRefusal) {
    super(`Photo refused: ${refusal}`)
    this.refusal = refusal
  }
}

/**
 * Prepares a photo file for sending, or throws PhotoRefusedError or the signal's reason. Uses a separate worker,
 * because the browser frees a worker's memory when the worker ends.
 */
export async function preparePhoto(file: Blob, signal: AbortSignal): Promise<PreparedPhoto> {
  const refusal = refuseBySize(file.size)
  if (refusal) throw new PhotoRefusedError(refusal)
  // A camera photo comes from a canvas of the page, so the page's canvas must also be checked.
  if (await isCanvasFalsified()) throw new PhotoRefusedError('falsified')
  signal.throwIfAborted()
  const worker = new Worker(new URL('./prepare-photo-worker.ts', import.meta.url), {
    type: 'module',
  })
  const response = Promise.withResolvers<PhotoResponse>()
  signal.addEventListener('abort', () => response.reject(signal.reason), { once: true })
  worker.addEventListener('error', (event) => response.reject(new Error(event.message)))
  worker.addEventListener('message', ({ data }: MessageEvent<PhotoResponse>) =>
    response.resolve(data),
  )
  worker.postMessage(file, [])
  try {
    const preparedPhoto = await response.promise
    if ('refusal' in preparedPhoto) throw new PhotoRefusedError(preparedPhoto.refusal)
    return preparedPhoto.photo
  } finally {
    worker.terminate()
  }
}
