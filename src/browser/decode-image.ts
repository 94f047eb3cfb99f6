import { base64Slices, imageTypeOf, maxBytesOf, NotAnImageError } from '@/lib/image/image-bytes'

/** Milliseconds of work before others get the thread: half a frame. */
const WORK_LIMIT = 8

/**
 * Turns the base64 of an image call into a Blob whose type comes from its first bytes, without a long task. A blob of
 * a known image type is harmless wherever it is opened. Throws NotAnImageError, and the reason of the signal.
 */
export async function decodeImage(base64: string, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted()
  const bytes = new Uint8Array(maxBytesOf(base64.length))
  let length = 0
  let type: string | undefined
  let started = performance.now()
  for (const slice of base64Slices(base64)) {
    // What is no image is not decoded any further.
    type ??= imageTypeOf(slice)
    bytes.set(slice, length)
    length += slice.length
    if (performance.now() - started < WORK_LIMIT) continue
    await nextTask()
    signal.throwIfAborted()
    started = performance.now()
  }
  if (type === undefined) throw new NotAnImageError('unknown type')
  return new Blob([bytes.subarray(0, length)], { type })
}

/** Unlike a timer, a message waits neither longer after the fifth nor a second in a hidden tab. */
function nextTask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    resolve()
  })
  port1.start()
  port2.postMessage(null)
  return promise
}
