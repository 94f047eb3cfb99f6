import { useState } from 'react'
import type { Examples } from '@gallery/example'
import { CutoffSlider } from '@/ui/fields/cutoff-slider'

function Slider({
  initial = 0.8,
  note,
  error,
}: {
  initial?: number
  note?: string
  error?: string
}) {
  const [value, setValue] = useState(initial)
  return (
    <div style={{ maxInlineSize: 400 }}>
      <CutoffSlider value={value} min={0.5} onChange={setValue} note={note} error={error} />
    </div>
  )
}

export const examples: Examples = {
  recommended: () => <Slider />,
  'the lowest': () => <Slider initial={0.5} />,
  'the highest': () => <Slider initial={1} />,
  'a custom note': () => (
    <Slider initial={0.9} note="At 90%, 12 of the 40 names of the last month would have matched." />
  ),
  error: () => <Slider error="The list needs a cutoff of at least 85%." initial={0.6} />,
}
