import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState, type ReactNode } from 'react'
import type { FieldBox } from './field-boxes'
import type { LayerStyle } from './image-layers'
import { useHighlightedBox } from './use-highlighted-box'
import { useView } from './use-view'
import type { Bounds, View } from './view-transform'
import { ViewerTools, noAdjustment } from './viewer-bar'
import { ViewerFields } from './viewer-fields'
import common from '@/ui/display/common.module.css'
import classes from './image-viewer.module.css'

/** The state that all panes of a viewer share; the bounds are those of the first pane. */
export interface PaneState {
  view: View
  onChange: (update: (view: View) => View) => void
  onBounds: (bounds: Bounds) => void
  layerStyle: LayerStyle
}

interface ViewerFrameProps {
  boxes: readonly FieldBox[]
  /** The data that was read from the image. */
  data: Record<string, unknown>
  /** Before the tools. */
  modes?: ReactNode
  panes: (state: PaneState) => ReactNode
}

/** The frame around the panes of an image: the tools, the keys and the fields found on it. */
export function ViewerFrame({ boxes, data, modes, panes }: ViewerFrameProps) {
  const { t } = useLingui()
  const [element, setElement] = useState<HTMLElement | null>(null)
  const { isFullScreen, toggle } = useFullScreen(element)
  const { view, onChange, onBounds, onKeyDown, onShow } = useView()
  const [adjustment, setAdjustment] = useState(noAdjustment)
  const highlights = useHighlightedBox(boxes)
  const hasBoxes = boxes.length > 0
  return (
    <div
      ref={setElement}
      role="group"
      aria-label={t`Image viewer`}
      className={classes.viewer}
      onKeyDown={onKeyDown}
    >
      <div className={`${common.row} ${classes.bar}`}>
        {modes}
        <ViewerTools
          view={view}
          onChange={onChange}
          adjustment={adjustment}
          onAdjust={setAdjustment}
          isFullScreen={isFullScreen}
          onFullScreen={toggle}
        />
      </div>
      <div className={classes.main}>
        <div className={classes.panes}>
          {panes({
            view,
            onChange,
            onBounds,
            layerStyle: { ...adjustment, highlights: hasBoxes ? highlights : undefined },
          })}
        </div>
        {hasBoxes ? <ViewerFields {...highlights} data={data} onShow={onShow} /> : null}
      </div>
      <p className={`${common.caption} ${classes.keys}`}>
        <Trans>
          When the image is focused, use the arrow keys to pan, + and − to zoom, and 0 to fit it to
          the screen.
        </Trans>
      </p>
    </div>
  )
}

/** Toggles full screen for an element. `toggle` is undefined where the browser does not support it. */
function useFullScreen(element: HTMLElement | null) {
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
