import { useState } from 'react'
import type { Examples } from '@gallery/example'
import { RangeSlider } from '@/ui/fields/range-slider'

function Slider({ initial = 40, disabled = false }) {
  const [value, setValue] = useState(initial)
  return (
    <div style={{ maxInlineSize: 400 }}>
      <RangeSlider
        aria-label="Zoom"
        min={0}
        max={100}
        value={value}
        disabled={disabled}
        onChange={setValue}
      />
    </div>
  )
}

export const examples: Examples = {
  between: () => <Slider />,
  'at its start': () => <Slider initial={0} />,
  'at its end': () => <Slider initial={100} />,
  disabled: () => <Slider disabled />,
}
