import type { Examples } from '@gallery/example'
import { RowSkeleton } from '@/ui/table/row-skeleton'

export const examples: Examples = {
  'a text': () => <RowSkeleton width={120} />,
  'a badge': () => <RowSkeleton width={72} height={22} />,
  'a checkbox': () => <RowSkeleton width={16} height={16} />,
}
