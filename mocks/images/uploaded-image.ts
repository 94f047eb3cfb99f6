import { detectImageType } from '@/lib/image/image-bytes'

/** Maximum image size in base64 characters, about 8 MB of data. */
export const MAX_IMAGE = 11_000_000

export function isImage(base64: string): boolean {
  try {
    detectImageType(atob(base64.slice(0, 64)))
    return true
  } catch {
    return false
  }
}

/** Hashes the image (FNV-1a), so the same image always gives the same result. */
export function hashText(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}
