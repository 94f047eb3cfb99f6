import type { HighlightedCode } from '@/ui/display/highlighted-code'

/** Wraps text generated in the page as code without colors, so the portal doesn't have to ship the highlighter. */
export function plainCode(text: string): HighlightedCode {
  return text.split('\n').map((line) => [line])
}
