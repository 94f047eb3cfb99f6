import { Button } from '@/ui/form/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { useScope } from '@/api/core/use-scope'
import type { RealmName } from '@/lib/realm'
import type { Days, Period } from '@/lib/period/period'
import { HiddenText } from '@/ui/display/hidden-text'
import { NewTabLink } from '@/ui/display/new-tab-link'
import { SentenceGap } from '@/ui/display/joined-text'
import { PeriodFilter } from '@/ui/fields/period-filter'
import { closedPeriodPresets, closedPeriod } from '@/lib/period/closed-period'
import { useExport, type ExportMode } from './use-export'
import { ZipContents } from './zip-contents'
import { ExportProgressBar, RunInBackgroundButton } from '@/ui/export/export-progress'
import { FormSummary } from '@/ui/form/form-summary'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'
import common from '@/ui/display/common.module.css'
import classes from './extra-results.module.css'

interface ExportDialogProps {
  bundleId: string
  period: Period
  onClose: () => void
}

/** Dialog that exports or previews the extra results of a period as a zip. Shows the progress, and can be canceled. */
export function ExportDialog({ bundleId, period, onClose }: ExportDialogProps) {
  const scope = useScope()
  const { t } = useLingui()
  // Undefined until the user chooses a period. The list's period applies until then.
  const [chosen, setChosen] = useState<Period>()
  const days = closedPeriod(chosen ?? period)
  const zipExport = useExport(onClose)
  const { mode, isRunning, progress, failure, fetchedZip } = zipExport
  const look = <WhereToLook realm={scope.realm} bundleId={bundleId} days={days} />
  const target = { bundleId, days, look }
  const wait = (button: ExportMode) => ({
    'aria-disabled': isRunning,
    busy: isRunning && mode === button,
  })
  /** Labels the failed action's button "Try again". The button repeats the action for the currently chosen days. */
  const label = (button: ExportMode, text: ReactNode) =>
    failure && mode === button ? <Trans>Try again</Trans> : text

  return (
    <Dialog
      title={<Trans>Export extra results</Trans>}
      size={fetchedZip ? 'wide' : 'small'}
      // A running file export continues, and its progress moves to the header.
      onClose={onClose}
      // A click outside must not discard a download that took minutes.
      closesOnOutsideClick={!isRunning && !fetchedZip}
    >
      <div className={common.stack}>
        {fetchedZip ? (
          <ZipContents {...fetchedZip} />
        ) : (
          <>
            <p>
              <Trans>
                A zip file with the extra results of every session in the chosen period. Personal
                data is not masked.
              </Trans>
            </p>
            <fieldset className={classes.days} disabled={isRunning}>
              <PeriodFilter
                value={days}
                presets={closedPeriodPresets}
                onChange={(next) => {
                  // Clears the failure because it belongs to the previous period.
                  zipExport.cancel()
                  setChosen(next)
                }}
              />
            </fieldset>
          </>
        )}
        {isRunning ? <ExportProgressBar label={t`Export progress`} progress={progress} /> : null}
        {zipExport.isSaving ? <RunInBackgroundButton onClick={onClose} /> : null}
        <div role="status" className={classes.status}>
          {isRunning ? <HiddenText>{t`Export in progress`}</HiddenText> : null}
        </div>
        <FormSummary problem={failure} names={[]} look={look} />
        <DialogActions>
          <Button
            variant="default"
            onClick={() => {
              zipExport.cancel()
              onClose()
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
          {fetchedZip ? (
            <Button {...wait('file')} onClick={() => zipExport.saveFetched(fetchedZip)}>
              {label('file', <Trans>Save file</Trans>)}
            </Button>
          ) : (
            <>
              <Button
                variant="default"
                {...wait('preview')}
                onClick={() => zipExport.preview(target)}
              >
                {label('preview', <Trans>Preview contents</Trans>)}
              </Button>
              <Button {...wait('file')} onClick={() => zipExport.save(target)}>
                {label('file', <Trans>Export results</Trans>)}
              </Button>
            </>
          )}
        </DialogActions>
      </div>
    </Dialog>
  )
}

interface WhereToLookProps {
  realm: RealmName
  bundleId: string
  days: Days
}

/**
 * Shows where to check whether an export with an unknown outcome succeeded. Administrators get a link to the sessions
 * because they have no list of extra results.
 */
function WhereToLook({ realm, bundleId, days }: WhereToLookProps) {
  return (
    <>
      <Trans>No file was saved on this device.</Trans>
      <SentenceGap />
      {realm === 'client' ? (
        <NewTabLink
          to="/app/pages/bundle/$bundleId/sessions"
          params={{ bundleId }}
          search={{ ...days, tab: 'extra-results' }}
        >
          <Trans>Extra results for these days</Trans>
        </NewTabLink>
      ) : (
        <NewTabLink to="/admin/bundle-sessions/$bundleId" params={{ bundleId }} search={days}>
          <Trans>Sessions for these days</Trans>
        </NewTabLink>
      )}
    </>
  )
}
