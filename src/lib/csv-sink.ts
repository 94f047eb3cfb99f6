import { saveFile } from './save-file'

/** Where a file goes, piece by piece. */
export interface CsvSink {
  write: (text: string) => Promise<void>
  /** The file is complete. */
  close: () => Promise<void>
  /** Leaves no file behind. */
  abort: () => Promise<void>
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
export async function openCsvSink(name: string): Promise<CsvSink | undefined> {
  if (!window.showSaveFilePicker) return downloadSink(name)
  try {
    const handle = await window.showSaveFilePicker({
      suggestedName: name,
      types: [{ description: 'CSV', accept: { 'text/csv': ['.csv'] } }],
    })
    return await fileSink(handle)
  } catch (error) {
    // A frame or a policy may forbid the picker; a download is allowed all the same.
    return error instanceof DOMException && error.name === 'AbortError'
      ? undefined
      : downloadSink(name)
  }
}

async function fileSink(handle: FileSystemFileHandle): Promise<CsvSink> {
  // The picker makes an empty file. One that held something is the person's own and stays as it was.
  const isNew = (await handle.getFile()).size === 0
  // What is written goes to a file beside it until it is closed.
  const stream = await handle.createWritable()
  return {
    write: (text) => stream.write(text),
    close: () => stream.close(),
    abort: async () => {
      await stream.abort()
      if (isNew) await handle.remove?.()
    },
  }
}

/** For few rows, or a browser that cannot write files: pieces that the browser may keep out of memory. */
export function downloadSink(name: string): CsvSink {
  let parts: Blob[] = []
  return {
    write: async (text) => {
      parts.push(new Blob([text]))
    },
    close: async () => {
      saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), name)
      parts = []
    },
    abort: async () => {
      parts = []
    },
  }
}
