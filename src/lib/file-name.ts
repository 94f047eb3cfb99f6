const UNSAFE = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu
const MAX_LENGTH = 120

/**
 * Returns a safe file name from a Content-Disposition header, without a path, control or direction characters, or a
 * leading dot. Returns the fallback if nothing is left.
 */
export function fileNameFrom(header: string | null, fallback: string): string {
  const extendedName = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(header ?? '')?.[1]
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(header ?? '')
  const raw = decode(extendedName) ?? plain?.[1] ?? plain?.[2] ?? ''
  const last = raw.split(/[/\\]/).at(-1) ?? ''
  const name = last
    .replace(UNSAFE, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(-MAX_LENGTH)
  return name || fallback
}

function decode(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  try {
    return decodeURIComponent(text.trim())
  } catch {
    return undefined
  }
}
