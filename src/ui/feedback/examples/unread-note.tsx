import type { Examples } from '@gallery/example'
import { UnreadNote } from '@/ui/feedback/unread-note'

export const examples: Examples = {
  'one row': () => <UnreadNote kind="rows" count={1} />,
  bundles: () => <UnreadNote kind="bundles" count={2} />,
  lists: () => <UnreadNote kind="lists" count={12} />,
  'nothing is left out': () => <UnreadNote kind="rows" count={0} />,
}
