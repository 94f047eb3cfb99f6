import type { HighlightedCode } from '@/ui/display/highlighted-code'

/** Text that is generated in the page, without colors, so that the highlighter stays out of the bundle. */
export function plainCode(text: string): HighlightedCode {
  return text.split('\n').map((line) => [line])
}
