/** The encodings of list files; `windows-1256` is that of Arabic Windows. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1256',
  'windows-1252',
] as const
export type TextEncoding = (typeof textEncodings)[number]

/** Bytes that are looked at for UTF-16. */
const SAMPLE = 4096

/**
 * The encoding of a text: by its mark, else UTF-16 where every second byte is the same few, else UTF-8 if it is
 * valid, else Windows-1256, in which any bytes are valid.
 */
export function detectEncoding(bytes: Uint8Array): TextEncoding {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return utf16Of(bytes.subarray(0, SAMPLE)) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1256')
}

/** In UTF-16, Latin letters have the high byte 0 and Arabic ones 6, and it comes first or second. */
function utf16Of(sample: Uint8Array): TextEncoding | undefined {
  const counts = [0, 0]
  for (const [index, byte] of sample.entries())
    if (byte === 0 || byte === 6) counts[index % 2] = (counts[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = counts
  const most = sample.length / 2 / 2
  if (odd > most && even < most / 4) return 'utf-16le'
  return even > most && odd < most / 4 ? 'utf-16be' : undefined
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
