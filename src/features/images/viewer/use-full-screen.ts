import { useEffect, useState } from 'react'

/** Shows an element on the whole screen and back. `toggle` is undefined where the browser cannot. */
export function useFullScreen(element: HTMLElement | null) {
  const [isFullScreen, setIsFullScreen] = useState(false)
  useEffect(() => {
    const onChange = () =>
      setIsFullScreen(element !== null && document.fullscreenElement === element)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [element])
  // A refusal leaves everything as it is.
  const toggle = () =>
    void (isFullScreen ? document.exitFullscreen() : element?.requestFullscreen())?.catch(() => {})
  return { isFullScreen, toggle: document.fullscreenEnabled ? toggle : undefined }
}
