import type { Examples } from '@gallery/example'
import { Sparkline } from '@/ui/charts/sparkline'

const Line = ({ values }: { values: readonly number[] }) => (
  <div style={{ inlineSize: 64 }}>
    <Sparkline values={values} />
  </div>
)

export const examples: Examples = {
  many: () => <Line values={[212, 240, 198, 260, 301, 287, 310, 280, 333, 351]} />,
  'two values': () => <Line values={[12, 4]} />,
  'all equal': () => <Line values={[7, 7, 7, 7]} />,
  'all zero': () => <Line values={[0, 0, 0, 0]} />,
  'one value, which has no line': () => <Line values={[7]} />,
  wide: () => <Sparkline values={[3, 9, 4, 12, 8, 20, 2, 15]} />,
}
