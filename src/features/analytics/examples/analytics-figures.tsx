import type { Examples } from '@gallery/example'
import { AnalyticsFigures } from '@/features/analytics/analytics-figures'
import type { LinkSlot } from '@/ui/display/link-slot'
import { toDayCounts } from '@/features/analytics/day-counts'
import { analytics, none, period, previous } from './figures'

const shared = { period, links: {}, counts: toDayCounts(analytics.series, period) }
const linked = {
  list:
    () =>
    ({ children, ...slot }: LinkSlot) => (
      <a href="#list" {...slot}>
        {children}
      </a>
    ),
}

const Compared = () => (
  <AnalyticsFigures {...shared} analytics={analytics} previous={previous} showsBillable={false} />
)

export const examples: Examples = {
  compared: { Framed: Compared, width: 1280, height: 200 },
  'with links and the billable part': {
    Framed: () => (
      <AnalyticsFigures
        {...shared}
        links={linked}
        analytics={analytics}
        previous={previous}
        showsBillable
      />
    ),
    width: 1280,
    height: 200,
  },
  'nothing to compare with': {
    Framed: () => <AnalyticsFigures {...shared} analytics={analytics} showsBillable={false} />,
    width: 1280,
    height: 200,
  },
  empty: {
    Framed: () => (
      <AnalyticsFigures {...shared} counts={[]} analytics={none} showsBillable={false} />
    ),
    width: 1280,
    height: 200,
  },
  'on a phone': { Framed: Compared, width: 390, height: 720 },
}
