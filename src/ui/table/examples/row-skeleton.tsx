import type { Examples } from '@gallery/example'
import { RowSkeleton } from '@/ui/table/row-skeleton'

export const examples: Examples = {
  'a text': () => <RowSkeleton width={120} />,
  'a column of rows': () => <RowSkeleton width={72} rows={5} />,
}
