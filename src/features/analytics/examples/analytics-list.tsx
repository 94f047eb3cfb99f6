import type { Examples } from '@gallery/example'
import { AnalyticsList } from '@/features/analytics/analytics-list'
import { Num } from '@/ui/display/data'

type Row = { name: string; count: number }

const rows = Array.from({ length: 11 }, (_, index): Row => ({
  name: index === 1 ? 'National telecom registry, second attempt' : `Service ${index + 1}`,
  count: 12_480 - index * 1040,
}))

type ListProps = { of: readonly Row[]; tone?: 'neutral' | 'failure' }

const List = ({ of, tone }: ListProps) => (
  <div style={{ inlineSize: 400, maxInlineSize: '100%' }}>
    <AnalyticsList
      title="Services"
      counted="Transactions"
      rows={of}
      rowKey={({ name }) => name}
      columns={[
        { header: 'Service', value: ({ name }) => name },
        { header: 'Transactions', value: ({ count }) => count, isCount: true },
      ]}
      item={({ name, count }) => ({ label: name, size: count, value: <Num value={count} /> })}
      tone={tone}
      fileName="services"
      note="Each attempt counts."
      empty="No transactions in this period."
    />
  </div>
)

export const examples: Examples = {
  one: () => <List of={rows.slice(0, 1)} />,
  'more than there are bars': () => <List of={rows} />,
  'of failures': () => <List of={rows.slice(0, 3)} tone="failure" />,
  empty: () => <List of={[]} />,
}
