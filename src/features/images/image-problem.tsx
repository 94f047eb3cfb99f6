import { Trans, useLingui } from '@lingui/react/macro'
import { describeError } from '@/api/core/errors'
import { QueryFailure } from '@/features/labels/query-failure'
import { NotAnImageError } from '@/lib/image/image-bytes'
import { StatePanel } from '@/ui/feedback/states'
import { Button } from '@/ui/form/button'
import { markLanguage } from '@/ui/feedback/server-text'
import classes from './thumbnail.module.css'

interface ImageProblemProps {
  error: Error
  busy: boolean
  onRetry: () => void
}

/** Explains why the viewer can't show the image. */
export function ImageProblem(props: ImageProblemProps) {
  if (!(props.error instanceof NotAnImageError)) return <QueryFailure {...props} />
  return (
    <StatePanel
      role="alert"
      illustration="error"
      title={<Trans>This is not an image</Trans>}
      text={<Trans>The server sent a file that is not an image, so it is not shown.</Trans>}
      action={
        <Button variant="default" busy={props.busy} onClick={props.onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}

/** `ImageProblem` at thumbnail size. */
export function ThumbnailProblem({ error, busy, onRetry }: ImageProblemProps) {
  const { t } = useLingui()
  const { title, fromServer, lang, notAllowed } = describeError(error)
  const isRefused = error instanceof NotAnImageError
  const what = isRefused ? t`This is not an image` : notAllowed ? t`Not allowed` : title
  return (
    <div role="alert" className={classes.problem}>
      <p>
        {what}
        {notAllowed && fromServer ? <small>{markLanguage(fromServer, lang)}</small> : null}
      </p>
      {notAllowed ? null : (
        <Button variant="default" size="xs" busy={busy} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  )
}

/** Shown if a check has no image of this kind. */
export function NoImage() {
  return (
    <StatePanel
      role="status"
      illustration="empty"
      title={<Trans>No image</Trans>}
      text={<Trans>This check has no image of this kind.</Trans>}
    />
  )
}

/** `NoImage` at thumbnail size. */
export function NoThumbnail() {
  return (
    <p role="status" className={classes.problem}>
      <Trans>No image</Trans>
    </p>
  )
}
