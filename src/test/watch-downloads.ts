import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'

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

export const exportDialog = () => screen.findByRole('dialog', { name: 'Export as CSV' })

/** Exports from the open dialog and reads the file. */
export async function exportRows(files: ReturnType<typeof watchDownloads>, how = 'Export rows') {
  const dialog = await exportDialog()
  fireEvent.click(within(dialog).getByRole('button', { name: how }))
  await waitFor(() => expect(files.at(-1)?.name).toBeTruthy())
  await waitFor(() => expect(dialog.isConnected).toBe(false))
  return files.pop() ?? { name: '', blob: new Blob() }
}

/** Exports all of a list's rows and returns the CSV's name and text. */
export async function exportList(files: ReturnType<typeof watchDownloads>) {
  fireEvent.click(screen.getByRole('button', { name: 'Export as CSV' }))
  const { name, blob } = await exportRows(files)
  return { name, csv: await blob.text() }
}

/** Returns a CSV's lines without its header. */
export const csvRows = (csv: string) => csv.split('\r\n').slice(1, -1)
