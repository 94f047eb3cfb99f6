import { listZip, type ZipEntry, type ZipListing } from '@/lib/zip/zip-directory'
import { readZipEntry, type ZipRead } from '@/lib/zip/zip-preview'

/** A request that contains the zip. A blob is only a handle, so its bytes are not copied. */
export type ZipRequest = { id: number; zip: Blob; entry?: ZipEntry }
export type ZipResponse =
  | { id: number; listing: ZipListing }
  | { id: number; read: ZipRead }
  | { id: number; damaged: true }

self.addEventListener('message', ({ data }: MessageEvent<ZipRequest>) => {
  void respond(data).then((response) => self.postMessage(response, {}))
})

async function respond({ id, zip, entry }: ZipRequest): Promise<ZipResponse> {
  try {
    return entry
      ? { id, read: await readZipEntry(zip, entry) }
      : { id, listing: await listZip(zip) }
  } catch {
    return { id, damaged: true }
  }
}
