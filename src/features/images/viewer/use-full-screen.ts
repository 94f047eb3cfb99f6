import { useEffect, useState } from 'react'

/** Toggles full screen for an element. `toggle` is undefined where the browser does not support it. */
export function useFullScreen(element: HTMLElement | null) {
  const [isFullScreen, setIsFullScreen] = useState(false)
  useEffect(() => {
    const onChange = () =>
      setIsFullScreen(element !== null && document.fullscreenElement === element)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [element])
  // A refusal changes nothing.
  const toggle = () =>
    void (isFullScreen ? document.exitFullscreen() : element?.requestFullscreen())?.catch(() => {})
  return { isFullScreen, toggle: document.fullscreenEnabled ? toggle : undefined }
}
