import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { isUnknownOutcome } from '@/api/core/api-error'
import type { useExportEstimate } from '@/api/exports'
import type { ExportKind } from '@/backend/exports'
import { errorReason } from '@/features/labels/error-reason'
import { StatusBadge } from '@/features/labels/status-badge'
import { RunDialog } from '@/features/record-list/run/run-dialog'
import { Data } from '@/ui/display/data'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'
import { EstimatedRows } from './export-estimate'
import { useBundleName } from './more-bundles'
import common from '@/ui/display/common.module.css'
import classes from './exports.module.css'

interface ConfirmExportDialogProps {
  kind: ExportKind
  estimate: Pick<ReturnType<typeof useExportEstimate>, 'data' | 'isFetching'>
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation dialog for an export that is large or of unknown size. */
export function ConfirmExportDialog(props: ConfirmExportDialogProps) {
  const { kind, estimate, onConfirm, onClose } = props
  const { data, isFetching } = estimate
  return (
    <Dialog title={<Trans>Start this export?</Trans>} size="small" onClose={onClose}>
      <p role="status">
        {data !== undefined ? (
          <EstimatedRows kind={kind} rows={data} />
        ) : isFetching ? (
          <Trans>Counting transactions…</Trans>
        ) : (
          <Trans>The export size is unknown.</Trans>
        )}
      </p>
      <p className={`${common.note} ${classes.advice}`}>
        <Trans>Large exports take a while. Choose fewer days to make this one smaller.</Trans>
      </p>
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          <Trans>Cancel</Trans>
        </Button>
        <Button onClick={onConfirm}>
          <Trans>Export everything</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface ExportBundlesDialogProps {
  clientId: string
  bundleIds: readonly string[]
  /** Requests the export of the bundle with this ID. */
  send: (bundleId: string) => Promise<void>
  onClose: () => void
}

/** Confirmation dialog for the exports of several bundles. It sends one request for each bundle. */
export function ExportBundlesDialog(props: ExportBundlesDialogProps) {
  const { clientId, bundleIds, send, onClose } = props
  const { t } = useLingui()
  const bundleName = useBundleName(clientId)
  const count = bundleIds.length
  return (
    <RunDialog
      title={<Plural value={count} one="Start # export?" other="Start # exports?" />}
      intro={
        <Trans>
          Each bundle is exported separately and arrives in its own email. The size of these exports
          is not estimated.
        </Trans>
      }
      label={t`Bundles`}
      items={bundleIds}
      itemKey={(id) => id}
      renderItem={(id) => <Data>{bundleName(id)}</Data>}
      renderResult={(_, error) => (
        <>
          <StatusBadge
            subject="export"
            status={!error ? 'requested' : isUnknownOutcome(error) ? 'unknown' : 'failed'}
          />
          {error ? <span className={common.note}>{errorReason(error)}</span> : null}
        </>
      )}
      send={send}
      action={<Plural value={count} one="Start # export" other="Start # exports" />}
      look={<Trans>Check your inbox. The email can take a few minutes to arrive.</Trans>}
      onSent={() => {
        void toast(
          'success',
          t`You Will Recieve an Email Shortly!`,
          t`${plural(count, { one: '# export requested', other: '# exports requested' })}`,
        )
        onClose()
      }}
      onClose={onClose}
    />
  )
}
