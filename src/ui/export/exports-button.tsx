import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { formatPercent } from '@/lib/format'
import { smallIconProps } from '@/ui/display/icon-props'
import { Button } from '@/ui/form/button'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'
import { Popover } from '@/ui/overlays/popover'
import type { BackgroundWork } from '@/ui/shell/frame/background-work'
import {
  resolveSignOut,
  isRunning,
  useExports,
  useWaitingSignOut,
  type FileExport,
} from './exports'
import { ExportsPanel } from './exports-panel'
import classes from './exports.module.css'

/** Header button that shows the progress of exports whose dialog has closed. */
export const ExportsButton: BackgroundWork['Status'] = ({ Button: HeaderButton }) => {
  const exports = useExports()
  const inHeader = exports.filter(({ isInDialog }) => !isInDialog)
  const isAsked = useWaitingSignOut() !== undefined
  return (
    <>
      {inHeader.length > 0 ? <Status exports={inHeader} HeaderButton={HeaderButton} /> : null}
      {isAsked ? <SignOutDialog running={exports.filter(isRunning).length} /> : null}
    </>
  )
}

interface StatusProps {
  exports: readonly FileExport[]
  HeaderButton: ComponentProps<BackgroundWork['Status']>['Button']
}

function Status({ exports, HeaderButton }: StatusProps) {
  const { t } = useLingui()
  const running = exports.filter(isRunning)
  const share = getProgressShare(running)
  const hasFailed = exports.some(({ state }) => state === 'failed')
  const label = useStatusName({ isRunning: running.length > 0, share, hasFailed })
  return (
    <Popover
      label={t`Exports`}
      align="end"
      className={classes.panel}
      button={(button) => (
        <HeaderButton label={label} {...button}>
          <span className={classes.status} data-failed={hasFailed || undefined}>
            {running.length > 0 ? <Ring share={share} /> : null}
            <IconDownload {...smallIconProps} />
          </span>
        </HeaderButton>
      )}
    >
      {() => <ExportsPanel exports={exports} />}
    </Popover>
  )
}

/** Returns the running exports' mean progress, or undefined if any export's progress is unknown. */
function getProgressShare(running: readonly FileExport[]): number | undefined {
  const shares = running.flatMap(({ progress }) => progress?.share ?? [])
  if (shares.length === 0 || shares.length < running.length) return undefined
  return shares.reduce((sum, share) => sum + Math.min(1, share), 0) / shares.length
}

interface StatusNameOptions {
  isRunning: boolean
  share: number | undefined
  hasFailed: boolean
}

function useStatusName({ isRunning: isSomeRunning, share, hasFailed }: StatusNameOptions): string {
  const { t, i18n } = useLingui()
  if (isSomeRunning && share === undefined) return t`Exports: in progress`
  if (share !== undefined) {
    const percent = formatPercent(Math.round(share * 100) / 100, i18n.locale)
    return t`Exports: ${percent}`
  }
  return hasFailed ? t`Exports: some failed` : t`Exports: done`
}

/** Ring around the icon. It shows the share as an arc, or a spinning arc while the share is unknown. */
function Ring({ share }: { share: number | undefined }) {
  return (
    <svg
      viewBox="0 0 28 28"
      className={classes.ring}
      data-unknown={share === undefined || undefined}
    >
      <circle cx="14" cy="14" r="12.5" className={classes.track} />
      <circle
        cx="14"
        cy="14"
        r="12.5"
        pathLength="1"
        strokeDasharray={`${share ?? 0.25} 1`}
        className={classes.arc}
      />
    </svg>
  )
}

/** Asks the user to confirm a sign-out that would end exports. */
function SignOutDialog({ running }: { running: number }) {
  const stay = () => resolveSignOut(false)
  return (
    <Dialog title={<Trans>Sign out during an export?</Trans>} size="small" onClose={stay}>
      <p>
        {running === 0 ? (
          <Trans>No exports are running anymore.</Trans>
        ) : (
          <Plural
            value={running}
            one="# export is still running. If you sign out, it ends and its file is removed."
            other="# exports are still running. If you sign out, they end and their files are removed."
          />
        )}
      </p>
      <DialogActions>
        <Button variant="default" onClick={() => resolveSignOut(true)}>
          <Trans>Sign out</Trans>
        </Button>
        <Button onClick={stay} data-autofocus>
          <Trans>Stay signed in</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}
