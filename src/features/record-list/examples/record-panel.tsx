import type { Examples } from '@gallery/example'
import { OpenRecord } from '@/features/record-list/open-record'
import { RecordPanel } from '@/features/record-list/record-panel'

const Panel = () => (
  <OpenRecord>
    <RecordPanel title="Transaction" recordId="5d1f" steps={null} onClose={() => {}}>
      <p>What is known of the record.</p>
    </RecordPanel>
  </OpenRecord>
)

const list =
  '/admin/transactions?client=1001&bundle=20011&transaction=145587f5-9aeb-4ae8-867b-b2d8522181b2'

export const examples: Examples = {
  'over its list': { Framed: Panel, height: 560 },
  'on a phone': { Framed: Panel, width: 390, height: 664 },
  'beside its list': { persona: 'admin', path: list, width: 1920, height: 900 },
}
