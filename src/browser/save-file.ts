import { track } from '@/analytics/usage'

/** Saves a file as a browser download. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  if (USAGE_ANALYTICS) track({ name: 'export' })
  // The download has read the bytes when the next task runs, so it no longer needs the URL.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
