import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ZipEntry, ZipListing } from '@/lib/zip/zip-directory'
import { zipKind, type ZipRead } from '@/lib/zip/zip-preview'
import type { ZipResponse, ZipRequest } from '@/browser/zip-preview-worker'

/** `read` is undefined while the entry is being read. */
export type ZipEntryPreview = { entry: ZipEntry; read: ZipRead | undefined }

/** Whether a file with this name can be shown as text. */
export const isReadable = (name: string) => ['json', 'csv', 'text'].includes(zipKind(name))

/** Returns the ID for revealing an entry. */
export const zipEntryRevealId = (entry: ZipEntry) => `zip ${entry.offset}`

/** Reads a zip in a worker. The worker is terminated when the component unmounts. */
export function useZipPreview(zip: Blob) {
  const [listing, setListing] = useState<ZipListing>()
  const [failed, setFailed] = useState(false)
  const [opened, setOpened] = useState<ZipEntryPreview>()
  const worker = useRef<Worker>(undefined)
  const lastId = useRef(0)

  const open = (entry: ZipEntry) => {
    setOpened({ entry, read: undefined })
    if (!isReadable(entry.name)) return
    lastId.current += 1
    post(worker.current, { id: lastId.current, zip, entry })
  }

  /** Opens the first readable file, unless the zip looks like a zip bomb. */
  const onListing = useEffectEvent((next: ZipListing) => {
    setListing(next)
    const first = next.bomb ? undefined : next.entries.find(({ name }) => isReadable(name))
    if (first) open(first)
  })

  useEffect(() => {
    const newWorker = new Worker(new URL('@/browser/zip-preview-worker.ts', import.meta.url), {
      type: 'module',
    })
    worker.current = newWorker
    newWorker.addEventListener('error', () => setFailed(true))
    newWorker.addEventListener('message', ({ data }: MessageEvent<ZipResponse>) => {
      if ('listing' in data) onListing(data.listing)
      else if (data.id === 0) setFailed(true)
      else if (data.id === lastId.current) {
        const result: ZipRead = 'read' in data ? data.read : { refused: 'damaged' }
        setOpened((current) => current && { ...current, read: result })
      }
    })
    post(newWorker, { id: 0, zip })
    return () => newWorker.terminate()
  }, [zip])

  return { listing, failed, opened, open }
}

function post(worker: Worker | undefined, request: ZipRequest) {
  worker?.postMessage(request, [])
}
