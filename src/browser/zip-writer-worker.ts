import { createZip } from '@/lib/zip/zip-build'

/**
 * A file to add, the end of the zip, or a written piece's buffer. A blob is only a handle, so its bytes are not copied.
 */
export type ZipWriterRequest = { name: string; file: Blob } | { end: true } | { used: ArrayBuffer }

/** `written`: the worker has added the file or finished the zip, and accepts the next request. */
export type ZipWriterResponse = { piece: Uint8Array<ArrayBuffer> } | { written: true }

/** The usual maximum size of a piece in bytes. */
const PIECE_SIZE = 262_144

/**
 * Buffers that the page has returned for reuse, because allocating memory for each piece would outrun the garbage
 * collector.
 */
const spare: ArrayBuffer[] = []

const zip = createZip((piece) => {
  const buffer =
    (piece.length > PIECE_SIZE ? undefined : spare.pop()) ??
    new ArrayBuffer(Math.max(piece.length, PIECE_SIZE))
  const copy = new Uint8Array(buffer, 0, piece.length)
  copy.set(piece)
  post({ piece: copy }, [buffer])
})

self.addEventListener('message', ({ data }: MessageEvent<ZipWriterRequest>) => {
  if ('used' in data) {
    spare.push(data.used)
    return
  }
  const work = 'name' in data ? zip.add(data.name, data.file) : zip.end()
  // A rejection does not reach the page, so it is reported as an error.
  void work.then(() => post({ written: true }), reportError)
})

function post(response: ZipWriterResponse, transfer: Transferable[] = []): void {
  self.postMessage(response, { transfer })
}
