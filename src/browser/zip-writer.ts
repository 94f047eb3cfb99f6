import type { FileSink } from './file-sink'
import type { ZipWriterRequest, ZipWriterResponse } from './zip-writer-worker'

/** A zip that a worker builds file by file. The last file contains the SHA-256 checksums of the other files. */
export interface ZipWriter {
  /** Resolves when the file is in the zip. */
  add: (name: string, file: Blob) => Promise<void>
  end: () => Promise<void>
  /** Ends the worker. The zip is complete only after `end`. */
  close: () => void
}

/**
 * Creates a zip and passes its bytes to `write` piece by piece. `add` and `end` throw errors from the worker and from
 * `write`.
 */
export function createZipWriter(write: FileSink['write']): ZipWriter {
  const worker = new Worker(new URL('./zip-writer-worker.ts', import.meta.url), { type: 'module' })
  const failure = Promise.withResolvers<never>()
  // The promise may reject while nothing awaits it.
  failure.promise.catch(() => {})
  let writePromise = Promise.withResolvers<void>()
  let writing = Promise.resolve()
  worker.addEventListener('error', (event) => failure.reject(new Error(event.message)))
  worker.addEventListener('message', ({ data }: MessageEvent<ZipWriterResponse>) => {
    if ('piece' in data) {
      writing = writePiece(writing, data.piece)
      writing.catch(failure.reject)
    } else writePromise.resolve()
  })

  async function writePiece(before: Promise<void>, piece: Uint8Array<ArrayBuffer>) {
    await before
    await write(piece)
    worker.postMessage({ used: piece.buffer }, [piece.buffer])
  }

  async function send(request: ZipWriterRequest): Promise<void> {
    writePromise = Promise.withResolvers()
    worker.postMessage(request, [])
    await Promise.race([writePromise.promise, failure.promise])
    // The next file waits for a slow disk; otherwise pieces would pile up in memory.
    await Promise.race([writing, failure.promise])
  }

  return {
    add: (name, file) => send({ name, file }),
    end: () => send({ end: true }),
    close: () => worker.terminate(),
  }
}
