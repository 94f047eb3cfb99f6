import { track } from '@/analytics/usage'
import { saveFile } from './save-file'

/** A file that is written piece by piece. */
export interface FileSink {
  /** The caller may reuse the bytes once the promise resolves. */
  write: (piece: string | Blob | Uint8Array<ArrayBuffer>) => Promise<void>
  /** Completes the file. `name` applies to a download; a file that the user picked already has its name. */
  close: (name?: string) => Promise<void>
  /** Discards the file. */
  abort: () => Promise<void>
}

/** File type for the picker and the download. */
export interface FileKind {
  description: string
  /** MIME type, including the charset, if any. */
  type: string
  /** Includes the dot. */
  extension: `.${string}`
}

export const ZIP_FILE: FileKind = {
  description: 'Zip',
  type: 'application/zip',
  extension: '.zip',
}

interface SavePickerOptions {
  suggestedName: string
  types: { description: string; accept: Record<string, string[]> }[]
}

declare global {
  interface Window {
    /** Chromium only. */
    showSaveFilePicker?: (options: SavePickerOptions) => Promise<FileSystemFileHandle>
  }
  interface FileSystemFileHandle {
    /** Chromium only. */
    remove?: () => Promise<void>
  }
}

/**
 * Opens a file that the user picks, or falls back to a download if the browser has no file picker. Must be called
 * within a click, and returns undefined if the user closes the picker.
 */
export async function openFileSink(name: string, kind: FileKind): Promise<FileSink | undefined> {
  if (!window.showSaveFilePicker) return createDownloadSink(name, kind)
  try {
    const [type = kind.type] = kind.type.split(';')
    const handle = await window.showSaveFilePicker({
      suggestedName: name,
      types: [{ description: kind.description, accept: { [type]: [kind.extension] } }],
    })
    return await createPickedSink(handle)
  } catch (error) {
    // A frame or a policy may forbid the picker but still allow a download.
    return error instanceof DOMException && error.name === 'AbortError'
      ? undefined
      : createDownloadSink(name, kind)
  }
}

async function createPickedSink(handle: FileSystemFileHandle): Promise<FileSink> {
  // The picker creates an empty file. A file with content existed before and must survive an abort.
  const isNew = (await handle.getFile()).size === 0
  // The browser writes to a temporary file until the stream is closed.
  const stream = await handle.createWritable()
  return {
    write: (piece) => stream.write(piece),
    close: async () => {
      await stream.close()
      if (USAGE_ANALYTICS) track({ name: 'export' })
    },
    abort: async () => {
      await stream.abort()
      if (isNew) await handle.remove?.()
    },
  }
}

/** Creates a sink that collects the file in memory and saves it as a download. */
export function createDownloadSink(name: string, { type }: FileKind): FileSink {
  const parts = collectParts(type)
  return {
    write: parts.write,
    close: async (finalName = name) => saveFile(parts.take(), finalName),
    abort: async () => void parts.take(),
  }
}

/** Number of bytes to collect before creating a blob, because thousands of tiny blobs are expensive. */
const BATCH_SIZE = 1_000_000

/** Collects pieces into blobs, because the browser may move blobs from memory to disk. */
export function collectParts(type: string) {
  let parts: Blob[] = []
  let batch: Uint8Array<ArrayBuffer> | undefined
  let filledBytes = 0
  function flush() {
    if (batch && filledBytes > 0) parts.push(new Blob([batch.subarray(0, filledBytes)]))
    filledBytes = 0
  }
  function append(bytes: Uint8Array<ArrayBuffer>) {
    batch ??= new Uint8Array(BATCH_SIZE)
    for (let rest = bytes; rest.length > 0;) {
      const fits = rest.subarray(0, BATCH_SIZE - filledBytes)
      batch.set(fits, filledBytes)
      filledBytes += fits.length
      rest = rest.subarray(fits.length)
      if (filledBytes === BATCH_SIZE) flush()
    }
  }
  return {
    write: async (piece: string | Blob | Uint8Array<ArrayBuffer>) => {
      if (piece instanceof Blob) {
        flush()
        parts.push(piece)
      } else append(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece)
    },
    take: () => {
      flush()
      const file = new Blob(parts, { type })
      parts = []
      batch = undefined
      return file
    },
  }
}
