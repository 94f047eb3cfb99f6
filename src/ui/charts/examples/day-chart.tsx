import { useEffect, useState } from 'react'
import type { Examples } from '@gallery/example'
import { toDayBars } from '@/ui/charts/day-bars'
import { DayChart } from '@/ui/charts/day-chart'
import { exampleCounts, labels } from './days'

function Chart({ counts = exampleCounts(30) }) {
  return (
    <div style={{ blockSize: 232 }}>
      <DayChart title="Sessions by day" bars={toDayBars(counts)} labels={labels} />
    </div>
  )
}

/** Simulates hovering over the chart once it is drawn. */
function Pointed() {
  const [box, setBox] = useState<HTMLDivElement | null>(null)
  useEffect(() => {
    if (!box) return
    const observer = new MutationObserver(() => {
      const { left, top, width, height } = box.getBoundingClientRect()
      const [clientX, clientY] = [left + width / 2, top + height / 2]
      const drawing = document.elementFromPoint(clientX, clientY)
      if (!(drawing instanceof SVGElement)) return
      drawing.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX, clientY }))
      observer.disconnect()
    })
    observer.observe(box, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [box])
  return (
    <div ref={setBox}>
      <Chart />
    </div>
  )
}

export const examples: Examples = {
  'thirty days': Chart,
  'one day': () => <Chart counts={exampleCounts(1)} />,
  hours: () => <Chart counts={exampleCounts(24, 'hours')} />,
  weeks: () => <Chart counts={exampleCounts(180)} />,
  'nothing on any day': () => (
    <Chart
      counts={exampleCounts(7).map(({ day }) => ({ day, all: 0, good: 0, bad: 0, rest: 0 }))}
    />
  ),
  hover: { Framed: Pointed, height: 260 },
  'on a phone': { Framed: Chart, width: 390, height: 260 },
}
