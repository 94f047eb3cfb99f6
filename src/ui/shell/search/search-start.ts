import { runShortcut } from '@/ui/shortcuts/shortcuts'

/** Initial state of the search box: its text, and whether the user pressed Enter before the box was rendered. */
export const searchStart = { text: '', enter: false }

/** Opens the shell's search with the given text. Does nothing without a shell. */
export function openSearch(text: string): void {
  searchStart.text = text
  runShortcut('mod+k')
}
