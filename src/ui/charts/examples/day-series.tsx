import { linkOptions } from '@tanstack/react-router'
import type { Examples } from '@gallery/example'
import { Card } from '@/ui/display/card'
import { DayChartSkeleton, DaySeries } from '@/ui/charts/day-series'
import { exampleCounts, labels } from './days'

function Series({ counts = exampleCounts(30) }) {
  return (
    <DaySeries
      title="Sessions by day"
      days={counts}
      labels={labels}
      fileName="sessions-by-day"
      link={() => linkOptions({ to: '/app/pages/home' })}
      onDays={() => {}}
    />
  )
}

export const examples: Examples = {
  'thirty days': Series,
  'half a year': () => <Series counts={exampleCounts(180)} />,
  'one day, by hour': () => <Series counts={exampleCounts(24, 'hours')} />,
  empty: () => <Series counts={[]} />,
  loading: () => (
    <Card title="Sessions by day">
      <DayChartSkeleton />
    </Card>
  ),
  'on a phone': { Framed: Series, width: 390, height: 380 },
}
