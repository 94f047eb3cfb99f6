import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ZipEntry, ZipListing } from '@/lib/zip-directory'
import { zipKind, type ZipRead } from '@/lib/zip-preview'
import type { ZipResponse, ZipRequest } from '@/browser/zip-preview-worker'

/** `read` is missing until it is there. */
export type OpenedEntry = { entry: ZipEntry; read: ZipRead | undefined }

/** Names of what can be shown as text. */
export const readable = (name: string) => ['json', 'csv', 'text'].includes(zipKind(name))

/** Of the choice to reveal an entry. */
export const revealIdOf = (entry: ZipEntry) => `zip ${entry.offset}`

/** What is in a zip, read off the main thread. The worker ends with the screen that asked. */
export function useZipPreview(zip: Blob) {
  const [listing, setListing] = useState<ZipListing>()
  const [failed, setFailed] = useState(false)
  const [opened, setOpened] = useState<OpenedEntry>()
  const worker = useRef<Worker>(undefined)
  const last = useRef(0)

  const open = (entry: ZipEntry) => {
    setOpened({ entry, read: undefined })
    if (!readable(entry.name)) return
    last.current += 1
    ask(worker.current, { id: last.current, zip, entry })
  }

  /** Something to read at once, unless it is better not opened. */
  const onListing = useEffectEvent((told: ZipListing) => {
    setListing(told)
    const first = told.bomb ? undefined : told.entries.find(({ name }) => readable(name))
    if (first) open(first)
  })

  useEffect(() => {
    const started = new Worker(new URL('@/browser/zip-preview-worker.ts', import.meta.url), {
      type: 'module',
    })
    worker.current = started
    started.addEventListener('error', () => setFailed(true))
    started.addEventListener('message', ({ data }: MessageEvent<ZipResponse>) => {
      if ('listing' in data) onListing(data.listing)
      else if (data.id === 0) setFailed(true)
      else if (data.id === last.current) {
        const read: ZipRead = 'read' in data ? data.read : { refused: 'damaged' }
        setOpened((before) => before && { ...before, read })
      }
    })
    ask(started, { id: 0, zip })
    return () => started.terminate()
  }, [zip])

  return { listing, failed, opened, open }
}

function ask(worker: Worker | undefined, question: ZipRequest) {
  worker?.postMessage(question, [])
}
