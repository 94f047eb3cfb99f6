import { useState } from 'react'
import type { Examples } from '@gallery/example'
import { inState } from '@gallery/state'
import { noAdjustment, ViewerModes, ViewerTools } from '@/features/images/viewer/viewer-bar'
import type { ViewerMode } from '@/features/images/viewer/viewer-mode'
import { wholeView } from '@/features/images/viewer/view-transform'

function Modes({ chosen, hasFacing = true }: { chosen: ViewerMode; hasFacing?: boolean }) {
  const [mode, setMode] = useState(chosen)
  const [percent, setPercent] = useState(50)
  return (
    <ViewerModes
      mode={mode}
      onMode={setMode}
      hasFacing={hasFacing}
      percent={percent}
      onPercent={setPercent}
    />
  )
}

function Tools({ isFullScreen = false }: { isFullScreen?: boolean }) {
  const [view, setView] = useState({ ...wholeView, scale: 1.5 })
  const [adjustment, setAdjustment] = useState(noAdjustment)
  return (
    <ViewerTools
      view={view}
      onChange={setView}
      adjustment={adjustment}
      onAdjust={setAdjustment}
      isFullScreen={isFullScreen}
      onFullScreen={() => {}}
    />
  )
}

export const examples: Examples = {
  modes: () => <Modes chosen="original" />,
  'modes, without another face': () => <Modes chosen="boxed" hasFacing={false} />,
  'modes, with a divider': () => <Modes chosen="swipe" />,
  'modes, with an opacity': () => <Modes chosen="overlay" />,
  'modes on a phone': {
    Framed: () => <Modes chosen="swipe" />,
    width: 390,
    height: 120,
  },
  tools: () => <Tools />,
  'tools, hover': inState('hover', Tools),
  'tools, focus': inState('focus', Tools),
  'tools, pressed': inState('active', Tools),
  'tools, full screen': () => <Tools isFullScreen />,
}
