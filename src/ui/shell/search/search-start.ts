import { runShortcut } from '@/ui/shortcuts/shortcuts'

/**
 * What the next search dialog starts with: a text, and whether Enter was pressed before its field was there. `isAsked`:
 * it was asked for before there was a shell to open it.
 */
export const searchStart = { text: '', enter: false, isAsked: false }

/** Opens the search of the shell with a text. Without a shell nothing happens. */
export function openSearch(text: string): void {
  searchStart.text = text
  runShortcut('mod+k')
}
