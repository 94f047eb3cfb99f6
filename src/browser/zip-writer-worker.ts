import { createZip } from '@/lib/zip/zip-build'

/** A file to add, or the end. A blob is only a handle and is not copied. */
export type ZipWriterRequest = { name: string; file: Blob } | { end: true }

/** `written`: the worker has read the file, or ended the zip, and waits for the next. */
export type ZipWriterResponse = { piece: Uint8Array<ArrayBuffer> } | { written: true }

const zip = createZip((piece) => post({ piece }, [piece.buffer]))

self.addEventListener('message', ({ data }: MessageEvent<ZipWriterRequest>) => {
  const work = 'name' in data ? zip.add(data.name, data.file) : zip.end()
  // A rejection does not reach the page; an error does.
  void work.then(() => post({ written: true }), reportError)
})

function post(response: ZipWriterResponse, transfer: Transferable[] = []): void {
  self.postMessage(response, { transfer })
}
