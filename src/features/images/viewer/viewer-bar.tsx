import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedControl } from '@mantine/core'
import {
  IconAdjustmentsHorizontal,
  IconMaximize,
  IconMinimize,
  IconRotate2,
  IconRotateClockwise2,
  IconZoomIn,
  IconZoomOut,
  IconZoomReset,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { iconProps } from '@/ui/display/icon-props'
import { formatPercent } from '@/lib/format'
import { IconButton } from '@/ui/display/icon-button'
import { RangeSlider } from '@/ui/fields/range-slider'
import { Button } from '@/ui/form/button'
import { Popover } from '@/ui/overlays/popover'
import { ZOOM_STEP } from './use-view'
import type { ViewerMode } from './viewer-mode'
import { rotate, wholeView, zoomAt, type View } from './view-transform'
import common from '@/ui/display/common.module.css'
import classes from './image-viewer.module.css'

export interface Adjustment {
  brightness: number
  contrast: number
}
export const noAdjustment: Adjustment = { brightness: 100, contrast: 100 }

interface ViewerToolsProps {
  view: View
  onChange: (update: (view: View) => View) => void
  adjustment: Adjustment
  onAdjust: (adjustment: Adjustment) => void
  isFullScreen: boolean
  onFullScreen: (() => void) | undefined
}

interface ViewerModesProps {
  mode: ViewerMode
  onMode: (mode: ViewerMode) => void
  /** Whether the session has another face to compare with. */
  hasFacing: boolean
  percent: number
  onPercent: (percent: number) => void
}

/** Selects the viewer mode: one version of the image, both versions side by side or stacked, or another face. */
export function ViewerModes(props: ViewerModesProps) {
  const { mode, onMode, hasFacing, percent, onPercent } = props
  const { t } = useLingui()
  const modes: { value: ViewerMode; label: string }[] = [
    { value: 'original', label: t`Original` },
    { value: 'boxed', label: t`Boxed` },
    { value: 'side', label: t`Side by side` },
    { value: 'swipe', label: t`Swipe` },
    { value: 'overlay', label: t`Overlay` },
    ...(hasFacing ? [{ value: 'faces', label: t`Faces` } as const] : []),
  ]
  return (
    <>
      <div className={classes.modes}>
        <SegmentedControl aria-label={t`View`} data={modes} value={mode} onChange={onMode} />
      </div>
      {mode === 'swipe' ? (
        <Slider label={t`Divider`} value={percent} max={100} onChange={onPercent} isInBar />
      ) : null}
      {mode === 'overlay' ? (
        <Slider label={t`Opacity`} value={percent} max={100} onChange={onPercent} isInBar />
      ) : null}
    </>
  )
}

/** Buttons to zoom, rotate, adjust the brightness and toggle full screen. */
export function ViewerTools(props: ViewerToolsProps) {
  const { view, onChange, isFullScreen, onFullScreen } = props
  const { t, i18n } = useLingui()
  return (
    <div className={`${common.row} ${classes.tools}`}>
      <IconButton
        label={t`Zoom out`}
        size="lg"
        onClick={() => onChange((current) => zoomAt(current, 1 / ZOOM_STEP))}
      >
        <IconZoomOut {...iconProps} />
      </IconButton>
      <output className={classes.zoom} aria-label={t`Zoom`}>
        {formatPercent(Math.round(view.scale * 100) / 100, i18n.locale)}
      </output>
      <IconButton
        label={t`Zoom in`}
        size="lg"
        onClick={() => onChange((current) => zoomAt(current, ZOOM_STEP))}
      >
        <IconZoomIn {...iconProps} />
      </IconButton>
      <IconButton
        label={t`Fit to screen`}
        size="lg"
        onClick={() => onChange(({ turns }) => ({ ...wholeView, turns }))}
      >
        <IconZoomReset {...iconProps} />
      </IconButton>
      <IconButton
        label={t`Rotate left`}
        size="lg"
        onClick={() => onChange((current) => rotate(current, -1))}
      >
        <IconRotate2 {...iconProps} />
      </IconButton>
      <IconButton
        label={t`Rotate right`}
        size="lg"
        onClick={() => onChange((current) => rotate(current, 1))}
      >
        <IconRotateClockwise2 {...iconProps} />
      </IconButton>
      <AdjustmentPopover {...props} />
      {onFullScreen ? (
        <IconButton
          label={isFullScreen ? t`Exit full screen` : t`Full screen`}
          size="lg"
          onClick={onFullScreen}
        >
          {isFullScreen ? <IconMinimize {...iconProps} /> : <IconMaximize {...iconProps} />}
        </IconButton>
      ) : null}
    </div>
  )
}

function AdjustmentPopover({ adjustment, onAdjust }: ViewerToolsProps) {
  const { t } = useLingui()
  const { brightness, contrast } = adjustment
  return (
    <Popover
      label={t`Brightness and contrast`}
      align="end"
      className={classes.adjustment}
      button={(button) => (
        <IconButton {...button} label={t`Brightness and contrast`} size="lg">
          <IconAdjustmentsHorizontal {...iconProps} />
        </IconButton>
      )}
    >
      {() => (
        <>
          <Slider
            label={t`Brightness`}
            value={brightness}
            max={200}
            onChange={(value) => onAdjust({ ...adjustment, brightness: value })}
          />
          <Slider
            label={t`Contrast`}
            value={contrast}
            max={200}
            onChange={(value) => onAdjust({ ...adjustment, contrast: value })}
          />
          <Button variant="default" size="xs" onClick={() => onAdjust(noAdjustment)}>
            <Trans>Reset</Trans>
          </Button>
        </>
      )}
    </Popover>
  )
}

interface SliderProps {
  label: ReactNode
  value: number
  max: number
  onChange: (value: number) => void
  isInBar?: boolean
}

function Slider({ label, value, max, onChange, isInBar }: SliderProps) {
  return (
    // Runs from left to right in every language, like the divider on the image.
    <label className={classes.slider} data-bar={isInBar || undefined}>
      <span>{label}</span>
      <RangeSlider dir="ltr" min={0} max={max} value={value} onChange={onChange} />
    </label>
  )
}
