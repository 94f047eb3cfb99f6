import type { Examples } from '@gallery/example'
import { RecordExportDialog } from '@/features/record-list/record-export'

const rows = ['7d2b9c14', '1f6e4c55']

type ExportProps = { selected?: readonly string[]; total?: number }

const Export = ({ selected = [], total = 12_480 }: ExportProps) => (
  <RecordExportDialog
    scope={{ realm: 'client', sid: 'gallery' }}
    name="sessions-20011"
    period={{ from: '2026-05-01', to: '2026-05-12' }}
    source={{
      columns: [
        { header: 'Session', value: (row) => row },
        { header: 'Name', value: () => 'Mona Saleh', personal: () => 'name' },
      ],
      rowKey: (row) => row,
      readPage: async () => ({ rows, total: rows.length }),
    }}
    total={total}
    selected={selected}
    rows={selected.length > 0 ? 'selected' : 'all'}
    onClose={() => {}}
  />
)

export const examples: Examples = {
  'all rows': { Framed: () => <Export /> },
  'of two selected rows': { Framed: () => <Export selected={rows} /> },
  'more rows than a file may have': { Framed: () => <Export total={250_000} />, height: 560 },
  'on a phone': { Framed: () => <Export selected={rows} />, width: 390, height: 664 },
}
