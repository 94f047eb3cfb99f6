import { Trans, useLingui } from '@lingui/react/macro'
import { formatPercent } from '@/lib/format'
import { formatBytes } from '@/lib/format-amounts'
import { ProgressBar } from '@/ui/export/progress-bar'
import { Button } from '@/ui/form/button'
import common from '@/ui/display/common.module.css'
import classes from './sanction-lists.module.css'

interface UploadProgressProps {
  /** Share of bytes sent, from 0 to 1. */
  share: number
  size: number
  onCancel: () => void
}

/** Shows how much of the file has been sent. After that, the server needs an unknown amount of time. */
export function UploadProgress({ share, size, onCancel }: UploadProgressProps) {
  const { t, i18n } = useLingui()
  const isSent = share >= 1
  const bytes = formatBytes(size, i18n.locale)
  const percent = formatPercent(Math.floor(share * 100) / 100, i18n.locale)
  return (
    <div className={classes.progress}>
      <div>
        <ProgressBar label={t`Upload progress`} share={isSent ? undefined : share} />
        <p className={`${common.note} ${classes.note}`}>
          {isSent ? (
            <Trans>The server is checking the file…</Trans>
          ) : (
            <Trans>
              Sending {bytes}: {percent}
            </Trans>
          )}
        </p>
      </div>
      <Button variant="default" size="xs" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  )
}
