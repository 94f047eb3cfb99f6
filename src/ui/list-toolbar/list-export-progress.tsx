import { Trans, useLingui } from '@lingui/react/macro'
import type { CsvProgress } from '@/browser/csv-export'
import { formatNumber } from '@/lib/format'
import classes from './list-export-dialog.module.css'
import { ProgressBar } from '@/ui/feedback/progress-bar'

/** How many rows are in the file, of how many. */
export function ListExportProgress({ progress: { written, of } }: { progress: CsvProgress }) {
  const { t, i18n } = useLingui()
  const known = of !== undefined && of > 0
  const rows = formatNumber(written, i18n.locale)
  const all = formatNumber(of ?? 0, i18n.locale)
  return (
    <div>
      <ProgressBar label={t`Export progress`} share={known ? written / of : undefined} />
      <p className={classes.note}>
        {known ? (
          <Trans>
            {rows} of {all} rows
          </Trans>
        ) : (
          <Trans>Preparing the file…</Trans>
        )}
      </p>
    </div>
  )
}
