import { Trans } from '@lingui/react/macro'
import { Button } from '@/ui/form/button'
import common from '@/ui/display/common.module.css'
import type { ExportProgress } from './exports'
import { ProgressBar } from './progress-bar'
import classes from './exports.module.css'

interface ExportProgressBarProps {
  label: string
  progress: ExportProgress | undefined
}

/** Shows an export's progress as a bar and in words. */
export function ExportProgressBar({ label, progress }: ExportProgressBarProps) {
  return (
    <div className={classes.progress}>
      <ProgressBar label={label} share={progress?.share} />
      <p className={`${common.note} ${common.digits}`}>
        {progress?.detail ?? <Trans>Preparing the file…</Trans>}
      </p>
    </div>
  )
}

/** Closes the dialog while its export continues. */
export function RunInBackgroundButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="default" size="compact-sm" className={common.start} onClick={onClick}>
      <Trans>Keep running in the background</Trans>
    </Button>
  )
}
