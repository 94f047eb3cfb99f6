import { Button } from '@/ui/form/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { Scope } from '@/auth/realm'
import type { Period } from '@/lib/period'
import { HiddenText } from '@/ui/display/hidden-text'
import { PeriodFilter } from '@/ui/fields/period-filter'
import { closedPeriodPresets, closedPeriod } from '@/lib/closed-period'
import { useExport, type Wanted } from './use-export'
import { ZipContents } from './zip-contents'
import type { Progress } from '@/api/extra-results/export'
import { formatBytes } from '@/lib/format'
import { ProgressBar } from '@/ui/export/progress-bar'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'
import '@mantine/core/styles/Alert.css'
import '@mantine/core/styles/Progress.css'
import '@mantine/core/styles/Stack.css'
import classes from './extra-results.module.css'

interface ExportDialogProps {
  scope: Scope
  bundleId: string
  period: Period
  onClose: () => void
}

/** Exports extra results as a zip: choice of days, preview, progress, cancel. */
export function ExportDialog({ scope, bundleId, period, onClose }: ExportDialogProps) {
  const { t } = useLingui()
  // Until other days are chosen they are those of the list's filter.
  const [chosen, setChosen] = useState<Period>()
  const days = closedPeriod(chosen ?? period)
  const exported = useExport(scope, onClose)
  const { progress, failure, fetched } = exported
  const close = () => {
    exported.cancel()
    onClose()
  }
  const order = { bundleId, days }
  const running = progress !== undefined
  const wait = (wanted: Wanted) => ({
    'aria-disabled': running,
    busy: progress?.wanted === wanted,
  })

  return (
    <Dialog
      title={<Trans>Export extra results</Trans>}
      size={fetched ? 'wide' : 'small'}
      onClose={close}
      // A click outside must not discard what took minutes to download.
      closesOnOutsideClick={!running && !fetched}
    >
      <Stack gap="md">
        {fetched ? (
          <ZipContents {...fetched} />
        ) : (
          <>
            <Text size="sm">
              <Trans>
                One zip file with the extra results of every session in the chosen period.
              </Trans>
            </Text>
            <fieldset className={classes.days} disabled={running}>
              <PeriodFilter value={days} onChange={setChosen} presets={closedPeriodPresets} />
            </fieldset>
          </>
        )}
        {progress ? <ExportProgress progress={progress} /> : null}
        <div role="status" className={classes.status}>
          {running ? <HiddenText>{t`Export in progress`}</HiddenText> : null}
        </div>
        {failure ? (
          <Alert color="red" role="alert" title={<Trans>Failed to export data</Trans>}>
            {failure}
          </Alert>
        ) : null}
        <DialogActions>
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          {fetched ? (
            <Button {...wait('file')} onClick={() => exported.saveFetched(fetched)}>
              <Trans>Save file</Trans>
            </Button>
          ) : (
            <>
              <Button
                variant="default"
                {...wait('preview')}
                onClick={() => exported.preview(order)}
              >
                <Trans>Preview contents</Trans>
              </Button>
              <Button {...wait('file')} onClick={() => exported.save(order)}>
                <Trans>Export results</Trans>
              </Button>
            </>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

/** The bytes received so far; a share only when the server sends the total. */
function ExportProgress({ progress: { received, total } }: { progress: Progress }) {
  const { t, i18n } = useLingui()
  return (
    <div>
      <ProgressBar label={t`Export progress`} share={total && received / total} />
      <Text size="sm" mt={4}>
        {received === 0 ? <Trans>Preparing the file…</Trans> : formatBytes(received, i18n.locale)}
      </Text>
    </div>
  )
}
