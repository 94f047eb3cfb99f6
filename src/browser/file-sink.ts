import { saveFile } from './save-file'

/** Where a file goes, piece by piece. */
export interface FileSink {
  /** The bytes may be overwritten as soon as it is done. */
  write: (piece: string | Blob | Uint8Array<ArrayBuffer>) => Promise<void>
  /** The file is complete. A download takes the name that is known by now; a picked file has its own. */
  close: (name?: string) => Promise<void>
  /** Leaves no file behind. */
  abort: () => Promise<void>
}

/** The kind of a file, for the picker and for the download. */
export interface FileKind {
  description: string
  /** With its charset, where it has one. */
  type: string
  /** With its dot. */
  extension: `.${string}`
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
 * A file of the person's choice where the browser lets one write to it, else a download when it is
 * complete. Must be called by a click: later the browser shows no picker. Undefined when the person
 * closed the picker.
 */
export async function openFileSink(name: string, kind: FileKind): Promise<FileSink | undefined> {
  if (!window.showSaveFilePicker) return downloadSinkOf(name, kind)
  try {
    const [type = kind.type] = kind.type.split(';')
    const handle = await window.showSaveFilePicker({
      suggestedName: name,
      types: [{ description: kind.description, accept: { [type]: [kind.extension] } }],
    })
    return await pickedSink(handle)
  } catch (error) {
    // A frame or a policy may forbid the picker; a download is allowed all the same.
    return error instanceof DOMException && error.name === 'AbortError'
      ? undefined
      : downloadSinkOf(name, kind)
  }
}

async function pickedSink(handle: FileSystemFileHandle): Promise<FileSink> {
  // The picker makes an empty file. One that held something is the person's own and stays as it was.
  const isNew = (await handle.getFile()).size === 0
  // What is written goes to a file beside it until it is closed.
  const stream = await handle.createWritable()
  return {
    write: (piece) => stream.write(piece),
    close: () => stream.close(),
    abort: async () => {
      await stream.abort()
      if (isNew) await handle.remove?.()
    },
  }
}

/** For what is small, or a browser that cannot write files. */
export function downloadSinkOf(name: string, { type }: FileKind): FileSink {
  const parts = collectParts(type)
  return {
    write: parts.write,
    close: async (known = name) => saveFile(parts.take(), known),
    abort: async () => void parts.take(),
  }
}

/** Bytes that are gathered before they become a blob: thousands of tiny blobs cost more than they hold. */
const BATCH = 1_000_000

/** Pieces that the browser may keep out of memory: they soon become blobs, and none is kept twice. */
export function collectParts(type: string) {
  let parts: Blob[] = []
  let batch: Uint8Array<ArrayBuffer> | undefined
  let filled = 0
  function flush() {
    if (batch && filled > 0) parts.push(new Blob([batch.subarray(0, filled)]))
    filled = 0
  }
  function gather(bytes: Uint8Array<ArrayBuffer>) {
    batch ??= new Uint8Array(BATCH)
    for (let rest = bytes; rest.length > 0;) {
      const fits = rest.subarray(0, BATCH - filled)
      batch.set(fits, filled)
      filled += fits.length
      rest = rest.subarray(fits.length)
      if (filled === BATCH) flush()
    }
  }
  return {
    write: async (piece: string | Blob | Uint8Array<ArrayBuffer>) => {
      if (piece instanceof Blob) {
        flush()
        parts.push(piece)
      } else gather(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece)
    },
    take: () => {
      flush()
      const whole = new Blob(parts, { type })
      parts = []
      batch = undefined
      return whole
    },
  }
}
