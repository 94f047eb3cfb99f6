import { runShortcut } from '@/ui/shortcuts/shortcuts'

/** The initial state of the next search dialog: its text, and whether Enter was pressed before its field was there. */
export const searchStart = { text: '', enter: false }

/** Opens the search of the shell with a text. Without a shell nothing happens. */
export function openSearch(text: string): void {
  searchStart.text = text
  runShortcut('mod+k')
}
