import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import type { SessionDetail } from '@/backend/sessions'
import { sessionImages } from '@/features/images/session-image'
import { personalKinds } from '@/features/masking/mask-json'
import { useIsPageRevealed } from '@/features/masking/reveal'
import { formatNumber } from '@/lib/format'
import { HiddenText } from '@/ui/display/hidden-text'
import { ProgressBar } from '@/ui/export/progress-bar'
import { usePersonalContents } from '@/ui/export/personal-contents'
import { Button } from '@/ui/form/button'
import { InlineAlert } from '@/ui/form/inline-alert'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'
import { useSessionZip, type ZipProgress } from './use-session-zip'
import common from '@/ui/display/common.module.css'

interface SessionZipDialogProps {
  session: SessionDetail
  onClose: () => void
}

/**
 * Dialog that saves a session as a zip, with progress and cancel. The zip is masked unless the user chooses otherwise.
 */
export function SessionZipDialog({ session, onClose }: SessionZipDialogProps) {
  const { t } = useLingui()
  const [includesPersonalData, setIncludesPersonalData] = useState(useIsPageRevealed())
  const { progress, failure, save, cancel } = useSessionZip(session, onClose)
  const contentsText = usePersonalContents()
  const images = sessionImages(session)
  // The number of unlisted images is unknown until they are fetched.
  const imageCount = images.every(({ isListed }) => isListed) ? images.length : undefined
  const isBusy = progress !== undefined
  const close = () => {
    cancel()
    onClose()
  }
  return (
    <Dialog
      title={<Trans>Export session as zip</Trans>}
      size="small"
      onClose={close}
      // A click outside must not discard fetched data.
      closesOnOutsideClick={!isBusy}
    >
      <div className={common.stack}>
        <p>
          <Trans>
            The record as JSON, its extracted fields as CSV, and the SHA-256 checksum of each file.
          </Trans>
        </p>
        <Checkbox
          checked={includesPersonalData}
          onChange={({ currentTarget }) => setIncludesPersonalData(currentTarget.checked)}
          disabled={isBusy}
          description={<Trans>Otherwise personal data is masked and images are left out.</Trans>}
          label={
            imageCount === undefined ? (
              <Trans>Include personal data and images</Trans>
            ) : (
              <Plural
                value={imageCount}
                _0="Include personal data"
                one="Include personal data and # image"
                other="Include personal data and # images"
              />
            )
          }
        />
        {includesPersonalData ? (
          <InlineAlert tone="warning">
            {contentsText(
              [...personalKinds(session), ...(images.length > 0 ? ['image' as const] : [])],
              1,
            )}
          </InlineAlert>
        ) : null}
        <p className={common.note}>
          <Trans>
            Text that starts with =, +, - or @ gets an apostrophe, so spreadsheets do not treat it
            as a formula.
          </Trans>
        </p>
        {progress ? <Progress {...progress} /> : null}
        <div role="status">{isBusy ? <HiddenText>{t`Export in progress`}</HiddenText> : null}</div>
        {failure ? (
          <InlineAlert tone="error" title={<Trans>Failed to export data</Trans>}>
            {failure}
          </InlineAlert>
        ) : null}
        <DialogActions>
          <Button variant="default" onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button busy={isBusy} onClick={() => save(!includesPersonalData)}>
            {failure ? (
              <Trans>Try again</Trans>
            ) : includesPersonalData ? (
              <Trans>Export with personal data</Trans>
            ) : (
              <Trans>Export zip</Trans>
            )}
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  )
}

function Progress({ added, of }: ZipProgress) {
  const { t, i18n } = useLingui()
  const current = formatNumber(added, i18n.locale)
  const all = formatNumber(of - 1, i18n.locale)
  return (
    <div>
      <ProgressBar label={t`Export progress`} share={added / of} />
      <p className={common.note}>
        {added === 0 ? (
          <Trans>Preparing the file…</Trans>
        ) : (
          <Trans>
            Image {current} of {all}
          </Trans>
        )}
      </p>
    </div>
  )
}
