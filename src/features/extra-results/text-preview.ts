import type { ZipKind, ZipText } from '@/lib/zip/zip-preview'
import { maskText } from '@/features/masking/mask-text'

export type PreviewRequest = { kind: ZipKind; text: string; cut: ZipText['cut'] }
export type TextPreview = {
  text: string
  /** Undefined if the whole text must be hidden. */
  masked: string | undefined
}

/** Returns a file's text, both revealed and masked. Long texts take a while, so a worker processes them. */
export function previewText({ kind, text, cut }: PreviewRequest): TextPreview {
  const visibleText = cut ? completeLines(text) : kind === 'json' ? formatJson(text) : text
  return { text: visibleText, masked: maskText(kind, visibleText) }
}

/** Drops the last, incomplete line, unless that would drop most of the text. */
function completeLines(text: string): string {
  const end = text.lastIndexOf('\n')
  return end > text.length / 2 ? text.slice(0, end + 1) : text
}

/** Pretty-prints valid JSON and returns other text unchanged. */
function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
