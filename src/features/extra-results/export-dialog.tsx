import { Button } from '@/ui/form/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { RealmName, Scope } from '@/auth/realm'
import type { Days, Period } from '@/lib/period/period'
import { HiddenText } from '@/ui/display/hidden-text'
import { NewTabLink } from '@/ui/display/new-tab-link'
import { PeriodFilter } from '@/ui/fields/period-filter'
import { closedPeriodPresets, closedPeriod } from '@/lib/period/closed-period'
import { useExport, type ExportProgress, type Wanted } from './use-export'
import { ZipContents } from './zip-contents'
import { formatBytes, formatDuration, formatSpeed } from '@/lib/format'
import { timeLeft } from '@/lib/transfer-speed'
import { ProgressBar } from '@/ui/export/progress-bar'
import { FormSummary } from '@/ui/form/form-summary'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'
import common from '@/ui/display/common.module.css'
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
  // Until other days are chosen, the days of the list's filter.
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
  /** The button that failed starts the same once more, with the days that are still chosen. */
  const label = (wanted: Wanted, text: ReactNode) =>
    failure?.wanted === wanted ? <Trans>Try again</Trans> : text

  return (
    <Dialog
      title={<Trans>Export extra results</Trans>}
      size={fetched ? 'wide' : 'small'}
      onClose={close}
      // A click outside must not discard what took minutes to download.
      closesOnOutsideClick={!running && !fetched}
    >
      <div className={common.stack}>
        {fetched ? (
          <ZipContents {...fetched} />
        ) : (
          <>
            <p>
              <Trans>
                One zip file with the extra results of every session in the chosen period. Nothing
                in it is masked.
              </Trans>
            </p>
            <fieldset className={classes.days} disabled={running}>
              <PeriodFilter
                value={days}
                presets={closedPeriodPresets}
                onChange={(next) => {
                  // The failure was about other days.
                  exported.cancel()
                  setChosen(next)
                }}
              />
            </fieldset>
          </>
        )}
        {progress ? <TransferProgress progress={progress} /> : null}
        <div role="status" className={classes.status}>
          {running ? <HiddenText>{t`Export in progress`}</HiddenText> : null}
        </div>
        {failure ? (
          <FormSummary
            problem={{
              title: failure.isUnknown ? failure.title : t`Failed to export data`,
              text: failure.text,
              isUnknown: failure.isUnknown,
            }}
            names={[]}
            look={<WhereToLook realm={scope.realm} {...order} />}
          />
        ) : null}
        <DialogActions>
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          {fetched ? (
            <Button {...wait('file')} onClick={() => exported.saveFetched(fetched)}>
              {label('file', <Trans>Save file</Trans>)}
            </Button>
          ) : (
            <>
              <Button
                variant="default"
                {...wait('preview')}
                onClick={() => exported.preview(order)}
              >
                {label('preview', <Trans>Preview contents</Trans>)}
              </Button>
              <Button {...wait('file')} onClick={() => exported.save(order)}>
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

/** Where to look after an export of unknown outcome. Administrators have no list of extra results. */
function WhereToLook({ realm, bundleId, days }: WhereToLookProps) {
  return (
    <>
      <Trans>No file was saved here.</Trans>{' '}
      {realm === 'client' ? (
        <NewTabLink
          to="/app/pages/bundle/$bundleId/sessions"
          params={{ bundleId }}
          search={{ ...days, tab: 'extra-results' }}
        >
          <Trans>Extra results of these days</Trans>
        </NewTabLink>
      ) : (
        <NewTabLink to="/admin/bundle-sessions/$bundleId" params={{ bundleId }} search={days}>
          <Trans>Sessions of these days</Trans>
        </NewTabLink>
      )}
    </>
  )
}

/** The bytes received so far and their speed; a share and the time left only when the server sends the total. */
function TransferProgress({ progress }: { progress: ExportProgress }) {
  const { t, i18n } = useLingui()
  const { received, total, speed } = progress
  const size = formatBytes(received, i18n.locale)
  const all = total && formatBytes(total, i18n.locale)
  const seconds = timeLeft(received, total, speed)
  const left = seconds === undefined ? undefined : formatDuration(seconds, i18n.locale)
  const parts = [
    all ? t`${size} of ${all}` : size,
    speed && formatSpeed(speed, i18n.locale),
    left && t`${left} left`,
  ]
  return (
    <div>
      <ProgressBar label={t`Export progress`} share={total && received / total} />
      <p className={classes.transfer}>
        {received === 0 ? <Trans>Preparing the file…</Trans> : parts.filter(Boolean).join(' · ')}
      </p>
    </div>
  )
}
