import type { Examples } from '@gallery/example'
import { UnreadNote } from '@/ui/feedback/unread-note'

export const examples: Examples = {
  'one row': () => <UnreadNote of="rows" count={1} />,
  bundles: () => <UnreadNote of="bundles" count={2} />,
  lists: () => <UnreadNote of="lists" count={12} />,
  'nothing is left out': () => <UnreadNote of="rows" count={0} />,
}
