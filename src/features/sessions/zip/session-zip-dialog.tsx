import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { useState } from 'react'
import { sessionImages } from '@/features/images/session-image'
import { errorReason } from '@/features/labels/error-reason'
import { personalKinds } from '@/features/masking/mask-json'
import { useIsPageRevealed } from '@/features/masking/reveal'
import { formatNumber, shortenMiddle } from '@/lib/format'
import { HiddenText } from '@/ui/display/hidden-text'
import { SentenceGap } from '@/ui/display/joined-text'
import { ProgressBar } from '@/ui/export/progress-bar'
import { usePersonalContents, type PersonalContent } from '@/ui/export/personal-contents'
import { Button } from '@/ui/form/button'
import { InlineAlert } from '@/ui/form/inline-alert'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'
import { isLoaded, useSessionZip, type ZippedSession } from './use-session-zip'
import common from '@/ui/display/common.module.css'

/** Kinds of personal data that a session may contain, for sessions that aren't loaded. */
const possibleKinds: readonly PersonalContent[] = [
  ...(['name', 'national_id', 'phone', 'email', 'address'] as const),
  ...(['document', 'birth_date', 'reference', 'image'] as const),
]

interface SessionZipDialogProps {
  /** One loaded session, or the list rows of several sessions. */
  sessions: readonly ZippedSession[]
  onClose: () => void
}

/**
 * Dialog that saves sessions as a zip, with progress and cancel. The zip is masked unless the user chooses otherwise.
 */
export function SessionZipDialog({ onClose, ...props }: SessionZipDialogProps) {
  const { t } = useLingui()
  // Keeps the same objects, because a refetch replaces the rows.
  const [sessions] = useState(props.sessions)
  const count = sessions.length
  const single = count === 1 ? sessions.find(isLoaded) : undefined
  const [includesPersonalData, setIncludesPersonalData] = useState(useIsPageRevealed())
  const zip = useSessionZip(sessions, onClose)
  const { decide, failure, isBusy, left } = zip
  const contentsText = usePersonalContents()
  const images = single ? sessionImages(single) : []
  // The number of unlisted images is unknown until the export fetches them.
  const imageCount = single && images.every(({ isListed }) => isListed) ? images.length : undefined
  const hasStarted = isBusy || decide !== undefined
  return (
    <Dialog
      title={
        single ? (
          <Trans>Export session as zip</Trans>
        ) : (
          <Plural value={count} one="Export # session as zip" other="Export # sessions as zip" />
        )
      }
      size="small"
      onClose={onClose}
      // A click outside must not discard fetched data.
      closesOnOutsideClick={!hasStarted}
    >
      <div role="status">{isBusy ? <HiddenText>{t`Export in progress`}</HiddenText> : null}</div>
      <div className={common.stack}>
        <p>
          <Trans>
            The record as JSON, its extracted fields as CSV, and the SHA-256 checksum of each file.
          </Trans>
          <SentenceGap />
          {single ? null : <Trans>Each session has its own folder.</Trans>}
        </p>
        <Checkbox
          checked={includesPersonalData}
          onChange={({ currentTarget }) => setIncludesPersonalData(currentTarget.checked)}
          disabled={hasStarted}
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
              single
                ? [...personalKinds(single), ...(images.length > 0 ? ['image' as const] : [])]
                : possibleKinds,
              count,
            )}
          </InlineAlert>
        ) : null}
        <p className={common.note}>
          <Trans>
            Text that starts with =, +, - or @ gets an apostrophe, so spreadsheets do not treat it
            as a formula.
          </Trans>
        </p>
        {isBusy ? <Progress image={zip.image} done={count - left.length} of={count} /> : null}
        {failure || decide ? (
          <InlineAlert tone="error" title={<Trans>Failed to export data</Trans>}>
            {failure ?? (
              <ul>
                {left.map((session) => {
                  const { session_id: id } = session
                  const error = zip.getError(session)
                  return (
                    <li key={id}>
                      {single ? null : <bdi className={common.code}>{shortenMiddle(id)}</bdi>}{' '}
                      {error ? errorReason(error) : null}
                    </li>
                  )
                })}
              </ul>
            )}
          </InlineAlert>
        ) : null}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          {decide && left.length < count ? (
            <Button variant="default" onClick={decide.save}>
              <Trans>Save the others</Trans>
            </Button>
          ) : null}
          <Button
            busy={isBusy}
            onClick={decide ? decide.retry : () => zip.save(!includesPersonalData)}
          >
            {failure || decide ? (
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

interface ProgressProps {
  image: ReturnType<typeof useSessionZip>['image']
  done: number
  of: number
}

function Progress({ image, done, of }: ProgressProps) {
  const { t, i18n } = useLingui()
  const current = formatNumber(image?.number ?? 0, i18n.locale)
  const all = formatNumber(image?.of ?? 0, i18n.locale)
  const share = image ? image.number / (image.of + 1) : done / of
  return (
    <div>
      <ProgressBar label={t`Export progress`} share={share} />
      <p className={common.note}>
        {!image ? (
          <Plural value={of} one={`${done} of # session`} other={`${done} of # sessions`} />
        ) : image.number === 0 ? (
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
