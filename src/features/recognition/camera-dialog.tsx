import { Trans, useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useCallback, useRef } from 'react'
import { iconProps } from '@/ui/display/icon-props'
import { StatePanel } from '@/ui/feedback/states'
import { Button } from '@/ui/form/button'
import { Dialog, DialogActions } from '@/ui/overlays/dialog'
import { useSubmit } from '@/ui/tasks/use-submit'
import { useCamera, type CameraProblem } from './use-camera'
import common from '@/ui/display/common.module.css'
import classes from './camera-dialog.module.css'

interface CameraDialogProps {
  /** Name of the document side to photograph. */
  name: string
  onPhoto: (file: File) => void
  onClose: () => void
}

/** Dialog that takes a photo with the camera. Load it lazily. */
export function CameraDialog({ name, onPhoto, onClose }: CameraDialogProps) {
  const { t } = useLingui()
  const { camera, devices, start } = useCamera()
  const video = useRef<HTMLVideoElement>(null)
  const stream = camera.state === 'on' ? camera.stream : undefined
  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element
      if (element && stream) element.srcObject = stream
    },
    [stream],
  )

  const { submit: takePhoto, isPending } = useSubmit(async () => {
    const file = video.current && (await captureFrame(video.current))
    if (file) onPhoto(file)
  })
  return (
    <Dialog title={t`Photo: ${name}`} size="wide" closesOnOutsideClick={false} onClose={onClose}>
      {camera.state === 'off' ? (
        <Problem problem={camera.problem} onRetry={() => start()} />
      ) : (
        <>
          <div className={classes.frame}>
            {stream ? (
              <>
                <video
                  ref={show}
                  className={classes.video}
                  aria-label={t`Camera preview`}
                  autoPlay
                  playsInline
                  muted
                />
                <div className={classes.guide} aria-hidden="true" />
              </>
            ) : (
              <p role="status" className={classes.starting}>
                <Trans>Starting the camera. The browser may ask for your permission.</Trans>
              </p>
            )}
          </div>
          <p className={`${common.note} ${classes.hint}`}>
            <Trans>
              Fit the document in the frame, in even light, with all four corners visible.
            </Trans>
          </p>
        </>
      )}
      <DialogActions>
        {camera.state === 'on' && devices.length > 1 ? (
          <NativeSelect
            aria-label={t`Camera`}
            value={camera.deviceId ?? ''}
            data={devices.map(({ deviceId, label }, index) => ({
              value: deviceId,
              label: label || t`Camera ${index + 1}`,
            }))}
            onChange={({ currentTarget }) => start(currentTarget.value)}
          />
        ) : null}
        <Button variant="default" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        {camera.state === 'on' ? (
          <Button
            leftSection={<IconCamera {...iconProps} />}
            busy={isPending}
            onClick={() => void takePhoto()}
          >
            <Trans>Take photo</Trans>
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  )
}

/** Captures the camera's current frame, or undefined if there is no picture yet. */
async function captureFrame(video: HTMLVideoElement): Promise<File | undefined> {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0) return undefined
  const canvas = new OffscreenCanvas(videoWidth, videoHeight)
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
  return new File([blob], 'camera.jpg', { type: blob.type })
}

function Problem({ problem, onRetry }: { problem: CameraProblem; onRetry: () => void }) {
  const { t } = useLingui()
  const texts: Record<CameraProblem, [title: string, text: string]> = {
    refused: [
      t`Camera access is blocked`,
      t`Allow camera access for this site in your browser settings, then try again.`,
    ],
    absent: [t`No camera found`, t`Connect a camera, then try again.`],
    in_use: [
      t`The camera did not start`,
      t`Another app may be using the camera. Close it, then try again.`,
    ],
    unplugged: [
      t`The camera was disconnected`,
      t`Reconnect it, then try again. Your photos are still here.`,
    ],
    insecure: [
      t`The camera needs a secure connection`,
      t`Open the portal over HTTPS, then try again.`,
    ],
    unsupported: [
      t`This browser does not support camera access`,
      t`Update the browser, or use another one.`,
    ],
  }
  const [title, text] = texts[problem]
  return (
    <StatePanel
      role="alert"
      illustration="error"
      title={title}
      text={text}
      hint={<Trans>You can choose a file instead.</Trans>}
      action={
        problem === 'insecure' || problem === 'unsupported' ? undefined : (
          <Button variant="default" onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    />
  )
}
