import { Trans, useLingui } from '@lingui/react/macro'
import { FileButton } from '@mantine/core'
import { IconCamera, IconId, IconUpload } from '@tabler/icons-react'
import {
  lazy,
  useId,
  useRef,
  useState,
  type DragEvent,
  type RefObject,
  type ReactNode,
} from 'react'
import { BlobImage } from '@/features/images/blob-image'
import { joinSentences } from '@/lib/format'
import { smallIconProps } from '@/ui/display/icon-props'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { Button } from '@/ui/form/button'
import { InlineAlert } from '@/ui/form/inline-alert'
import { useAdviceText, useRefusalText } from './photo-texts'
import { hasFiles } from './use-file-intake'
import type { Photo } from './use-photos'
import common from '@/ui/display/common.module.css'
import classes from './recognition.module.css'

const CameraDialog = lazy(() =>
  import('./camera-dialog').then((module) => ({ default: module.CameraDialog })),
)

interface PhotoFieldProps {
  /** Name of the side, such as "Front side". */
  name: string
  chooseButton: RefObject<HTMLButtonElement | null>
  photo: Photo | undefined
  /** Error message about a missing or unusable photo. */
  error: ReactNode
  /** Whether the service is reading the document, so its photos can't be changed. */
  disabled: boolean
  onFiles: (files: readonly File[]) => void
  onRemove: () => void
  onAccept: () => void
}

/** Input for a photo of one document side, by file, drop or camera, with remarks on the photo. */
export function PhotoField(props: PhotoFieldProps) {
  const { name, chooseButton, photo, error, disabled, onFiles, onRemove } = props
  const { t } = useLingui()
  const id = useId()
  const reset = useRef<() => void>(null)
  const [isOver, setIsOver] = useState(false)
  const [hasCamera, setHasCamera] = useState(false)
  const isReady = photo?.state === 'ready'

  const onDrop = (event: DragEvent) => {
    setIsOver(false)
    if (!hasFiles(event.dataTransfer)) return
    event.preventDefault()
    if (!disabled) onFiles([...event.dataTransfer.files])
  }
  return (
    <section
      className={`${common.stack} ${classes.field}`}
      aria-labelledby={id}
      data-over={isOver || undefined}
      data-invalid={error || photo?.state === 'refused' ? true : undefined}
      onDragOver={(event) => setIsOver(!disabled && hasFiles(event.dataTransfer))}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <div className={`${common.ends} ${classes.fieldHead}`}>
        <h3 id={id} className={common.label}>
          {name}
        </h3>
        {photo ? (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t`Remove the photo for ${name}`}
            disabled={disabled}
            onClick={() => {
              onRemove()
              chooseButton.current?.focus()
            }}
          >
            <Trans>Remove</Trans>
          </Button>
        ) : null}
      </div>
      <div className={classes.frame} data-filled={isReady || undefined}>
        {isReady ? (
          <BlobImage blob={photo.photo.blob} alt={name} className={classes.photo} />
        ) : (
          <div className={`${common.note} ${classes.place}`}>
            <IconId size={36} stroke={1} aria-hidden="true" />
            <p role="status">
              {photo?.state === 'checking' ? (
                <Trans>Checking the photo…</Trans>
              ) : (
                <Trans>Drop or paste a photo here</Trans>
              )}
            </p>
          </div>
        )}
      </div>
      <div className={common.row}>
        <FileButton
          accept="image/jpeg,image/png,image/webp"
          inputProps={{ 'aria-label': t`Photo file for ${name}` }}
          resetRef={reset}
          onChange={(file) => {
            onFiles(file ? [file] : [])
            // Lets the user choose the same file again.
            reset.current?.()
          }}
        >
          {(button) => (
            <Button
              {...button}
              ref={chooseButton}
              variant="default"
              size="xs"
              leftSection={<IconUpload {...smallIconProps} />}
              aria-label={
                isReady ? t`Replace the photo for ${name}` : t`Choose a photo for ${name}`
              }
              aria-describedby={error ? `${id}error` : undefined}
              disabled={disabled}
              data-choose
            >
              {isReady ? <Trans>Replace</Trans> : <Trans>Choose a photo</Trans>}
            </Button>
          )}
        </FileButton>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconCamera {...smallIconProps} />}
          aria-label={t`Use the camera for ${name}`}
          disabled={disabled}
          onClick={() => setHasCamera(true)}
        >
          <Trans>Use the camera</Trans>
        </Button>
      </div>
      <PhotoRemarks {...props} />
      {error ? (
        <p id={`${id}error`} className={common.error}>
          {error}
        </p>
      ) : null}
      {hasCamera ? (
        <LazyPart onFailure={() => setHasCamera(false)}>
          <CameraDialog
            name={name}
            onPhoto={(file) => {
              setHasCamera(false)
              onFiles([file])
            }}
            onClose={() => setHasCamera(false)}
          />
        </LazyPart>
      ) : null}
    </section>
  )
}

/** Shows why a file was rejected, or a photo's likely problems. */
function PhotoRemarks({ name, photo, disabled, onAccept }: PhotoFieldProps) {
  const { t, i18n } = useLingui()
  const refusalText = useRefusalText()
  const adviceText = useAdviceText()
  if (photo?.state === 'refused')
    return <InlineAlert tone="error">{refusalText(photo.reason)}</InlineAlert>
  if (photo?.state !== 'ready' || photo.photo.advice.length === 0) return null
  if (photo.isAccepted) {
    return (
      <p className={`${common.note} ${classes.accepted}`}>
        <Trans>You are using this photo anyway.</Trans>
      </p>
    )
  }
  return (
    <>
      <InlineAlert tone="warning" title={<Trans>A better photo gives a better result</Trans>}>
        {joinSentences(photo.photo.advice.map(adviceText), i18n.locale)}
      </InlineAlert>
      <Button
        variant="default"
        size="xs"
        className={common.start}
        aria-label={t`Use it anyway for ${name}`}
        disabled={disabled}
        onClick={onAccept}
      >
        <Trans>Use it anyway</Trans>
      </Button>
    </>
  )
}
