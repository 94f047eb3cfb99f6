import { listZip, type ZipEntry, type ZipListing } from '@/lib/zip-directory'
import { readZipEntry, type ZipRead } from '@/lib/zip-preview'

/** The zip itself with every question: a handle, of which nothing is copied. */
export type ZipRequest = { id: number; zip: Blob; entry?: ZipEntry }
export type ZipResponse =
  | { id: number; listing: ZipListing }
  | { id: number; read: ZipRead }
  | { id: number; damaged: true }

self.addEventListener('message', ({ data }: MessageEvent<ZipRequest>) => {
  void answer(data).then((told) => self.postMessage(told, {}))
})

async function answer({ id, zip, entry }: ZipRequest): Promise<ZipResponse> {
  try {
    return entry
      ? { id, read: await readZipEntry(zip, entry) }
      : { id, listing: await listZip(zip) }
  } catch {
    return { id, damaged: true }
  }
}
