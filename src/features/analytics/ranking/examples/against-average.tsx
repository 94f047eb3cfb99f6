import type { Examples } from '@gallery/example'
import { AgainstAverage, outlierMark } from '@/features/analytics/ranking/against-average'
import type { RankedClient } from '@/features/analytics/ranking/ranked-client'

const below: RankedClient = {
  id: '1001',
  name: 'Lotus Digital Bank',
  sessions: 900,
  transactions: 2700,
  billable: 2600,
  successRate: 0.4,
  failed: 500,
  failureRate: 0.56,
  ownAverage: 0.79,
  against: 'below',
}
const above: RankedClient = { ...below, successRate: 0.93, against: 'above' }

export const examples: Examples = {
  badge: () => (
    <>
      <AgainstAverage client={below} /> <AgainstAverage client={above} />
    </>
  ),
  'with both rates': () => (
    <>
      <p>{outlierMark(below)}</p>
      <p>{outlierMark(above)}</p>
    </>
  ),
}
