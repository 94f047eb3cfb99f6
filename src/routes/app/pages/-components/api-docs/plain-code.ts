import type { HighlightedCode } from '@/ui/display/highlighted-code'

/** Text that is made in the page, without colours: what highlights stays out of the bundle. */
export function plainCode(text: string): HighlightedCode {
  return text.split('\n').map((line) => [line])
}
