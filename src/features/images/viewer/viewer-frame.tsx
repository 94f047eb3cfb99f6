import { Trans, useLingui } from '@lingui/react/macro'
import { useFullscreenElement } from '@mantine/hooks'
import { useState, type ReactNode } from 'react'
import type { FieldBox } from './field-boxes'
import type { LayerStyle } from './image-layers'
import { useHighlightedBox } from './use-highlighted-box'
import { useView } from './use-view'
import type { Bounds, View } from './view-transform'
import { ViewerTools, noAdjustment } from './viewer-bar'
import { ViewerFields } from './viewer-fields'
import common from '@/ui/display/common.module.css'
import classes from './image-viewer.module.css'

/** State shared by all panes of a viewer. The first pane sets the bounds. */
export interface PaneState {
  view: View
  onChange: (update: (view: View) => View) => void
  onBounds: (bounds: Bounds) => void
  layerStyle: LayerStyle
}

interface ViewerFrameProps {
  boxes: readonly FieldBox[]
  /** Data read from the image. */
  data: Record<string, unknown>
  /** Content before the tools. */
  modes?: ReactNode
  panes: (state: PaneState) => ReactNode
}

/** Frame around an image's panes, with the tools, the keyboard shortcuts and the fields found on the image. */
export function ViewerFrame({ boxes, data, modes, panes }: ViewerFrameProps) {
  const { t } = useLingui()
  const { ref, fullscreen, toggle } = useFullscreenElement()
  const { view, onChange, onBounds, onKeyDown, onShow } = useView()
  const [adjustment, setAdjustment] = useState(noAdjustment)
  const highlights = useHighlightedBox(boxes)
  const hasBoxes = boxes.length > 0
  return (
    <div
      ref={ref}
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
          isFullScreen={fullscreen}
          // Ignores the error because the browser may reject full screen.
          onFullScreen={
            document.fullscreenEnabled ? () => void toggle().catch(() => {}) : undefined
          }
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
