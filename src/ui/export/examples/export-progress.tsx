import type { Examples } from '@gallery/example'
import common from '@/ui/display/common.module.css'
import { ExportProgressBar, RunInBackgroundButton } from '@/ui/export/export-progress'

export const examples: Examples = {
  'how much is not known yet': () => (
    <ExportProgressBar label="Export progress" progress={undefined} />
  ),
  'nothing yet': () => (
    <ExportProgressBar
      label="Export progress"
      progress={{ share: 0, detail: '0 of 12,400 rows' }}
    />
  ),
  'a third': () => (
    <ExportProgressBar
      label="Export progress"
      progress={{ share: 0.33, detail: '4,100 of 12,400 rows' }}
    />
  ),
  'with a way out of the dialog': () => (
    <div className={common.stack}>
      <ExportProgressBar
        label="Export progress"
        progress={{ share: 0.92, detail: '11,400 of 12,400 rows' }}
      />
      <RunInBackgroundButton onClick={() => {}} />
    </div>
  ),
}
