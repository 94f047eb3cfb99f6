import { vi } from 'vitest'

/** Collects all files that are downloaded after this call. */
export function watchDownloads() {
  const files: { name: string; blob: Blob }[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) files.push({ name: '', blob })
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    Object.assign(files.at(-1) ?? {}, { name: this.download })
  })
  return files
}

/** Returns a CSV's lines without its header. */
export const csvRows = (csv: string) => csv.split('\r\n').slice(1, -1)
