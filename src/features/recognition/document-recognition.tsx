import { Trans, useLingui } from '@lingui/react/macro'
import { createRef, lazy, useState } from 'react'
import { isSilent } from '@/api/core/api-error'
import { describeError } from '@/api/core/errors'
import { useScope } from '@/api/core/use-scope'
import { useRecognition } from '@/api/recognition'
import {
  imageField,
  getDocumentSides,
  type DocumentSide,
  type DocumentType,
} from '@/backend/recognition'
import { Card } from '@/ui/display/card'
import { markLanguage } from '@/ui/feedback/server-text'
import { HiddenText } from '@/ui/display/hidden-text'
import { LazyPart } from '@/ui/feedback/lazy-part'
import { Button } from '@/ui/form/button'
import { useCancellableTask } from '@/ui/tasks/use-cancellable-task'
import { PhotoField } from './photo-field'
import { useSideName } from './photo-texts'
import { RecognitionState } from './recognition-state'
import { useFileIntake } from './use-file-intake'
import {
  placesFor,
  usablePhoto,
  usePhotos,
  type Photo,
  type RecognitionOutcome,
  type SentPhoto,
} from './use-photos'
import common from '@/ui/display/common.module.css'
import classes from './recognition.module.css'

const RecognitionResult = lazy(() =>
  import('./recognition-result').then((module) => ({ default: module.RecognitionResult })),
)

/**
 * Takes a document's photos and shows the fields that the service reads. Photos and result stay in memory until the
 * component unmounts, so use a `key` per document type.
 */
export function DocumentRecognition({ type }: { type: DocumentType }) {
  const scope = useScope()
  const { t } = useLingui()
  const sides = getDocumentSides(type)
  const sideName = useSideName(sides)
  const { photos, take, remove, accept } = usePhotos()
  const { mutateAsync, error } = useRecognition(scope)
  const [sent, setSent] = useState<readonly SentPhoto[]>([])
  const [outcome, setOutcome] = useState<RecognitionOutcome>()
  const [isAsked, setIsAsked] = useState(false)
  const [hasNoRoom, setHasNoRoom] = useState(false)
  const task = useCancellableTask<never, never>()
  const isPending = task.isRunning
  const [chooseButtons] = useState(() => ({
    front: createRef<HTMLButtonElement>(),
    back: createRef<HTMLButtonElement>(),
  }))

  const onFiles = (files: readonly File[], wantedSide?: DocumentSide) => {
    if (isPending) return
    const { places, left } = placesFor(files, sides, photos, wantedSide)
    setHasNoRoom(left > 0)
    for (const [side, file] of places) void take(side, file)
  }
  useFileIntake(onFiles)

  const send = () => {
    if (task.isBusy()) return
    const ready = sides.flatMap((side): SentPhoto[] => {
      const photo = usablePhoto(photos[side])
      return photo ? [{ side, photo }] : []
    })
    if (ready.length < sides.length) {
      setIsAsked(true)
      const missing = sides.find((side) => !usablePhoto(photos[side]))
      if (missing) chooseButtons[missing].current?.focus()
      return
    }
    setSent(ready)
    setOutcome(undefined)
    void task.run(
      async (signal) => {
        const recognition = await mutateAsync({
          type,
          photos: ready.map(({ side, photo }) => ({ side, base64: photo.base64 })),
          signal,
        })
        setOutcome({ type, recognition, sent: ready })
      },
      // The mutation's error is shown below.
      () => undefined,
    )
  }

  const shownError = error && !isSilent(error) && !isPending ? error : undefined
  const refusal = shownError ? describeError(shownError) : undefined
  const getSideError = (side: DocumentSide) => {
    const photo = photos[side]
    const isSame = sent.some((each) => each.photo === (photo && usablePhoto(photo)))
    const name = imageField(type, side)
    const fromServer = refusal?.fields[`data.${name}`] ?? refusal?.fields[name]
    if (isSame && fromServer) return markLanguage(fromServer, refusal?.lang)
    return isAsked ? getPhotoProblem(photo) : undefined
  }
  const getPhotoProblem = (photo: Photo | undefined) => {
    if (!photo) return t`Add a photo of this side.`
    if (photo.state === 'checking') return t`This photo is still being checked.`
    return photo.state === 'ready' && !usablePhoto(photo)
      ? t`Take a better photo, or choose “Use it anyway”.`
      : undefined
  }
  const hasChanged = outcome?.sent.some(({ side, photo }) => usablePhoto(photos[side]) !== photo)

  return (
    <div className={classes.columns}>
      <Card title={<Trans>Photos</Trans>}>
        <div className={classes.fields} data-sides={sides.length}>
          {sides.map((side) => (
            <PhotoField
              key={side}
              chooseButton={chooseButtons[side]}
              name={sideName(side)}
              photo={photos[side]}
              error={getSideError(side)}
              disabled={isPending}
              onFiles={(files) => onFiles(files, side)}
              onRemove={() => remove(side)}
              onAccept={() => accept(side)}
            />
          ))}
        </div>
        <p role="status" className={`${common.note} ${classes.note}`}>
          {hasNoRoom ? <Trans>There is no room for more photos. Remove one first.</Trans> : null}
        </p>
        <div className={`${common.row} ${classes.actions}`}>
          <Button busy={isPending} onClick={send}>
            <Trans>Read the document</Trans>
          </Button>
          {isPending ? (
            <Button variant="default" onClick={task.cancel}>
              <Trans>Cancel</Trans>
            </Button>
          ) : null}
        </div>
        <p className={`${common.note} ${classes.note}`}>
          <Trans>
            Your browser rotates and resizes the photos and removes their location and time. Nothing
            is stored: leaving this screen clears everything.
          </Trans>
        </p>
      </Card>
      <div>
        <div role="status">
          <HiddenText>
            {isPending ? t`Reading the document` : outcome ? t`The document was read` : null}
          </HiddenText>
        </div>
        {outcome ? (
          <LazyPart onFailure={() => setOutcome(undefined)}>
            <RecognitionResult {...outcome} hasChanged={hasChanged} />
          </LazyPart>
        ) : (
          <RecognitionState error={shownError} isPending={isPending} onRetry={send} />
        )}
      </div>
    </div>
  )
}
