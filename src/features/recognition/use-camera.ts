import { useEffect, useEffectEvent, useState } from 'react'

/** Reasons why the camera shows no picture. */
export type CameraProblem =
  | 'refused'
  | 'absent'
  | 'in_use'
  | 'unplugged'
  | 'insecure'
  | 'unsupported'

export type CameraState =
  | { state: 'starting' }
  | { state: 'on'; stream: MediaStream; deviceId: string | undefined }
  | { state: 'off'; problem: CameraProblem }

const problemByName: Record<string, CameraProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'in_use',
  AbortError: 'in_use',
}

/** Requests a resolution of up to 4K. If no camera was chosen, `facingMode` also requests a phone's rear camera. */
const idealSize = { width: { ideal: 3840 }, height: { ideal: 2160 } }

/**
 * Opens a camera while mounted, and lists all cameras to choose from. The camera is released when another camera
 * replaces it or the component unmounts.
 */
export function useCamera() {
  const [chosen, setChosen] = useState<{ deviceId?: string }>({})
  const [camera, setCamera] = useState<CameraState>({ state: 'starting' })
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([])

  const onEnded = useEffectEvent(() => setCamera({ state: 'off', problem: 'unplugged' }))
  useEffect(() => {
    let isLeft = false
    let stream: MediaStream | undefined
    const stop = () => stream?.getTracks().forEach((track) => track.stop())
    const start = async () => {
      setCamera({ state: 'starting' })
      if (!('mediaDevices' in navigator) || !navigator.mediaDevices)
        return setCamera({
          state: 'off',
          problem: window.isSecureContext ? 'unsupported' : 'insecure',
        })
      try {
        const { deviceId } = chosen
        const which = deviceId ? { deviceId: { exact: deviceId } } : { facingMode: 'environment' }
        stream = await navigator.mediaDevices.getUserMedia({ video: { ...idealSize, ...which } })
        if (isLeft) return stop()
        const [track] = stream.getVideoTracks()
        track?.addEventListener('ended', () => {
          if (!isLeft) onEnded()
        })
        setCamera({ state: 'on', stream, deviceId: track?.getSettings().deviceId })
        // Cameras have labels only after access is granted.
        const all = await navigator.mediaDevices.enumerateDevices()
        if (!isLeft) setDevices(all.filter(({ kind }) => kind === 'videoinput'))
      } catch (error) {
        const name = error instanceof Error ? error.name : ''
        if (!isLeft) setCamera({ state: 'off', problem: problemByName[name] ?? 'in_use' })
      }
    }
    void start()
    return () => {
      isLeft = true
      stop()
    }
  }, [chosen])

  return {
    camera,
    devices,
    /** Restarts the camera, or starts another camera. */
    start: (deviceId?: string) => setChosen(deviceId ? { deviceId } : {}),
  }
}
