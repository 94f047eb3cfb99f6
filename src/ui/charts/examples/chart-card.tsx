import type { Examples } from '@gallery/example'
import { Button } from '@/ui/form/button'
import { BarList } from '@/ui/charts/bar-list'
import { ChartCard } from '@/ui/charts/chart-card'
import common from '@/ui/display/common.module.css'

const rows = [
  { reason: 'Glare on the document', count: 1204 },
  { reason: 'The document has expired', count: 642 },
  { reason: 'The face is not that of the document', count: 87 },
]

const card = {
  title: 'Most frequent errors',
  columns: [
    { header: 'Error', value: ({ reason }: (typeof rows)[number]) => reason },
    { header: 'Sessions', value: ({ count }: (typeof rows)[number]) => count },
  ],
  rows,
  rowKey: ({ reason }: (typeof rows)[number]) => reason,
  fileName: 'errors',
  emptyText: 'No errors in this period',
  children: (
    <BarList
      label="Most frequent errors"
      tone="failure"
      items={rows.map(({ reason, count }) => ({
        key: reason,
        label: reason,
        size: count,
        value: count.toLocaleString('en'),
      }))}
    />
  ),
}

export const examples: Examples = {
  chart: () => <ChartCard {...card} />,
  'without a chart': () => (
    <ChartCard
      {...card}
      tableOnly
      note={
        <p className={`${common.row} ${common.note}`}>
          The chart did not load. The table shows the same figures.
          <Button size="compact-sm" variant="default">
            Load the chart
          </Button>
        </p>
      }
    />
  ),
  'with a legend and a control': () => (
    <ChartCard
      {...card}
      legend={<span className={common.caption}>Sessions that ended with an error</span>}
      control={
        <Button size="compact-sm" variant="default">
          All bundles
        </Button>
      }
    />
  ),
  empty: () => <ChartCard {...card} rows={[]} />,
  'long title': () => (
    <ChartCard
      {...card}
      title="Most frequent errors of all sessions that were started on a phone and finished on another"
    />
  ),
  'on a phone': {
    Framed: () => (
      <ChartCard
        {...card}
        legend={<span className={common.caption}>Sessions that ended with an error</span>}
      />
    ),
    width: 390,
    height: 320,
  },
}
