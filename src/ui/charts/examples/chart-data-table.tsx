import { linkOptions } from '@tanstack/react-router'
import type { Examples } from '@gallery/example'
import { Card } from '@/ui/display/card'
import { Num } from '@/ui/display/data'
import { ChartDataLink, ChartDataTable } from '@/ui/charts/chart-data-table'
import type { DayCount } from '@/ui/charts/day-bars'
import { exampleCounts } from './days'

const columns = [
  { header: 'Day', value: ({ day }: DayCount) => day },
  {
    header: 'Sessions',
    value: ({ all }: DayCount) => all,
    cell: ({ all }: DayCount) => (
      <ChartDataLink to={linkOptions({ to: '/app/pages/home' })}>
        <Num value={all} />
      </ChartDataLink>
    ),
  },
  { header: 'Verified', value: ({ good }: DayCount) => good },
  { header: 'Rejected', value: ({ bad }: DayCount) => bad },
]

const Table = ({ days = 3 }) => (
  <Card title="Sessions by day">
    <ChartDataTable
      label="Sessions by day"
      columns={columns}
      rows={exampleCounts(days)}
      rowKey={({ day }) => day}
    />
  </Card>
)

export const examples: Examples = {
  'few rows': () => <Table />,
  'many rows': () => <Table days={30} />,
  'long texts, on a phone': {
    Framed: () => (
      <Card title="Errors">
        <ChartDataTable
          label="Errors"
          columns={[
            { header: 'Error', value: ([error]) => error },
            { header: 'Bundle', value: ([, bundle]) => bundle, align: 'start' },
            { header: 'Sessions with this error', value: ([, , count]) => count },
          ]}
          rows={
            [
              ['The face is not that of the document', 'Account opening for residents', 1204],
              ['الوثيقة منتهية الصلاحية', 'فتح الحسابات', 642],
              ['No text found', '', 0],
            ] as const
          }
          rowKey={([error]) => error}
        />
      </Card>
    ),
    width: 390,
    height: 280,
  },
}
