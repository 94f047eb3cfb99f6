import { vi } from 'vitest'
import type { PhotoResponse } from '@/browser/prepare-photo-worker'
import { refuseByHeader } from '@/lib/image/photo-header'

/**
 * Replaces the photo worker, because the test DOM has no canvas. The stub checks the header like the real worker,
 * returns the file unchanged, and reports blur if the file name contains "blurred".
 */
export function stubPhotoWorker() {
  class PhotoWorker extends EventTarget {
    postMessage(file: File) {
      void this.prepare(file).then((data) =>
        this.dispatchEvent(new MessageEvent('message', { data })),
      )
    }
    terminate() {}
    private async prepare(file: File): Promise<PhotoResponse> {
      const bytes = new Uint8Array(await file.arrayBuffer())
      const refusal = refuseByHeader(bytes)
      if (refusal) return { refusal }
      const base64 = btoa(String.fromCharCode(...bytes))
      const advice = file.name.includes('blurred') ? (['blurred'] as const) : []
      return { photo: { blob: file, base64, width: 1600, height: 1010, advice } }
    }
  }
  vi.stubGlobal('Worker', PhotoWorker)
}

/** Creates a file that starts like a PNG. Files with different names have different content. */
export function photoFile(name: string): File {
  return createLatinFile(name, `\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x06\x40\0\0\x04\0${name}`)
}

/** Creates a file with one byte per character. Its type is always image/png, regardless of the bytes. */
export function createLatinFile(name: string, latin: string): File {
  const bytes = Uint8Array.from(latin, (letter) => letter.charCodeAt(0))
  return new File([bytes], name, { type: 'image/png' })
}
