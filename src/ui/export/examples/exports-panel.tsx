import type { Examples } from '@gallery/example'
import { ExportsPanel } from '@/ui/export/exports-panel'
import type { FileExport } from '@/ui/export/exports'

const running: FileExport = {
  id: 1,
  fileName: 'sessions-2026-11-20.csv',
  state: 'running',
  isInDialog: false,
  progress: { share: 0.4, detail: '4,960 of 12,400 rows' },
}
const savedExport: FileExport = {
  id: 2,
  fileName: 'transactions-2026-11-20.csv',
  state: 'saved',
  isInDialog: false,
}
const failedExport: FileExport = {
  id: 3,
  fileName: 'sessions-of-account-opening-for-residents-of-the-gulf-states-2026-11-20.csv',
  state: 'failed',
  isInDialog: false,
  failure: {
    title: 'Failed to export data',
    text: 'The server could not answer.',
    canResume: true,
  },
}

const Panel = ({ exports }: { exports: readonly FileExport[] }) => (
  <div style={{ maxInlineSize: 352 }}>
    <ExportsPanel exports={exports} />
  </div>
)

export const examples: Examples = {
  'one is running': () => <Panel exports={[running]} />,
  'one is saved': () => <Panel exports={[savedExport]} />,
  'one has failed and can continue': () => <Panel exports={[failedExport]} />,
  many: () => <Panel exports={[running, savedExport, failedExport]} />,
}
